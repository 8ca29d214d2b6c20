import { openRuntime, readConfig } from '@jawab/runtime';
import { startWorker, type WorkerOptions } from '@jawab/worker';

/**
 * A worker in a process of its own, to be killed. Its arguments: the database's address, settings and times beside the
 * usual ones as JSON.
 */
const [, , connectionString = '', settings = '{}', times = '{}'] = process.argv;
const config = readConfig({ LOG_LEVEL: 'error', SECRET_KEY: 'ab'.repeat(32), ...JSON.parse(settings) });
const runtime = await openRuntime(config, { connectionString });
const usual = { takeBackMs: 100, pollIntervalMs: 50, refreshMs: 200 };
await startWorker(runtime, { ...usual, ...(JSON.parse(times) as WorkerOptions) });
process.send?.('ready');
process.once('disconnect', () => process.exit(0));

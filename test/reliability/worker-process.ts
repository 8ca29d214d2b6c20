import { openRuntime, readConfig } from '@jawab/runtime';
import { startWorker } from '@jawab/worker';

/** A worker in a process of its own, to be killed: the database's address is its only argument. */
const [, , connectionString = ''] = process.argv;
const config = readConfig({ LOG_LEVEL: 'error', SECRET_KEY: 'ab'.repeat(32) });
const runtime = await openRuntime(config, { connectionString });
await startWorker(runtime, { beatMs: 100, silenceMs: 1_500, pollIntervalMs: 50, refreshMs: 200 });
process.send?.('ready');
process.once('disconnect', () => process.exit(0));

import { openRuntime, readConfig } from '@jawab/runtime';
import { serve } from '@jawab/server/serve.ts';

/** A server in a process of its own, to be killed. Its arguments: the database's address, and settings as JSON. */
const [, , connectionString = '', settings = '{}'] = process.argv;
const config = readConfig({
  LOG_LEVEL: 'error',
  SECRET_KEY: 'ab'.repeat(32),
  PORT: '0',
  ...JSON.parse(settings),
});
const { url } = await serve(await openRuntime(config, { connectionString }), ['rest']);
process.send?.(url);
process.once('disconnect', () => process.exit(0));

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hasPgBouncer, startPgBouncer } from '@jawab/test/support/pgbouncer.ts';

// Runs a command with TEST_PGBOUNCER_URL, a PgBouncer in front of the server of TEST_DATABASE_URL:
//   sh scripts/postgres17.sh node scripts/pgbouncer.ts node_modules/.bin/vitest run
const [command, ...args] = process.argv.slice(2);
const { TEST_DATABASE_URL: serverUrl } = process.env;
if (!command || !serverUrl) throw new Error('Name a command, and set TEST_DATABASE_URL.');
if (!hasPgBouncer()) {
  console.log('SKIPPED: the run through PgBouncer, which is not installed (apt-get install pgbouncer).');
  process.exit(0);
}
const pooler = await startPgBouncer(serverUrl);
const child = spawn(command, args, {
  stdio: 'inherit',
  env: Object.assign({}, process.env, { TEST_PGBOUNCER_URL: pooler.url }),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const [code] = await once(child, 'exit');
await pooler.close();
process.exit(code ?? 1);

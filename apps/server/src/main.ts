import cluster from 'node:cluster';
import { InvalidSetting, readConfig } from '@jawab/runtime/config.ts';
import { createLog } from '@jawab/runtime/log.ts';
import { startEmbedded } from '@jawab/runtime/start-embedded.ts';
import { readArguments, usage } from './read-arguments.ts';
import { runProcesses } from './run-processes.ts';

async function main() {
  const { isHelp, roles, processes } = readArguments(process.argv.slice(2));
  if (isHelp) return console.log(usage);
  const config = readConfig();
  if (processes > 1 && !config.databaseUrl)
    throw new InvalidSetting(
      '--processes needs PostgreSQL: set DATABASE_URL. The embedded database has one process.',
    );
  if (processes > 1 && cluster.isPrimary) return runProcesses(processes, createLog(config.logLevel));
  const embedded = startEmbedded(config);
  // Everything else is loaded while the process of the database starts.
  const { start } = await import('./start.ts');
  await start(config, roles, { embedded });
}

main().catch(async (error: unknown) => {
  const { DataDirectoryInUse, DiskFull, SchemaMismatch } = await import('@jawab/runtime');
  const known = [InvalidSetting, DataDirectoryInUse, DiskFull, SchemaMismatch].some(
    (kind) => error instanceof kind,
  );
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    console.error('The port is in use. Stop the other process, or set PORT to another port.');
  else if (code === 'ENOSPC' || code === '53100')
    console.error(
      'A disk is full: that of the data directory, or of the database. Make room and start again.',
    );
  else console.error(known ? (error as Error).message : error);
  process.exit(1);
});

import { type EmbeddedDatabase, openEmbedded } from '@jawab/embedded-postgres';
import type { Config } from './config.ts';
import { createLog } from './log.ts';

/**
 * Starts the embedded database, or returns null if a server is configured. Its process takes about as long as loading the
 * rest of the service, so this file imports little and is called before. Whoever awaits it gets the failure.
 */
export function startEmbedded({ databaseUrl, dataDir, logLevel }: Config): Promise<EmbeddedDatabase> | null {
  if (databaseUrl) return null;
  const starting = openEmbedded({ dataDir: `${dataDir}/postgres`, log: createLog(logLevel) });
  starting.catch(() => {});
  return starting;
}

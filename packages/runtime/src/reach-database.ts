import { join } from 'node:path';
import { attachEmbedded, openEmbedded } from '@jawab/embedded-postgres';
import type { Config } from './config.ts';

/** A database that was reached without changing its schema. `close` ends what was opened for it. */
export interface ReachedDatabase {
  connectionString: string;
  close(): Promise<void>;
}

/** Reaches the database of an installation: PostgreSQL, the embedded one of a running server, or else opens that itself. */
export async function reachDatabase({
  dataDir,
  databaseUrl,
  databaseDirectUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>): Promise<ReachedDatabase> {
  const folder = join(dataDir, 'postgres');
  const address = databaseDirectUrl ?? databaseUrl ?? (await attachEmbedded(folder))?.connectionString;
  return address ? { connectionString: address, close: async () => {} } : openEmbedded({ dataDir: folder });
}

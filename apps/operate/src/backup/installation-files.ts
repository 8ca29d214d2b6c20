import { join } from 'node:path';
import { type Config, InvalidSetting } from '@jawab/runtime';

/** The files beside the embedded database that belong to an installation. */
export const installationFiles = ['secret.key', 'secret.key.old', 'demo.json', 'setup-code'];
export const keyFiles = ['secret.key', 'secret.key.old'];

/** The folder of the embedded database. Throws {@link InvalidSetting} on PostgreSQL, which has tools of its own. */
export function embeddedFolder({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): string {
  if (databaseUrl)
    throw new InvalidSetting(
      'This installation is on PostgreSQL. Back it up and restore it with pg_dump and pg_restore, as docs/operate.md says.',
    );
  return join(dataDir, 'postgres');
}

import type { Log, Services } from '@jawab/core';
import { createPlainPool } from '@jawab/db';
import { type AllowList, fetchPage } from '@jawab/egress';
import { type Identity, openIdentity } from '@jawab/identity';
import type { Config } from './config.ts';
import type { OpenedDatabases } from './open-databases.ts';

interface Parts {
  opened: OpenedDatabases;
  jobs: Services['jobs'];
  egressAllow: AllowList;
  log: Log;
}

/** Opens people and their sessions. Documents of programs that people connect are fetched through egress, within five seconds. */
export const openPeople = (config: Config, { opened, jobs, egressAllow, log }: Parts): Identity =>
  openIdentity({
    settings: config,
    openPool: () => createPlainPool(opened.connectionString, 3, opened.identityLimits),
    database: opened.database,
    secrets: opened.secrets,
    jobs,
    log,
    fetchDocument: (url) =>
      fetchPage({
        url,
        headers: { accept: 'application/json' },
        maxBytes: 5_120,
        totalMs: 4_500,
        maxRedirects: 0,
        httpsOnly: true,
        allow: egressAllow,
      }),
  });

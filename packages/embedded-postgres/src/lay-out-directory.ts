import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Unix socket paths hold 107 bytes on Linux and 103 on macOS. */
const socketPathLimitBytes = 100;
export const socketName = '.s.PGSQL.5432';

/** Where things lie inside an embedded database's data directory. */
export interface Layout {
  root: string;
  database: string;
  ownerLock: string;
  backendLock: string;
  record: string;
  compileCache: string;
}

export function layOut(dataDir: string): Layout {
  const root = resolve(dataDir);
  return {
    root,
    database: join(root, 'pgdata'),
    ownerLock: join(root, 'owner.lock'),
    backendLock: join(root, 'backend.lock'),
    record: join(root, 'embedded.json'),
    compileCache: join(root, 'compile-cache'),
  };
}

/** Makes the private directory of the socket: inside the data directory, or under the system's one for
 * temporary files when that path is too long for a socket. Throws when somebody else made it first. */
export function makeSocketDir(root: string): string {
  const fits = (dir: string) => Buffer.byteLength(join(dir, socketName)) <= socketPathLimitBytes;
  const key = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const uid = process.getuid?.() ?? 0;
  const candidates = [
    join(root, 'socket'),
    join(tmpdir(), `embedded-postgres-${uid}-${key}`),
    `/tmp/embedded-postgres-${uid}-${key}`,
  ];
  const dir = candidates.find(fits) as string;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const found = lstatSync(dir);
  if (!found.isDirectory() || found.uid !== uid)
    throw new Error(`${dir} belongs to somebody else; remove it`);
  chmodSync(dir, 0o700);
  return dir;
}

const mark = '&application_name=embedded-postgres';

/** The connection string for a socket directory, as `pg` and libpq read it. */
export const connectionStringFor = (socketDir: string): string =>
  `postgres://postgres@/postgres?host=${encodeURIComponent(socketDir)}${mark}`;

/** Returns true for the connection string of an embedded database. */
export const isEmbeddedAddress = (connectionString: string): boolean => connectionString.includes(mark);

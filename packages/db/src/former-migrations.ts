import { createHash } from 'node:crypto';
import type { SqlFile } from './read-sql-files.ts';

/** The file that replaced the migrations 0001 to 0195. */
export const replacement = '0001_schema.sql';

/** SHA-256 of the lines "name sha256" of the replaced migrations, in order. */
const whole = '86e6668ef96d345941efa2f0ca1e856076e9f8925c078ab3eb33f443c65fa009';

/** The advice for a database of which only some of the replaced migrations made the tables. */
export const tooOld =
  'This database is of a version before the former one. Start the former version once, the last that has packages/db/migrations/0195_archived_bots.sql, then this one.';

/**
 * Returns whether a name in the record is that of a replaced migration. The names stay there, so that the former version
 * still starts on a database that it made.
 */
export const isReplaced = (name: string): boolean =>
  /^\d{4}_/.test(name) && name < '0196' && name !== replacement;

/** Returns whether a database has the tables of {@link replacement}: by that file, by the former migrations, or in part. */
export function readTables(applied: Map<string, string>): 'none' | 'new' | 'former' | 'partial' {
  if (applied.has(replacement)) return 'new';
  const lines = [...applied].filter(([name]) => isReplaced(name)).map((entry) => `${entry.join(' ')}\n`);
  if (lines.length === 0) return 'none';
  const hash = createHash('sha256').update(lines.sort().join('')).digest('hex');
  return hash === whole ? 'former' : 'partial';
}

/** Lists the migrations of a newer version that ran on a database. */
export function listNewer(applied: Map<string, string>, migrations: SqlFile[]): string[] {
  const known = new Set(migrations.map(({ name }) => name));
  return [...applied.keys()].filter((name) => /^\d{4}_/.test(name) && !known.has(name) && !isReplaced(name));
}

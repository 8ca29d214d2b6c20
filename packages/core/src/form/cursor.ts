import { createHash } from 'node:crypto';
import { fail } from './errors.ts';

const fingerprint = (filters: object) =>
  createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 8);

/** Writes an opaque cursor: the sort key of the last row of a page and a fingerprint of the filters. */
export const writeCursor = (filters: object, key: readonly (string | number)[]) =>
  Buffer.from(JSON.stringify([fingerprint(filters), ...key])).toString('base64url');

/** Reads the sort key of a cursor; null without one. Fails with `invalid_cursor` if the filters differ. */
export function readCursor(filters: object, cursor: string | undefined): string[] | null {
  if (cursor === undefined) return null;
  try {
    const [print, ...key] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[];
    if (print === fingerprint(filters) && key.length > 0) return key.map(String);
  } catch {}
  return fail(
    'invalid_cursor',
    'This is not a cursor of this list with these filters. Start again without `cursor`, and keep the filters on every page.',
  );
}

/** Makes a page of `limit + 1` rows from the database: the extra row shows whether there are more. */
export function cutPage<T>(
  rows: T[],
  limit: number,
  filters: object,
  keyOf: (row: T) => (string | number)[],
) {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { data, has_more: hasMore, next_cursor: hasMore ? writeCursor(filters, keyOf(last)) : null };
}

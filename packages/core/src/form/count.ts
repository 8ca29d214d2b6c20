import type { Fragment, Sql } from './sql.ts';

/** Lists count no further: more rows than this are counted as one more. */
export const maxCounted = 10_000;

/** Counts rows of a source such as `leads l where …`: at most `maxCounted + 1`. Undefined unless `isWanted`. */
export async function countRows(
  sql: Sql,
  source: Fragment,
  isWanted: boolean | undefined,
): Promise<number | undefined> {
  if (!isWanted) return undefined;
  const [row] = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${source} limit ${maxCounted + 1}::int) r`;
  return row?.total;
}

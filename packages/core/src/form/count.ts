import { type Fragment, fragment, type Sql } from './sql.ts';

/** Lists count no further: more rows than this are counted as one more. */
export const maxCounted = 10_000;

/** Selects the number of rows of a source: at most `maxCounted + 1`. */
export const countOf = (source: Fragment): Fragment =>
  fragment`select count(*)::int as total from (select from ${source} limit ${maxCounted + 1}::int) r`;

/** Counts rows of a source such as `leads l where …`: at most `maxCounted + 1`. Undefined unless `isWanted`. */
export async function countRows(
  sql: Sql,
  source: Fragment,
  isWanted: boolean | undefined,
): Promise<number | undefined> {
  if (!isWanted) return undefined;
  const [row] = await sql<{ total: number }>`${countOf(source)}`;
  return row?.total;
}

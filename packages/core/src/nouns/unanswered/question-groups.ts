import type { Sql } from '../../form/sql.ts';

/** Reads the group of each question key (from `hashQuestionKey`). A key that is not in the result is its own group. */
export async function readQuestionGroups(
  sql: Sql,
  workspaceId: string,
  keys: string[],
): Promise<Map<string, string>> {
  const rows = await sql<{ key: string; group_key: string }>`
    select key::text, group_key::text from question_groups
    where workspace_id = ${workspaceId} and key = any(${[...new Set(keys)]}::bigint[])`;
  return new Map(rows.map((row) => [row.key, row.group_key]));
}

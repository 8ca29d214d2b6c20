import type { World } from '../support/world.ts';

/** A hash of what a workspace has in each table. */
export type Tables = Record<string, string>;

/** Reads the tables of a workspace as hashes, so that two states can be compared. */
export async function readTables({ runtime }: Pick<World, 'runtime'>, workspaceId: string): Promise<Tables> {
  const { sql } = runtime.database.system;
  const names = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join pg_class p on p.relname = c.table_name and p.relnamespace = 'public'::regnamespace
    where c.table_schema = 'public' and c.column_name = 'workspace_id' and p.relkind = 'r' order by 1`;
  const hash = (name: string, column: string) =>
    `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t where ${column} = '${workspaceId}'`;
  const text = [hash('workspaces', 'id'), ...names.map(({ name }) => hash(name, 'workspace_id'))].join(
    ' union all ',
  );
  const rows = await sql<{ name: string; hash: string }>(Object.assign([text], { raw: [text] }));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

import type { Sql } from '@jawab/core';

/** Lists the tables, of every schema, with rows that contain one of the texts. */
export async function findTables(sql: Sql, texts: string[]): Promise<string[]> {
  const patterns = `{${texts.map((text) => `"%${text}%"`).join(',')}}`;
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [count] = await sql<{ n: number }>`
      select (xpath('/row/n/text()', query_to_xml(format(
        'select count(*) as n from %s t where t::text ilike any(%L)', ${name}::text, ${patterns}::text), false, true, '')
      ))[1]::text::int as n`;
    if (count?.n) found.push(name);
  }
  return found;
}

import type { Client } from './client.ts';

/** A table as it is copied: with the columns that are written, not those that PostgreSQL computes. */
export interface Table {
  /** Quoted, with its schema. */
  name: string;
  columns: { name: string; type: string }[];
}

/** Tables that describe the database itself, what runs on it now, or what open pages have not yet been told. */
const left = ['migrations', 'processes', 'changes'];

/** Lists the tables of every schema, by name. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query(
    `select format('%I.%I', n.nspname, c.relname) as name,
       jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
         order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
       and c.relname <> all($1)
     group by 1 order by 1`,
    [left],
  );
  return rows as unknown as Table[];
}

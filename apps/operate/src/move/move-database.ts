import { InvalidSetting } from '@jawab/runtime';
import type { Client } from './client.ts';
import { copyChanges, copyTable } from './copy-table.ts';
import { listTables, type Table } from './list-tables.ts';

/** How many rows each table has after the move. */
export type Moved = { table: string; rows: number }[];

/** Throws {@link InvalidSetting} if the target has a table in any schema. */
export async function requireEmpty(target: Client): Promise<void> {
  const { rows } = await target.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') limit 3`,
  );
  if (rows.length > 0)
    throw new InvalidSetting(
      `The database to move to is not empty: it has ${rows.map(({ name }) => name).join(', ')}. Name a new database.`,
    );
}

const listForeignKeys = `
  select format('%I.%I', n.nspname, c.relname) as table, quote_ident(o.conname) as name, pg_get_constraintdef(o.oid) as is
  from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
  where o.contype = 'f' and n.nspname not in ('pg_catalog', 'information_schema')`;

/** Runs `work` without foreign keys and triggers. Adding the keys again checks every row. */
async function withoutRules(target: Client, tables: Table[], work: () => Promise<void>): Promise<void> {
  const keys = (await target.query(listForeignKeys)).rows;
  for (const { table, name } of keys) await target.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await target.query(`alter table ${name} disable trigger user`);
  await work();
  for (const { name } of tables) await target.query(`alter table ${name} enable trigger user`);
  for (const { table, name, is } of keys)
    await target.query(`alter table ${table} add constraint ${name} ${is}`);
}

async function copySequences(source: Client, target: Client): Promise<void> {
  const { rows } = await source.query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences
     where last_value is not null`,
  );
  for (const { name, last_value } of rows)
    await target.query('select setval($1::regclass, $2)', [name, last_value]);
}

async function countRows(client: Client, { name }: Table): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as count from ${name}`);
  return rows[0]?.count as number;
}

const isOfChanges = ({ columns }: Table) => columns.some(({ type }) => type === 'xid8');

/**
 * Copies every row and sequence of one database into another with the same schema, in one transaction of the target. Throws,
 * and leaves the target empty, if a table has another number of rows afterwards.
 */
export async function copyDatabase(
  source: Client,
  target: Client,
  onTable: (table: string, rows: number) => void,
): Promise<Moved> {
  const tables = await listTables(source);
  const moved: Moved = [];
  await target.query('begin');
  try {
    await withoutRules(target, tables, async () => {
      for (const table of tables) {
        await target.query(`delete from ${table.name}`);
        const copy = isOfChanges(table) ? copyChanges : copyTable;
        const rows = await copy(source, target, table);
        const there = await countRows(target, table);
        const here = isOfChanges(table) ? rows : await countRows(source, table);
        if (there !== here)
          throw new Error(`${table.name} has ${there} rows instead of ${here}. Nothing was moved.`);
        moved.push({ table: table.name, rows });
        onTable(table.name, rows);
      }
    });
    await copySequences(source, target);
    await target.query('commit');
    return moved;
  } catch (error) {
    await target.query('rollback').catch(() => {});
    throw error;
  }
}

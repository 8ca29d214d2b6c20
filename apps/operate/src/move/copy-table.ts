import type { Client } from './client.ts';
import type { Table } from './list-tables.ts';

const maxRows = 1_000;
const batchBytes = 8 * 2 ** 20;

/** Returns how many rows fit into a batch, by the size of the table. Files are large, and most other rows small. */
async function rowsAtOnce(source: Client, { name }: Table): Promise<number> {
  const { rows } = await source.query(
    `select pg_table_size('${name}') as bytes, (select count(*) from ${name}) as count`,
  );
  const { bytes, count } = rows[0] as { bytes: number; count: number };
  return Math.max(1, Math.min(maxRows, Math.floor((batchBytes * Number(count)) / (Number(bytes) + 1))));
}

/** Writes rows, given as one list of texts for each column. */
async function writeRows(target: Client, { name, columns }: Table, rows: (string | null)[][]): Promise<void> {
  const lists = columns.map((_, at) => rows.map((row) => row[at] ?? null));
  const names = columns.map((column) => column.name).join(', ');
  const given = columns.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const values = columns.map(({ type }, at) => `v${at}::${type}`).join(', ');
  const aliases = columns.map((_, at) => `v${at}`).join(', ');
  await target.query(
    `insert into ${name} (${names}) overriding system value select ${values} from unnest(${given}) as u(${aliases})`,
    lists,
  );
}

/** Copies a table in the order of its rows on disk, as texts, which every type has. Returns the number of rows. */
export async function copyTable(source: Client, target: Client, table: Table): Promise<number> {
  const limit = await rowsAtOnce(source, table);
  const texts = table.columns.map(({ name }) => `${name}::text`).join(', ');
  let copied = 0;
  for (let after = '(0,0)'; ; ) {
    const { rows } = await source.query(
      `select ctid::text as at, array[${texts}] as texts from ${table.name} where ctid > $1::tid order by ctid limit ${limit}`,
      [after],
    );
    const read = rows as unknown as { at: string; texts: (string | null)[] }[];
    const last = read.at(-1);
    if (!last) return copied;
    await writeRows(
      target,
      table,
      read.map((row) => row.texts),
    );
    copied += read.length;
    after = last.at;
  }
}

/**
 * Copies a table that orders changes by the transaction that made them. Those of one server mean nothing on another, so all
 * its rows belong to this transaction.
 */
export async function copyChanges(source: Client, target: Client, table: Table): Promise<number> {
  const columns = table.columns.filter(({ type }) => type !== 'xid8');
  const texts = columns.map(({ name }) => `${name}::text`).join(', ');
  const { rows } = await source.query(`select distinct array[${texts}] as texts from ${table.name}`);
  const read = rows as unknown as { texts: (string | null)[] }[];
  await writeRows(
    target,
    { name: table.name, columns },
    read.map((row) => row.texts),
  );
  return read.length;
}

import { Readable } from 'node:stream';
import { exportPartBytes, type Fragment, fragment, plainFileName, type Sql } from '@jawab/core';
import { ZipFile } from 'yazl';
import { exportedTables, leftOut } from './tables.ts';

/** Rows that are read at once. A document can have a text of megabytes. */
const [fewRows, manyRows] = [fragment`4`, fragment`500`];
const long = new Set(['documents', 'messages', 'deliveries']);

/** A file of an export: its content as it is read. Only one is read at a time. */
type Content = AsyncGenerator<string | Buffer>;

async function* readRows(sql: Sql, workspaceId: string, table: string, onRecord: () => void): Content {
  const { from, omits } = exportedTables[table] as (typeof exportedTables)[string];
  await sql`
    declare rows_of_export no scroll cursor for
    select (to_jsonb(t) - ${omits}::text[])::text as record from ${from(workspaceId)}`;
  for (;;) {
    const rows = await sql<{ record: string }>`
      fetch ${long.has(table) ? fewRows : manyRows} from rows_of_export`;
    if (rows.length === 0) break;
    for (const _ of rows) onRecord();
    yield `${rows.map(({ record }) => record).join('\n')}\n`;
  }
  await sql`close rows_of_export`;
}

/** Reads the bytes of a file in parts. `row` is its table and the condition that finds it. */
async function* readFile(sql: Sql, row: Fragment): Content {
  for (let offset = 1; ; offset += exportPartBytes) {
    const [part] = await sql<{ bytes: Buffer }>`
      select substring(bytes from ${offset} for ${exportPartBytes}) as bytes from ${row}`;
    if (!part || part.bytes.length === 0) return;
    yield part.bytes;
  }
}

const plainName = (name: string) => plainFileName(name, 150) || '_';

/** Lists the files of a workspace: their paths in the export, with the table and the condition that finds each. */
async function listFiles(sql: Sql, workspaceId: string): Promise<{ path: string; row: Fragment }[]> {
  const uploads = await sql<{ id: string; name: string }>`
    select document_id as id, filename as name from document_files
    where workspace_id = ${workspaceId} order by document_id`;
  const attachments = await sql<{ id: string; name: string }>`
    select id, name from attachments where workspace_id = ${workspaceId} and bytes is not null order by position`;
  return [
    ...uploads.map(({ id, name }) => ({
      path: `files/${id}/${plainName(name)}`,
      row: fragment`document_files where workspace_id = ${workspaceId} and document_id = ${id}`,
    })),
    ...attachments.map(({ id, name }) => ({
      path: `attachments/${id}/${plainName(name)}`,
      row: fragment`attachments where workspace_id = ${workspaceId} and id = ${id}`,
    })),
  ];
}

/**
 * Reads everything in a workspace as one zip: `<table>.jsonl` with one JSON object a line, `files/` with what was uploaded, `attachments/` with what customers sent,
 * and last `manifest.json` with the number of records of each table. All statements run on the given transaction, whose
 * snapshot is the moment of the export. Yields the bytes as they come and returns the number of records. It holds a few
 * rows in memory, whatever the size.
 */
export async function* writeExport(
  sql: Sql,
  workspaceId: string,
  at: Date,
): AsyncGenerator<Buffer, number, undefined> {
  await sql`set local timezone = 'UTC'`;
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error));
  const add = (path: string, content: () => Content) =>
    zip.addReadStreamLazy(path, { mtime: at }, (done) => done(null, Readable.from(content())));
  const records: Record<string, number> = {};
  for (const table of Object.keys(exportedTables)) {
    records[table] = 0;
    const count = () => {
      records[table] = (records[table] ?? 0) + 1;
    };
    add(`${table}.jsonl`, () => readRows(sql, workspaceId, table, count));
  }
  for (const { path, row } of await listFiles(sql, workspaceId)) add(path, () => readFile(sql, row));
  add('manifest.json', async function* () {
    const manifest = {
      format: 'jawab-export/1',
      workspace_id: workspaceId,
      exported_at: at,
      records,
      left_out: leftOut,
    };
    yield `${JSON.stringify(manifest, null, 2)}\n`;
  });
  zip.end();
  for await (const bytes of output) yield bytes as Buffer;
  return Object.values(records).reduce((sum, count) => sum + count, 0);
}

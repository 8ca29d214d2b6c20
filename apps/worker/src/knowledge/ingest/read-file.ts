import type { Sql } from '@jawab/core';
import type { Work } from '../../work.ts';
import { Fault } from '../reading/fault.ts';
import { type Document, notePages, type Ref } from './document-state.ts';
import type { FoundText } from './read-page.ts';

/**
 * One piece of a file. An answer of the embedded database is limited to 32 MiB, and bytes arrive as text of twice
 * their size.
 */
const pieceBytes = 4 * 1_048_576;
const betweenNotesMs = 1_000;

/** Reads the text of a document's file. Throws Fault or ExtractError. */
export async function readFile(
  work: Work,
  ref: Ref,
  { bot_languages: languages }: Document,
  signal: AbortSignal,
): Promise<FoundText> {
  const { workspaceId, documentId } = ref;
  const { sql } = work.runtime.database.workspace(workspaceId);
  const [file] = await sql<{ filename: string; size: number }>`
    select filename, octet_length(bytes) as size from document_files
    where workspace_id = ${workspaceId} and document_id = ${documentId}`;
  const bytes = file && (await readBytes(sql, ref, file.size));
  if (!file || bytes?.length !== file.size)
    throw new Fault('empty_content', 'The file is no longer stored. Send it again.');
  const source = { bytes, contentType: null, url: file.filename, languages };
  const notePage = createPageNotes(work, ref, signal);
  const { markdown, language, warnings, pageCount, readMs } = await work.reader.read(
    workspaceId,
    source,
    signal,
    notePage,
  );
  return { text: markdown, language, warnings, pageCount, readMs };
}

/** Stores how far a scan was read, at most once a second: people watch it. */
function createPageNotes(work: Work, ref: Ref, signal: AbortSignal) {
  let notedAt = -Infinity;
  return (page: number, pageCount: number) => {
    if (performance.now() - notedAt < betweenNotesMs || signal.aborted) return;
    notedAt = performance.now();
    notePages(work, ref, { read: page - 1, of: pageCount }).catch((error: unknown) =>
      work.runtime.log.warn({ error, documentId: ref.documentId }, 'could not note the pages read'),
    );
  };
}

async function readBytes(sql: Sql, { workspaceId, documentId }: Ref, size: number): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for (let at = 0; at < size; at += pieceBytes) {
    const [row] = await sql<{ piece: Buffer }>`
      select substring(bytes from ${at + 1}::int for ${pieceBytes}::int) as piece from document_files
      where workspace_id = ${workspaceId} and document_id = ${documentId}`;
    if (row) pieces.push(row.piece);
  }
  return Buffer.concat(pieces);
}

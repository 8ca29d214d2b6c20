import { setImmediate } from 'node:timers/promises';
import { type Chunk, chunkDocument, replaceChunks } from '@jawab/retrieval';
import type { Work } from '../work.ts';
import { type Document, holdDocument, type Ref } from './document-state.ts';
import { Fault } from './fault.ts';
import type { FoundText } from './read-page.ts';

/** The text a document is found by: of a Q&A pair the question on one line and the answer below it. */
export function textOf({ source_type, content }: Document): FoundText {
  if (source_type !== 'qa') return { text: content ?? '', language: null };
  const { question, answer } = JSON.parse(content ?? '{}') as { question?: string; answer?: string };
  return { text: `${(question ?? '').replace(/\s+/g, ' ').trim()}\n${answer ?? ''}`, language: null };
}

/** As it is stored: NFC, no NUL (Postgres refuses it), no half surrogates. */
export const clean = (text: string) => text.toWellFormed().replaceAll('\u0000', '').normalize('NFC');

/**
 * Cuts, embeds and stores a document's text, and says that it is ready: chunks, status and count in one transaction.
 * Answers false when the document was changed or deleted meanwhile; then nothing was written.
 */
export async function indexDocument(
  work: Work,
  ref: Ref,
  document: Document,
  found: FoundText,
  signal: AbortSignal,
): Promise<boolean> {
  const text = clean(found.text);
  const title = clean(document.title);
  const chunks = chunkDocument({ title, text, sourceType: document.source_type });
  if (chunks.length === 0)
    throw new Fault(
      'empty_content',
      'There is no text in this document. A page that needs JavaScript comes back empty: paste its text instead.',
    );
  await setImmediate();
  const vectors = await embedChunks(work, title, chunks, signal);
  signal.throwIfAborted();
  const content = document.source_type === 'qa' ? document.content : text;
  return work.runtime.database.workspace(ref.workspaceId).tx(async (sql) => {
    if (!(await holdDocument(sql, ref))) return false;
    const count = await replaceChunks(sql, {
      workspaceId: ref.workspaceId,
      documentId: ref.documentId,
      botId: document.bot_id,
      title,
      chunks,
      language: found.language,
      vectors,
    });
    await sql`
      update documents set status = 'ready', chunk_count = ${count}, error = null, updated_at = now(),
        language = ${found.language}, content = ${content}
      where workspace_id = ${ref.workspaceId} and id = ${ref.documentId}`;
    return true;
  });
}

async function embedChunks({ runtime }: Work, title: string, chunks: Chunk[], signal: AbortSignal) {
  const { embedder } = runtime;
  if (!embedder) return null;
  const texts = chunks.map(({ heading, text }) => [title, heading, text].filter(Boolean).join('\n'));
  return { model: embedder.model, values: await embedder.embed(texts, 'document', signal) };
}

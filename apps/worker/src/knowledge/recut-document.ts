import { fragment } from '@jawab/core';
import { chunkerVersion, replaceChunks } from '@jawab/retrieval';
import type { Work } from '../work.ts';
import { botLanguages, type Document } from './ingest/document-state.ts';
import { embedChunks } from './ingest/index-document.ts';
import { Fault } from './reading/fault.ts';
import type { Prepared } from './reading/prepare.ts';

type Old = Pick<Document, 'id' | 'bot_id' | 'title' | 'source_type' | 'language' | 'bot_languages'> & {
  content: string;
  revision: number;
  cuts: [heading: string | null, start: number, end: number][];
};

/** Condition: the rules do not matter, because a Q&A is one passage; `d` is the alias of the table. */
const isUncut = fragment`(d.source_type = 'qa' or d.content is null or d.chunk_count = 0)`;

/**
 * Cuts a document of a workspace again that another version of the chunker has cut, from its stored text. If the passages stay the
 * same, so do their vectors. Returns false if there is no such document. Throws what the embedder throws.
 */
export async function recutDocument(work: Work, workspaceId: string): Promise<boolean> {
  const { sql, tx } = work.runtime.database.workspace(workspaceId);
  const [old] = await sql<Old>`
    select d.id, d.bot_id, d.title, d.source_type, d.language, d.content, d.revision,
      ${botLanguages} as bot_languages,
      (select jsonb_agg(jsonb_build_array(c.heading, c.start_offset, c.end_offset) order by c.ordinal) from chunks c
        where c.workspace_id = d.workspace_id and c.document_id = d.id) as cuts
    from documents d
    where d.workspace_id = ${workspaceId} and d.status = 'ready' and d.chunker <> ${chunkerVersion}::int and not ${isUncut}
    order by d.id limit 1`;
  if (!old) {
    await sql`
      update documents d set chunker = ${chunkerVersion}::int
      where d.workspace_id = ${workspaceId} and d.status = 'ready' and d.chunker <> ${chunkerVersion}::int and ${isUncut}`;
    return false;
  }
  const prepared = await cut(work, old);
  const isSame =
    !prepared ||
    JSON.stringify(prepared.chunks.map(({ heading, start, end }) => [heading, start, end])) ===
      JSON.stringify(old.cuts);
  const vectors = isSame ? null : await embedChunks(work, old.title, prepared.chunks, work.signal);
  await tx(async (sql, atCommit) => {
    // Setting the count tells the dashboard about a change, so only a change sets it.
    const counted = isSame ? fragment`` : fragment`, chunk_count = ${prepared.chunks.length}`;
    const rows = await sql`
      update documents set chunker = ${chunkerVersion}::int${counted}
      where workspace_id = ${workspaceId} and id = ${old.id} and revision = ${old.revision} and status = 'ready'
      returning 1`;
    if (isSame || rows.length === 0) return;
    const { chunks, indexed } = prepared;
    const { id: documentId, bot_id: botId, title } = old;
    await replaceChunks(sql, atCommit, { workspaceId, documentId, botId, title, chunks, indexed, vectors });
  });
  return true;
}

/** Returns null if the text takes too long or has no passage any more: what it has stays. */
async function cut(work: Work, old: Old): Promise<Prepared | null> {
  const { title, content: text, language, bot_languages: likely, source_type: sourceType } = old;
  try {
    const prepared = await work.preparer.prepare({ title, text, language, likely, sourceType }, work.signal);
    return prepared.chunks.length > 0 ? prepared : null;
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

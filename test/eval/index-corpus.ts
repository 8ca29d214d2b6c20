import { randomUUID } from 'node:crypto';
import type { Database } from '@jawab/core';
import { calibrate, chunkDocument, refreshStatistics, replaceChunks } from '@jawab/retrieval';
import type { EvalSet } from './read-data.ts';

/** A knowledge base made of one corpus: one bot, every passage a document. */
export interface IndexedCorpus {
  workspaceId: string;
  botId: string;
  /** Passage id by document id. */
  passages: Map<string, string>;
}

const writers = 4;

/** Ingests a corpus as the worker does: chunk, index, count, calibrate. */
export async function indexCorpus(
  database: Database,
  set: EvalSet,
  onDocument: () => void,
): Promise<IndexedCorpus> {
  const [workspace] = await database.system
    .sql`insert into workspaces (name, plan) values (${set.name}, 'scale') returning id`;
  const workspaceId = workspace?.id as string;
  const { sql, tx } = database.workspace(workspaceId);
  const [bot] = await sql`
    insert into bots (workspace_id, name, language) values (${workspaceId}, ${set.name}, ${set.language}) returning id`;
  const botId = bot?.id as string;
  const passages = new Map<string, string>();
  const waiting = [...set.corpus];
  const write = async () => {
    for (let passage = waiting.shift(); passage; passage = waiting.shift()) {
      const { id, title = '', text } = passage;
      const documentId = randomUUID();
      passages.set(documentId, id);
      const chunks = chunkDocument({ title, text: text.normalize('NFC'), sourceType: 'snippet' });
      await tx(async (inside) => {
        await inside`
          insert into documents (workspace_id, id, bot_id, title, source_type, status, chunk_count)
          values (${workspaceId}, ${documentId}, ${botId}, ${title}, 'snippet', 'ready', ${chunks.length})`;
        await replaceChunks(inside, { workspaceId, documentId, botId, title, chunks });
      });
      onDocument();
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await refreshStatistics(sql, { workspaceId });
  await calibrate(sql, { workspaceId, botId });
  return { workspaceId, botId, passages };
}

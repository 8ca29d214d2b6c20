import { randomUUID } from 'node:crypto';
import type { Database, Embedder } from '@jawab/core';
import { type Chunk, chunkDocument, refreshStatistics, replaceChunks, textToEmbed } from '@jawab/retrieval';
import type { EvalSet, Passage } from './read-data.ts';

/** A knowledge base made from one corpus: one bot, with one document per passage. */
export interface IndexedCorpus {
  workspaceId: string;
  botId: string;
  /** The passage id of each document id. */
  passages: Map<string, string>;
}

const writers = 4;
/** The number of passages embedded together, so that each request contains as many texts as allowed. */
const embeddedTogether = 100;

/** Ingests a corpus as the worker does: chunk, embed when there is an embedder, index, count. */
export async function indexCorpus(
  database: Database,
  set: EvalSet,
  embedder: Embedder | null,
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
    for (;;) {
      const group = cut(waiting.splice(0, embedder ? embeddedTogether : 1));
      if (group.length === 0) return;
      const vectors = embedder && (await embed(embedder, group));
      for (const { id, title, chunks } of group) {
        const documentId = randomUUID();
        passages.set(documentId, id);
        const values = vectors && { model: vectors.model, values: vectors.values.splice(0, chunks.length) };
        await tx(async (inside, atCommit) => {
          await inside`
            insert into documents (workspace_id, id, bot_id, title, source_type, status, chunk_count)
            values (${workspaceId}, ${documentId}, ${botId}, ${title}, 'snippet', 'ready', ${chunks.length})`;
          await replaceChunks(inside, atCommit, {
            workspaceId,
            documentId,
            botId,
            title,
            chunks,
            vectors: values,
          });
        });
        onDocument();
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await refreshStatistics(sql, { workspaceId });
  return { workspaceId, botId, passages };
}

interface CutPassage {
  id: string;
  title: string;
  chunks: Chunk[];
}

const cut = (passages: Passage[]): CutPassage[] =>
  passages.map(({ id, title = '', text }) => ({
    id,
    title,
    chunks: chunkDocument({ title, text: text.normalize('NFC'), sourceType: 'snippet' }),
  }));

async function embed(embedder: Embedder, group: CutPassage[]) {
  const texts = group.flatMap(({ title, chunks }) => chunks.map((chunk) => textToEmbed(title, chunk)));
  return { model: embedder.model, values: await embedder.embed(texts, 'document') };
}

import { type Database, type Sql, supportedLanguages } from '@jawab/core';
import { languages } from '@jawab/language';
import { chunkDocument } from '../chunker/chunk-document.ts';
import { replaceChunks } from './replace-chunks.ts';
import { search } from './search.ts';

/** A retriever that did not find its passage. */
export interface FailedRetriever {
  language: string;
  retriever: 'terms' | 'vectors';
}

class RolledBack extends Error {}

const probeModel = 'self-test';
/** Returns a vector of its own for each language: a one at the language's place. */
const vectorOf = (place: number) => Float32Array.from(supportedLanguages, (_, i) => (i === place ? 1 : 0));

async function addProbe(sql: Sql, workspaceId: string, place: number, passage: string): Promise<string> {
  const [document] = await sql`
    insert into documents (workspace_id, title, source_type, status)
    values (${workspaceId}::uuid, '', 'snippet', 'ready') returning id`;
  const documentId = document?.id as string;
  const chunks = chunkDocument({ title: '', text: passage, sourceType: 'snippet' });
  const vectors = { model: probeModel, values: [vectorOf(place)] };
  await replaceChunks(sql, { workspaceId, documentId, botId: null, title: '', chunks, vectors });
  return documentId;
}

async function probe(sql: Sql): Promise<FailedRetriever[]> {
  const [workspace] =
    await sql`insert into workspaces (name, plan) values ('self-test', 'free') returning id`;
  const workspaceId = workspace?.id as string;
  const documents: string[] = [];
  for (const [place, language] of supportedLanguages.entries()) {
    documents.push(await addProbe(sql, workspaceId, place, languages[language].words.probe.passage));
  }
  const failed: FailedRetriever[] = [];
  for (const [place, language] of supportedLanguages.entries()) {
    const vector = { model: probeModel, values: vectorOf(place) };
    const query = languages[language].words.probe.question;
    const request = { workspaceId, botIds: null, query, language, vector, limit: 5 };
    const { hits } = await search(sql, request);
    const found = hits.find(({ document_id }) => document_id === documents[place]);
    if (found?.retrievers.terms !== 1) failed.push({ language, retriever: 'terms' });
    if (found?.retrievers.vectors !== 1) failed.push({ language, retriever: 'vectors' });
  }
  return failed;
}

/**
 * Asks one question per supported language to a small base of its own, in a transaction that is rolled back. Returns
 * the retrievers that do not find their passage, an empty list if all work. Throws what Postgres throws.
 */
export async function selfTest(database: Database): Promise<FailedRetriever[]> {
  let failed: FailedRetriever[] = [];
  try {
    await database.system.tx(async (sql) => {
      failed = await probe(sql);
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return failed;
}

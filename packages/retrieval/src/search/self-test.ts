import { type Database, type Sql, type SupportedLanguage, supportedLanguages } from '@jawab/core';
import { languages as words } from '@jawab/language';
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

/** The whole test is one transaction, which is rolled back. */
const countNothing = () => {};

async function addProbe(sql: Sql, workspaceId: string, place: number, passage: string): Promise<string> {
  const [document] = await sql`
    insert into documents (workspace_id, title, source_type, status)
    values (${workspaceId}::uuid, '', 'snippet', 'ready') returning id`;
  const documentId = document?.id as string;
  const chunks = chunkDocument({ title: '', text: passage, sourceType: 'snippet' });
  const vectors = { model: probeModel, values: [vectorOf(place)] };
  await replaceChunks(sql, countNothing, {
    workspaceId,
    documentId,
    botId: null,
    title: '',
    chunks,
    vectors,
  });
  return documentId;
}

async function probe(sql: Sql, language: SupportedLanguage): Promise<FailedRetriever[]> {
  const place = supportedLanguages.indexOf(language);
  const [workspace] =
    await sql`insert into workspaces (name, plan) values ('self-test', 'free') returning id`;
  const workspaceId = workspace?.id as string;
  const { passage, question } = words[language].words.probe;
  const documentId = await addProbe(sql, workspaceId, place, passage);
  // A retriever must prefer its passage to another.
  const otherPlace = (place + 1) % supportedLanguages.length;
  const other = supportedLanguages[otherPlace] as SupportedLanguage;
  await addProbe(sql, workspaceId, otherPlace, words[other].words.probe.passage);
  const vector = { model: probeModel, values: vectorOf(place) };
  const { hits } = await search(sql, {
    workspaceId,
    botIds: null,
    query: question,
    language,
    vector,
    limit: 5,
  });
  const found = hits.find(({ document_id }) => document_id === documentId);
  return (['terms', 'vectors'] as const)
    .filter((retriever) => found?.retrievers[retriever] !== 1)
    .map((retriever) => ({ language, retriever }));
}

/**
 * Asks one question in each language to a base with its passage and one of another language, in a transaction that is
 * rolled back. Others have their turn on the embedded database in between. Returns the retrievers that do not find their
 * passage, an empty list if all work. Throws what Postgres throws.
 */
export async function selfTest(
  database: Database,
  languages: readonly SupportedLanguage[] = supportedLanguages,
): Promise<FailedRetriever[]> {
  const failed: FailedRetriever[] = [];
  for (const language of languages) {
    try {
      await database.system.tx(async (sql) => {
        failed.push(...(await probe(sql, language)));
        throw new RolledBack();
      });
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
    }
  }
  return failed;
}

import type { EmbedBatch } from './batches.ts';
import type { GeminiAccess } from './config.ts';
import { geminiPost, modelName } from './gemini-post.ts';
import { ProviderError } from './provider-error.ts';
import { readJson } from './read-answer.ts';
import { prefixText } from './task-prefix.ts';

const taskTypes = { query: 'RETRIEVAL_QUERY', document: 'RETRIEVAL_DOCUMENT' };

/**
 * Creates the embedding request of Gemini, one for each batch. `gemini-embedding-2` reads its task from the text, the older
 * model from a task type.
 */
export function geminiEmbedding(access: GeminiAccess, model: string, dimensions: number): EmbedBatch {
  const post = geminiPost(access);
  const name = modelName(model);
  const path = encodeURI(`/${name}:batchEmbedContents`);
  return async (texts, { kind, timeoutMs, signal }) => {
    const settings = {
      outputDimensionality: dimensions,
      ...(!model.includes('gemini-embedding-2') && { taskType: taskTypes[kind] }),
    };
    const requests = texts.map((text) => ({
      content: { parts: [{ text: prefixText(model, kind, text) }] },
      model: name,
      ...settings,
    }));
    const answer = (await readJson(post, path, { requests }, { signal, timeoutMs })) as {
      embeddings?: { values?: number[] }[];
    } | null;
    if (!Array.isArray(answer?.embeddings)) throw new ProviderError('malformed');
    return answer.embeddings.map((one) => (Array.isArray(one?.values) ? one.values : []));
  };
}

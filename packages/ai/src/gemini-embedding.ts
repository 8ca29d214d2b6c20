import type { EmbedBatch } from './batches.ts';
import type { GeminiAccess } from './config.ts';
import { createGemini } from './gemini-client.ts';
import { ProviderError } from './provider-error.ts';
import { prefixText } from './task-prefix.ts';

const taskTypes = { query: 'RETRIEVAL_QUERY', document: 'RETRIEVAL_DOCUMENT' };

/**
 * Creates the embedding request of Gemini, one for each batch. Each text is a content of its own, because `gemini-embedding-2`
 * answers one vector for all plain strings. That model reads its task from the text, the older one from a task type.
 */
export function geminiEmbedding(access: GeminiAccess, model: string, dimensions: number): EmbedBatch {
  const call = createGemini(access);
  return async (texts, { kind, timeoutMs, signal }) => {
    const contents = texts.map((text) => ({ parts: [{ text: prefixText(model, kind, text) }] }));
    const { embeddings } = await call({ signal, timeoutMs }, (models, httpOptions) =>
      models.embedContent({
        model,
        contents,
        config: {
          outputDimensionality: dimensions,
          ...(!model.includes('gemini-embedding-2') && { taskType: taskTypes[kind] }),
          httpOptions,
        },
      }),
    );
    if (!Array.isArray(embeddings)) throw new ProviderError('malformed');
    return embeddings.map((one) => (Array.isArray(one?.values) ? one.values : []));
  };
}

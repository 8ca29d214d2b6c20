import type { EmbedBatch } from './batches.ts';
import type { GeminiAccess } from './config.ts';
import { geminiClient } from './gemini-client.ts';
import { errorOfStatus, ProviderError, toProviderError } from './provider-error.ts';
import { prefixText } from './task-prefix.ts';

const taskTypes = { query: 'RETRIEVAL_QUERY', document: 'RETRIEVAL_DOCUMENT' };
const timeoutMs = { query: 5_000, document: 60_000 };

/**
 * Gemini embeddings. The texts travel as separate contents: as plain strings `gemini-embedding-2` answers one vector for
 * all of them. That model reads its task from the text, the older one from a task type.
 */
export function geminiEmbedding(access: GeminiAccess, model: string, dimensions: number): EmbedBatch {
  const client = geminiClient(access);
  return async (texts, kind, signal) => {
    try {
      const { models } = await client;
      const { embeddings } = await models.embedContent({
        model,
        contents: texts.map((text) => ({ parts: [{ text: prefixText(model, kind, text) }] })),
        config: {
          outputDimensionality: dimensions,
          ...(!model.includes('gemini-embedding-2') && { taskType: taskTypes[kind] }),
          ...(signal && { abortSignal: signal }),
          httpOptions: { fetch: refuseEarly, timeout: timeoutMs[kind] },
        },
      });
      return (embeddings ?? []).map(({ values }) => values ?? []);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw error instanceof ProviderError ? error : toProviderError(isTimeout(error) ? null : error);
    }
  };
}

const isTimeout = (error: unknown) => /^(Abort|Timeout)Error$/.test((error as Error)?.name ?? '');

/** The client library drops `Retry-After` and keeps the provider's words; here it is the other way round. */
const refuseEarly: typeof fetch = async (url, init) => {
  const response = await fetch(url, init);
  if (response.ok) return response;
  await response.body?.cancel();
  throw errorOfStatus(response.status, response.headers.get('retry-after'));
};

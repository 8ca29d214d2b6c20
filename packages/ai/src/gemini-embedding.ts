import type { GoogleGenAI } from '@google/genai';
import type { EmbedBatch } from './batches.ts';
import type { GeminiAccess } from './config.ts';
import { geminiClient, geminiPost, modelName } from './gemini-client.ts';
import type { Limits, Post } from './post.ts';
import { errorOfStatus, ProviderError, toProviderError } from './provider-error.ts';
import { readJson } from './read-json.ts';
import { prefixText } from './task-prefix.ts';

const taskTypes = { query: 'RETRIEVAL_QUERY', document: 'RETRIEVAL_DOCUMENT' };

/**
 * Gemini embeddings. The texts travel as separate contents: as plain strings `gemini-embedding-2` answers one vector for
 * all of them. That model reads its task from the text, the older one from a task type.
 */
export function geminiEmbedding(access: GeminiAccess, model: string, dimensions: number): EmbedBatch {
  const post = geminiPost(access);
  let client: Promise<GoogleGenAI> | undefined;
  return async (texts, { kind, timeoutMs, signal }) => {
    const contents = texts.map((text) => ({ parts: [{ text: prefixText(model, kind, text) }] }));
    const settings = {
      outputDimensionality: dimensions,
      ...(!model.includes('gemini-embedding-2') && { taskType: taskTypes[kind] }),
    };
    if (kind === 'query') return embedQuery(post, model, contents, settings, { signal, timeoutMs });
    client ??= geminiClient(access);
    try {
      const { models } = await client;
      const { embeddings } = await models.embedContent({
        model,
        contents,
        config: {
          ...settings,
          ...(signal && { abortSignal: signal }),
          httpOptions: { fetch: refuseEarly, timeout: timeoutMs },
        },
      });
      return (embeddings ?? []).map(({ values }) => values ?? []);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw error instanceof ProviderError ? error : toProviderError(isTimeout(error) ? null : error);
    }
  };
}

async function embedQuery(
  post: Post,
  model: string,
  contents: object[],
  settings: object,
  limits: Limits,
): Promise<number[][]> {
  const name = modelName(model);
  const requests = contents.map((content) => ({ content, model: name, ...settings }));
  const path = encodeURI(`/${name}:batchEmbedContents`);
  const answer = (await readJson(post, path, { requests }, limits)) as {
    embeddings?: { values?: number[] }[];
  } | null;
  if (!Array.isArray(answer?.embeddings)) throw new ProviderError('malformed');
  return answer.embeddings.map((one) => (Array.isArray(one?.values) ? one.values : []));
}

const isTimeout = (error: unknown) => /^(Abort|Timeout)Error$/.test((error as Error)?.name ?? '');

/** The client library drops `Retry-After` and keeps the provider's words; here it is the other way round. */
const refuseEarly: typeof fetch = async (url, init) => {
  const response = await fetch(url, init);
  if (response.ok) return response;
  await response.body?.cancel();
  throw errorOfStatus(response.status, response.headers.get('retry-after'));
};

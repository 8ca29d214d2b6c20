import type { EmbedBatch } from './batches.ts';
import { errorOfStatus, ProviderError } from './provider-error.ts';
import { prefixText } from './task-prefix.ts';

const maxAnswerBytes = 64 * 1024 * 1024;

/** Creates the embedding request of an OpenAI-compatible server (Ollama, vLLM, …). Only the operator sets its address. */
export function openaiEmbedding(server: {
  url: string;
  model: string;
  apiKey?: string;
  dimensions?: number;
}): EmbedBatch {
  const address = `${server.url.replace(/\/+$/, '')}/embeddings`;
  const headers = {
    'content-type': 'application/json',
    ...(server.apiKey && { authorization: `Bearer ${server.apiKey}` }),
  };
  return async (texts, { kind, timeoutMs, signal }) => {
    const input = texts.map((text) => prefixText(server.model, kind, text));
    const body = JSON.stringify({
      model: server.model,
      input,
      encoding_format: 'float',
      dimensions: server.dimensions,
    });
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw errorOfStatus(response.status, response.headers.get('retry-after'));
      }
      return readVectors(await readCapped(response));
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw error instanceof ProviderError ? error : new ProviderError('unavailable');
    }
  };
}

async function readCapped(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new ProviderError('malformed');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function readVectors(text: string): number[][] {
  let data: { index: number; embedding: number[] }[];
  try {
    ({ data } = JSON.parse(text));
  } catch {
    throw new ProviderError('malformed');
  }
  if (!Array.isArray(data)) throw new ProviderError('malformed');
  const ordered = [...data].sort((a, b) => (a.index ?? 0) - (b.index ?? 0)).map(({ embedding }) => embedding);
  if (!ordered.every((values) => Array.isArray(values))) throw new ProviderError('malformed');
  return ordered;
}

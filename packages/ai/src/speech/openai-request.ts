import { errorOfStatus, ProviderError } from '../provider-error.ts';

const maxAnswerBytes = 32 * 1024 * 1024;

/** An OpenAI-compatible server of audio. Only the operator sets its address. */
export interface AudioServer {
  /** Ends in `/v1`. */
  url: string;
  apiKey?: string | undefined;
}

/** Sends a request and returns the whole answer. Throws `ProviderError`, or the reason of the aborted signal. */
export async function requestAudio(
  { url, apiKey }: AudioServer,
  path: string,
  { body, signal, timeoutMs }: { body?: FormData | object; signal?: AbortSignal; timeoutMs: number },
): Promise<{ bytes: Buffer; type: string }> {
  const isForm = body instanceof FormData;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: isForm ? body : body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw errorOfStatus(response.status, response.headers.get('retry-after'));
    }
    return { bytes: await readAll(response), type: response.headers.get('content-type') ?? '' };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw error instanceof ProviderError ? error : new ProviderError('unavailable');
  }
}

async function readAll(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxAnswerBytes) throw new ProviderError('malformed');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** Parses an answer as JSON. Throws `ProviderError` for anything else. */
export function parseAnswer(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new ProviderError('malformed');
  }
}

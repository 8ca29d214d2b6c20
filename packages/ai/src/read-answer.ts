import type { Flow, Limits, Post } from './post.ts';
import { ProviderError } from './provider-error.ts';

const maxBytes = 64 * 1024 * 1024;

/**
 * POSTs JSON and reads the whole answer. Throws {@link ProviderError} `unavailable` if it breaks off or is late, `malformed` if it
 * is too large, and the signal's reason if it is aborted.
 */
export function readBytes(post: Post, path: string, body: object | string, limits: Limits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let flow: Flow | undefined;
    const receiver = {
      data(chunk: Buffer) {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes <= maxBytes) return;
        reject(new ProviderError('malformed'));
        flow?.stop();
      },
      end: () => resolve(Buffer.concat(chunks, bytes)),
      fail: (error: Error) => reject(limits.signal?.aborted ? error : new ProviderError('unavailable')),
    };
    post(path, body, receiver, limits).then((begun) => {
      flow = begun;
    }, reject);
  });
}

/** Reads the whole answer as JSON, as {@link readBytes} does. Throws `malformed` for anything else. */
export async function readJson(
  post: Post,
  path: string,
  body: object | string,
  limits: Limits,
): Promise<unknown> {
  const bytes = await readBytes(post, path, body, limits);
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new ProviderError('malformed');
  }
}

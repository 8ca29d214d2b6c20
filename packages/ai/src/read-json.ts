import type { Flow, Limits, Post } from './post.ts';
import { ProviderError } from './provider-error.ts';

const maxBytes = 64 * 1024 * 1024;

/**
 * POSTs JSON and reads the whole answer as JSON. Throws {@link ProviderError} `unavailable` if it breaks off or is
 * late, `malformed` if it is too large or not JSON, and the signal's reason if it is aborted.
 */
export function readJson(post: Post, path: string, body: object, limits: Limits): Promise<unknown> {
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
      end() {
        try {
          resolve(JSON.parse(Buffer.concat(chunks, bytes).toString()));
        } catch {
          reject(new ProviderError('malformed'));
        }
      },
      fail: (error: Error) => reject(limits.signal?.aborted ? error : new ProviderError('unavailable')),
    };
    post(path, body, receiver, limits).then((begun) => {
      flow = begun;
    }, reject);
  });
}

import type { Body, Flow, Limits, Post } from './post.ts';
import { ProviderError } from './provider-error.ts';

const maxBytes = 64 * 1024 * 1024;

/** A whole answer. `type` is its media type; empty if it has none. */
interface Whole {
  bytes: Buffer;
  type: string;
}

/**
 * Sends a request and reads the whole answer. Throws {@link ProviderError} `unavailable` if it breaks off or is late, `malformed` if
 * it is too large, and the signal's reason if it is aborted.
 */
export async function readAnswer(post: Post, path: string, body: Body, limits: Limits): Promise<Whole> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  let flow: Flow | undefined;
  const receiver = {
    data(chunk: Buffer) {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= maxBytes) return;
      reject(new ProviderError('malformed'));
      flow?.stop();
    },
    end: () => resolve(Buffer.concat(chunks, size)),
    fail: (error: Error) => reject(limits.signal?.aborted ? error : new ProviderError('unavailable')),
  };
  // It may fail before anybody waits for it.
  promise.catch(() => {});
  flow = await post(path, body, receiver, limits);
  return { bytes: await promise, type: flow.type };
}

/** Reads the whole answer as JSON, as {@link readAnswer} does. Throws `malformed` for anything else. */
export async function readJson(post: Post, path: string, body: Body, limits: Limits): Promise<unknown> {
  const { bytes } = await readAnswer(post, path, body, limits);
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new ProviderError('malformed');
  }
}

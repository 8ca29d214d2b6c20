import { openaiPost } from './openai-post.ts';
import type { Flow, Receiver } from './post.ts';
import { type Backoff, retry } from './retry.ts';

/**
 * Creates the `fetch` of the client library for an OpenAI-compatible server. It has the connections, the errors and the retries of
 * Gemini's chat: a failure before the first byte is retried, then throws `ProviderError`.
 */
export function createChatFetch(baseUrl: string, apiKey: string | undefined, backoff: Backoff): typeof fetch {
  const post = openaiPost(baseUrl, apiKey);
  return async (url, init) => {
    const path = String(url).slice(baseUrl.length);
    const signal = init?.signal ?? undefined;
    const body = String(init?.body);
    const ask = () => openBytes((receiver) => post(path, body, receiver, { signal }));
    return new Response(await retry(ask, 'visitor', backoff, signal));
  };
}

/** Opens an answer as a stream of bytes, which waits for a slow reader. */
async function openBytes(
  open: (receiver: Receiver) => Promise<Flow>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  let flow: Flow | undefined;
  let receiver = {} as Receiver;
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(out) {
      receiver = {
        data(chunk) {
          out.enqueue(chunk as Buffer<ArrayBuffer>);
          if ((out.desiredSize ?? 0) <= 0) flow?.pause();
        },
        end: () => out.close(),
        fail: (error) => out.error(error),
      };
    },
    pull: () => flow?.resume(),
    cancel: () => flow?.stop(),
  });
  flow = await open(receiver);
  return bytes;
}

import { readEvents } from '@jawab/sdk/read-events.ts';
import { type Api, ApiError } from './api.ts';
import type { Status, StoredMessage } from './types.ts';

interface Listener {
  /** The path of the messages that the window does not have yet. */
  path(): string;
  connected(): void;
  message(message: StoredMessage): void;
  status(status: Status): void;
  typist(name: string): void;
  refused(error: ApiError): void;
}

const longestMs = 30_000;

/**
 * Creates the connection on which new messages arrive while it is wanted. When it breaks, it is opened again after 1, 2, 4 …
 * 30 s, each time between half and all of it, and it continues after the last message.
 */
export function createLive(api: Api, listener: Listener) {
  let controller: AbortController | null = null;
  let wake = () => {};

  async function run({ signal }: AbortController): Promise<void> {
    let waitMs = 1_000;
    while (!signal.aborted) {
      try {
        const response = await api.send(listener.path(), { accept: 'text/event-stream', signal });
        listener.connected();
        waitMs = 1_000;
        for await (const { event, data } of readEvents(response.body as ReadableStream<Uint8Array>)) {
          if (signal.aborted) return;
          const body = JSON.parse(data);
          if (event === 'status') listener.status(body.status);
          else if (event === 'typing') listener.typist(body.by.name);
          else listener.message(body);
        }
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ApiError && /40[1349]/.test(`${error.status}`)) return listener.refused(error);
        if (error instanceof ApiError) waitMs = Math.max(waitMs, error.retryAfterSeconds * 1_000);
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, waitMs * (0.5 + Math.random() / 2));
      });
      waitMs = Math.min(waitMs * 2, longestMs);
    }
  }

  return {
    /** Connects or disconnects. */
    want(isWanted: boolean): void {
      if (isWanted === (controller !== null)) return;
      controller?.abort();
      wake();
      controller = isWanted ? new AbortController() : null;
      if (controller) void run(controller);
    },
    /** Tries again at once, because the network is back. */
    hurry: () => wake(),
  };
}

/**
 * Calls under way that a 2025 client can still cancel: its `notifications/cancelled` arrives as a request of its own,
 * so the two meet by token, session (minted at `initialize`) and request id. Holds an entry only while a call runs.
 */
export function createCancellations() {
  const running = new Map<string, AbortController>();
  const keyOf = (tokenId: string, session: string, id: unknown) => JSON.stringify([tokenId, session, id]);
  return {
    /** A signal that aborts when the caller goes away or cancels; `done` forgets the call. */
    begin(tokenId: string, session: string, id: unknown, gone: AbortSignal) {
      const controller = new AbortController();
      const key = keyOf(tokenId, session, id);
      const leave = () => controller.abort(gone.reason);
      running.set(key, controller);
      if (gone.aborted) leave();
      else gone.addEventListener('abort', leave, { once: true });
      const done = () => {
        gone.removeEventListener('abort', leave);
        if (running.get(key) === controller) running.delete(key);
      };
      return { signal: controller.signal, done };
    },
    cancel(tokenId: string, session: string, id: unknown) {
      running.get(keyOf(tokenId, session, id))?.abort(new Error('The client cancelled the request.'));
    },
    get size() {
      return running.size;
    },
  };
}

export type Cancellations = ReturnType<typeof createCancellations>;

/**
 * Keeps the running calls that a client of 2025 can cancel. Its `notifications/cancelled` is a request of its own, so
 * the two are matched by token, session (created at `initialize`) and request id.
 */
export function createCancellations() {
  const running = new Map<string, AbortController>();
  const keyOf = (tokenId: string, session: string, id: unknown) => JSON.stringify([tokenId, session, id]);
  return {
    /** Returns a signal that aborts when the caller leaves or cancels. `done` forgets the call. */
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

import type { Dispatcher } from 'undici';
import { errorOfStatus, ProviderError } from './provider-error.ts';

/** Receives the body of an answer: `data` any number of times, then `end` or `fail` once. */
export interface Receiver {
  data(chunk: Buffer): void;
  end(): void;
  fail(error: Error): void;
}

/** Controls an answer in progress: pauses it while its reader is slow, or stops it. */
export interface Flow {
  pause(): void;
  resume(): void;
  stop(): void;
}

/**
 * POSTs JSON to `path`; a string is JSON already. Resolves with the first bytes of a 2xx answer; its body goes to the receiver.
 * Until then it rejects with {@link ProviderError}, or with the signal's reason if it is aborted, so that a retry repeats no text.
 * After that the receiver's `fail` gets the error.
 */
export type Post = (path: string, body: object | string, receiver: Receiver, limits: Limits) => Promise<Flow>;

export interface Limits {
  signal?: AbortSignal | undefined;
  /** If the whole answer has not arrived by then, the request fails as `unavailable`. */
  timeoutMs?: number;
}

/** Creates a {@link Post} to one server over kept connections. Follows no redirect, because the headers contain a key. */
export function createPost(baseUrl: string, headers: Record<string, string>): Post {
  const { origin, pathname } = new URL(baseUrl);
  const root = pathname.replace(/\/+$/, '');
  const opening = import('undici').then(
    ({ Pool }) => new Pool(origin, { headersTimeout: 0, bodyTimeout: 0 }),
  );
  const sent = { 'content-type': 'application/json', 'user-agent': 'jawab', ...headers };
  return async (path, body, receiver, limits) => {
    const pool = await opening;
    return new Promise((begun, refused) => {
      limits.signal?.throwIfAborted();
      const exchange = new Exchange(receiver, limits, begun, refused);
      const json = typeof body === 'string' ? body : JSON.stringify(body);
      pool.dispatch({ path: root + path, method: 'POST', headers: sent, body: json }, exchange);
    });
  };
}

class Exchange implements Dispatcher.DispatchHandler {
  readonly #receiver: Receiver;
  readonly #signal: AbortSignal | undefined;
  readonly #begun: (flow: Flow) => void;
  readonly #refused: (error: Error) => void;
  readonly #timer: NodeJS.Timeout | undefined;
  #controller: Dispatcher.DispatchController | null = null;
  #isBegun = false;
  #isOver = false;

  constructor(
    receiver: Receiver,
    { signal, timeoutMs }: Limits,
    begun: (flow: Flow) => void,
    refused: (error: Error) => void,
  ) {
    this.#receiver = receiver;
    this.#signal = signal;
    this.#begun = begun;
    this.#refused = refused;
    signal?.addEventListener('abort', this.#leave);
    if (timeoutMs) this.#timer = setTimeout(() => this.#fail(new ProviderError('unavailable')), timeoutMs);
  }

  readonly #leave = () => this.#fail(this.#signal?.reason);

  #close(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#leave);
    return true;
  }

  /** Ends the exchange and its request, if they are still in progress. */
  #fail(error: Error): void {
    if (!this.#close()) return;
    if (this.#isBegun) this.#receiver.fail(error);
    else this.#refused(error);
    this.#controller?.abort(error);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#isOver) controller.abort(new ProviderError('interrupted'));
  }

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (status >= 300) this.#fail(errorOfStatus(status, headers['retry-after']?.toString()));
  }

  #begin(controller: Dispatcher.DispatchController): void {
    if (this.#isBegun) return;
    this.#isBegun = true;
    this.#begun({
      pause: () => controller.pause(),
      resume: () => controller.resume(),
      stop: () => this.#fail(new ProviderError('interrupted')),
    });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isOver) return;
    this.#begin(controller);
    this.#receiver.data(chunk);
  }

  onResponseEnd(controller: Dispatcher.DispatchController): void {
    if (!this.#close()) return;
    this.#begin(controller);
    this.#receiver.end();
  }

  onResponseError(): void {
    this.#fail(new ProviderError(this.#isBegun ? 'interrupted' : 'unavailable'));
  }
}

import type { Dispatcher, Pool } from 'undici';
import { errorOfStatus, ProviderError } from './provider-error.ts';

/** Receives the body of an answer: `data` any number of times, then `end` or `fail` once. */
export interface Receiver {
  data(chunk: Buffer): void;
  end(): void;
  fail(error: Error): void;
}

/** Controls an answer in progress: pauses it while its reader is slow, or stops it. */
export interface Flow {
  /** The media type of the answer; empty if it has none. */
  type: string;
  pause(): void;
  resume(): void;
  stop(): void;
}

/** JSON, also as a string, or a form. Null makes the request a GET. */
export type Body = object | string | FormData | null;

/**
 * Sends a request to `path`. Resolves with the first bytes of a 2xx answer; its body goes to the receiver.
 * Until then it rejects with {@link ProviderError}, or with the signal's reason if it is aborted, so that a retry repeats no text.
 * After that the receiver's `fail` gets the error.
 */
export type Post = (path: string, body: Body, receiver: Receiver, limits: Limits) => Promise<Flow>;

export interface Limits {
  signal?: AbortSignal | undefined;
  /** If the whole answer has not arrived by then, the request fails as `unavailable`. */
  timeoutMs?: number;
}

/** Creates a {@link Post} to one server over kept connections. Follows no redirect, because the headers contain a key. */
export function createPost(baseUrl: string, headers: Record<string, string>): Post {
  const { origin, pathname } = new URL(baseUrl);
  const root = pathname.replace(/\/+$/, '');
  let opening: Promise<Pool> | undefined;
  // Loaded at the first request: it takes 10 MiB and .1 s of CPU, also of a command that asks no model.
  const open = async () => {
    const { Pool } = await import('undici');
    return new Pool(origin, { headersTimeout: 0, bodyTimeout: 0 });
  };
  return async (path, body, receiver, limits) => {
    opening ??= open();
    const [pool, sent] = await Promise.all([opening, encode(body)]);
    return new Promise((begun, refused) => {
      limits.signal?.throwIfAborted();
      const exchange = new Exchange(receiver, limits, begun, refused);
      const named = { 'user-agent': 'jawab', ...headers, ...(sent && { 'content-type': sent.type }) };
      const method = sent ? 'POST' : 'GET';
      pool.dispatch({ path: root + path, method, headers: named, body: sent?.body ?? null }, exchange);
    });
  };
}

/** Returns the bytes of a body and their media type. */
async function encode(body: Body): Promise<{ body: string | Uint8Array; type: string } | null> {
  if (body === null) return null;
  if (!(body instanceof FormData))
    return { body: typeof body === 'string' ? body : JSON.stringify(body), type: 'application/json' };
  const form = new Response(body);
  return {
    body: new Uint8Array(await form.arrayBuffer()),
    type: form.headers.get('content-type') as string,
  };
}

class Exchange implements Dispatcher.DispatchHandler {
  readonly #receiver: Receiver;
  readonly #signal: AbortSignal | undefined;
  readonly #begun: (flow: Flow) => void;
  readonly #refused: (error: Error) => void;
  readonly #timer: NodeJS.Timeout | undefined;
  #controller: Dispatcher.DispatchController | null = null;
  #type = '';
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
    this.#type = headers['content-type']?.toString() ?? '';
  }

  #begin(controller: Dispatcher.DispatchController): void {
    if (this.#isBegun) return;
    this.#isBegun = true;
    this.#begun({
      type: this.#type,
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

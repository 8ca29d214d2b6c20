import type { AllowList } from './allow.ts';
import { ACCEPT_ENCODING, readBody } from './body.ts';
import { explain, startDeadline } from './deadline.ts';
import { type EgressError, MayHaveArrived } from './error.ts';
import { exchange, type Method } from './exchange.ts';
import { DEFAULT_USER_AGENT } from './fetch-page.ts';
import type { Resolve } from './resolve.ts';
import { resolveBySystem } from './system-resolver.ts';

export interface CallOptions {
  method: Method;
  url: string;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
  totalMs: number;
  /** The limit on the body of the answer. */
  maxBytes: number;
  allow?: AllowList;
  resolve?: Resolve;
  signal?: AbortSignal | undefined;
}

export interface CallAnswer {
  status: number;
  /** By name in lower case. */
  headers: Record<string, string>;
  bytes: Uint8Array;
}

/**
 * Makes one call of an interface, over https unless the `host:port` is allowed. Follows no redirects: any status is an answer.
 * Throws MayHaveArrived if the answer was lost after the request had left, and EgressError if nothing left.
 */
export async function call(options: CallOptions): Promise<CallAnswer> {
  const { method, url, body, allow, resolve = resolveBySystem, totalMs, maxBytes } = options;
  const signal = startDeadline(totalMs, options.signal);
  const headers = {
    'user-agent': DEFAULT_USER_AGENT,
    'accept-encoding': ACCEPT_ENCODING,
    ...options.headers,
  };
  let hasLeft = false;
  const onConnect = () => {
    hasLeft = true;
  };
  try {
    return await exchange(
      { method, url, headers, body, allow, httpsOnly: true, resolve, signal, onConnect },
      async (answer) => ({
        status: answer.status,
        headers: answer.headers,
        bytes: await readBody(answer.body, answer.headers, maxBytes),
      }),
    );
  } catch (error) {
    const explained: EgressError = explain(error, signal, totalMs, maxBytes);
    throw hasLeft ? new MayHaveArrived(explained) : explained;
  }
}

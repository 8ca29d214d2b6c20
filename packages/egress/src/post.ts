import type { AllowList } from './allow.ts';
import { readBody } from './body.ts';
import { explain, startDeadline } from './deadline.ts';
import { exchange } from './exchange.ts';
import { DEFAULT_USER_AGENT } from './fetch-page.ts';
import type { Resolve } from './resolve.ts';
import { resolveBySystem } from './system-resolver.ts';

export interface PostOptions {
  url: string;
  body: Uint8Array;
  headers: Record<string, string>;
  totalMs: number;
  /** Default true. An allowed `host:port` may always be plain http. */
  httpsOnly?: boolean;
  allow?: AllowList;
  resolve?: Resolve;
  /** The number of bytes of the answer to keep. Default 1024. */
  firstBytes?: number;
  userAgent?: string;
  signal?: AbortSignal;
}

export interface PostAnswer {
  status: number;
  /** The time from the call to the headers of the answer. */
  latencyMs: number;
  /** By name in lower case. */
  headers: Record<string, string>;
  /** The first bytes of the answer as text, even if its body broke off or never ended. */
  answer: string;
}

/**
 * Posts bytes, exactly as given, to an address that a customer chose. Follows no redirects: any status is an answer,
 * 3xx included. Throws EgressError if the address is refused or no status comes within `totalMs`.
 */
export async function post(options: PostOptions): Promise<PostAnswer> {
  const {
    url,
    body,
    allow,
    resolve = resolveBySystem,
    httpsOnly = true,
    totalMs,
    firstBytes = 1024,
  } = options;
  const signal = startDeadline(totalMs, options.signal);
  const headers = { 'user-agent': options.userAgent ?? DEFAULT_USER_AGENT, ...options.headers };
  const startedAt = performance.now();
  try {
    return await exchange(
      { url, method: 'POST', headers, body, allow, httpsOnly, resolve, signal },
      async (answer) => {
        const latencyMs = Math.round(performance.now() - startedAt);
        const bytes = await readBody(answer.body, answer.headers, firstBytes, true).catch(
          () => new Uint8Array(),
        );
        return { status: answer.status, latencyMs, headers: answer.headers, answer: startOfText(bytes) };
      },
    );
  } catch (error) {
    throw explain(error, signal, totalMs, firstBytes);
  }
}

/** Decodes the start of a text. Streaming mode drops a character that was cut. */
function startOfText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes, { stream: true });
}

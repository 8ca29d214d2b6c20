import type { AllowList } from './allow.ts';
import { ACCEPT_ENCODING, readBody } from './body.ts';
import { explain, startDeadline } from './deadline.ts';
import { EgressError } from './error.ts';
import { type Answer, exchange } from './exchange.ts';
import type { Resolve } from './resolve.ts';
import { resolveBySystem } from './system-resolver.ts';

export interface FetchPageOptions {
  url: string;
  /** Headers for the first origin only. A redirect to another origin drops them. */
  headers?: Record<string, string>;
  /** The limit on the body, both encoded and decoded. */
  maxBytes: number;
  /** The limit on everything together: names, connections, redirects, body. */
  totalMs: number;
  allow?: AllowList;
  resolve?: Resolve;
  etag?: string;
  lastModified?: string;
  userAgent?: string;
  /** Returns any status instead of throwing `http_status`. robots.txt needs its 404. */
  anyStatus?: boolean;
  /** Default 5. */
  maxRedirects?: number;
  /** An allowed `host:port` may always be plain http. */
  httpsOnly?: boolean;
  signal?: AbortSignal;
}

export interface Page {
  status: number;
  /** The address that answered, after redirects. */
  url: string;
  headers: Record<string, string>;
  contentType: string | null;
  bytes: Uint8Array;
  redirects: number;
}

export const DEFAULT_USER_AGENT = 'JawabBot/1.0 (+https://jawab.example/bot)';
const MAX_REDIRECTS = 5;
const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a page from an address that a customer chose. Follows redirects, 5 unless told otherwise, and checks each address from the
 * start. Returns 2xx answers, and 304 if `etag` or `lastModified` was given. Other statuses throw `http_status` with
 * `status`. Throws EgressError only.
 */
export async function fetchPage(options: FetchPageOptions): Promise<Page> {
  const deadline = startDeadline(options.totalMs, options.signal);
  try {
    return await followRedirects(options, deadline);
  } catch (error) {
    throw explain(error, deadline, options.totalMs, options.maxBytes);
  }
}

async function followRedirects(options: FetchPageOptions, signal: AbortSignal): Promise<Page> {
  const { allow, resolve = resolveBySystem, maxBytes, httpsOnly, maxRedirects = MAX_REDIRECTS } = options;
  const firstOrigin = URL.parse(options.url)?.origin;
  let url = options.url;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const headers = headersFor(options, URL.parse(url)?.origin === firstOrigin);
    const outcome = await exchange(
      { url, method: 'GET', headers, allow, httpsOnly, resolve, maxEncodedBytes: maxBytes, signal },
      (answer) => readAnswer(answer, options, redirects),
    );
    if (typeof outcome !== 'string') return outcome;
    url = outcome;
  }
  throw new EgressError(
    'too_many_redirects',
    maxRedirects === 0
      ? 'The address redirects to another one. Give the final address.'
      : `The page redirects more than ${maxRedirects} times. Give its final address.`,
  );
}

/** Returns the next address if the answer is a redirect, else the page. */
async function readAnswer(
  answer: Answer,
  options: FetchPageOptions,
  redirects: number,
): Promise<Page | string> {
  const { status, headers, url } = answer;
  const location = headers.location;
  if (REDIRECT_STATUSES.has(status) && location) return nextUrl(location, url);
  const conditional = options.etag !== undefined || options.lastModified !== undefined;
  const wanted = (status >= 200 && status < 300) || (status === 304 && conditional);
  if (!wanted && !options.anyStatus) {
    throw new EgressError(
      'http_status',
      `The server answered with status ${status}. Check that the page exists and is public.`,
      { status },
    );
  }
  const bytes = await readBody(answer.body, headers, options.maxBytes);
  return { status, url: url.href, headers, contentType: headers['content-type'] ?? null, bytes, redirects };
}

/**
 * Reads the address of a redirect. Servers write non-ASCII addresses as raw UTF-8, which HTTP headers carry as
 * latin1.
 */
function nextUrl(location: string, base: URL): string {
  const raw = Buffer.from(location, 'latin1').toString('utf8');
  const next = URL.parse(raw.includes('\uFFFD') ? location : raw, base.href);
  if (!next) throw new EgressError('invalid_answer', 'The page redirects to an address that is not valid.');
  if (next.hash === '') next.hash = base.hash;
  return next.href;
}

function headersFor(options: FetchPageOptions, sameOrigin: boolean): Record<string, string> {
  return {
    accept: 'text/html,application/xhtml+xml,text/markdown;q=0.9,text/plain;q=0.9,*/*;q=0.5',
    ...(sameOrigin ? options.headers : {}),
    ...(options.etag === undefined ? {} : { 'if-none-match': options.etag }),
    ...(options.lastModified === undefined ? {} : { 'if-modified-since': options.lastModified }),
    'user-agent': options.userAgent ?? DEFAULT_USER_AGENT,
    'accept-encoding': ACCEPT_ENCODING,
  };
}

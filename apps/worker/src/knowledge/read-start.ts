import type { AllowList, Page } from '@jawab/egress';
import type { Work } from '../work.ts';
import { refuseStatus } from './ingest/read-page.ts';
import { Fault } from './reading/fault.ts';
import { fetchAllowed } from './reading/fetch-allowed.ts';

/** The kind of address that a crawl starts at, and the pages it names. */
export interface Start {
  kind: 'sitemap' | 'section';
  urls: string[];
}

export interface StartRequest {
  workspaceId: string;
  url: string;
  allow: AllowList | undefined;
  signal: AbortSignal;
}

/** The maximum size of a sitemap by sitemaps.org. */
const maxSitemapBytes = 52_428_800;
/** The maximum number of sitemaps read from an index, and the number of addresses that is enough. */
const maxSitemaps = 50;
const enoughPages = 5_000;

/**
 * Fetches the address of a crawl if robots.txt allows it. A sitemap, or an index with its sitemaps, names its pages
 * on the same host. Anything else begins a section. Throws Fault, EgressError or ExtractError.
 */
export async function readStart(work: Work, request: StartRequest): Promise<Start> {
  const page = await fetchReadable(work, request, request.url);
  if (!isSitemap(page)) return { kind: 'section', urls: [request.url] };
  const { host } = new URL(page.url);
  const pages = new Set<string>();
  const waiting: (Page | string)[] = [page];
  for (let read = 0; read < maxSitemaps && waiting.length > 0 && pages.size < enoughPages; read++) {
    const next = waiting.shift() as Page | string;
    const { bytes } = typeof next === 'string' ? await fetchReadable(work, request, next) : next;
    const found = await work.reader.read(request.workspaceId, { bytes, wants: 'sitemap' }, request.signal);
    const own = found.links.filter((link) => new URL(link).host === host);
    if (found.isSitemapIndex) waiting.push(...own.slice(0, maxSitemaps));
    else for (const link of own) pages.add(link);
  }
  if (pages.size > 0) return { kind: 'sitemap', urls: [...pages] };
  throw new Fault('empty_content', 'The sitemap lists no page of its own site. Give another address.');
}

export interface ReadableFetch {
  allow: AllowList | undefined;
  signal: AbortSignal;
  headers?: Record<string, string>;
  maxBytes?: number;
}

/** Fetches an address if robots.txt allows it, and refuses a status that is not 2xx. Throws Fault or EgressError. */
export async function fetchReadable(
  work: Work,
  { allow, signal, headers = {}, maxBytes = maxSitemapBytes }: ReadableFetch,
  url: string,
): Promise<Page> {
  const totalMs = work.timings.fetchMs;
  const page = await fetchAllowed(work, { url, headers, maxBytes, totalMs, signal, ...(allow && { allow }) });
  refuseStatus(page);
  return page;
}

/** Recognises a sitemap by its content, because servers send sitemaps under many types. */
function isSitemap({ bytes, url }: Page): boolean {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return true;
  const head = Buffer.from(bytes.subarray(0, 4_096)).toString('latin1');
  return /<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(head) || /\.xml$/i.test(new URL(url).pathname);
}

import { readRetryAfter } from '@jawab/core';
import type { Page } from '@jawab/egress';
import type { Warning } from '@jawab/extract';
import { fetchTraced } from '../../fetch-traced.ts';
import type { Work } from '../../work.ts';
import type { Document, Validators } from './document-state.ts';
import { Fault } from './fault.ts';

export interface FoundText {
  text: string;
  language: string | null;
  /** The title of the page itself. */
  title?: string | null;
  validators?: Validators;
  links?: string[];
  /** What was not read; absent for a text that is indexed as it is. */
  warnings?: Warning[];
  /** The pages or slides of the original. */
  pageCount?: number | null;
  /** How long the text took to read. */
  readMs?: number;
}

const maxPageBytes = 10_000_000;

/**
 * Fetches a document's page if robots.txt allows it, and reads its text. Returns the stored text if the server says
 * that the page did not change. Throws Fault, EgressError or ExtractError.
 */
export async function readPage(
  work: Work,
  workspaceId: string,
  document: Document,
  signal: AbortSignal,
): Promise<FoundText> {
  const url = document.source_url ?? '';
  const allow = document.egress_allowed ? work.runtime.egressAllow : undefined;
  const endsAt = performance.now() + work.timings.fetchMs;
  await work.robots.check(url, { allow, signal });
  const page = await fetchTraced(work.runtime, {
    url,
    maxBytes: maxPageBytes,
    totalMs: Math.max(1_000, Math.round((endsAt - performance.now()) / 1_000) * 1_000),
    anyStatus: true,
    ...(document.indexed_hash && document.content && !document.crawl_from && validatorsOf(document)),
    signal,
    ...(allow && { allow }),
  });
  if (page.redirects > 0) await work.robots.check(page.url, { allow, signal });
  const validators = { etag: page.headers.etag ?? null, lastModified: page.headers['last-modified'] ?? null };
  if (page.status === 304 && document.content) {
    const { content: text, language, etag, last_modified: lastModified } = document;
    return { text, language, validators: { etag: validators.etag ?? etag, lastModified } };
  }
  refuseStatus(page);
  const { bytes, contentType } = page;
  const source = {
    bytes,
    contentType,
    url: page.url,
    languages: document.bot_languages,
    ...(document.crawl_from && { wants: 'links' as const }),
  };
  const { markdown, ...found } = await work.reader.read(workspaceId, source, signal);
  return Object.assign(found, { text: markdown, validators });
}

const validatorsOf = ({ etag, last_modified: lastModified }: Document) => ({
  ...(etag && { etag }),
  ...(lastModified && { lastModified }),
});

/** Throws a fault if the status is not 2xx. */
export function refuseStatus({ status, headers }: Page): void {
  if (status >= 200 && status < 300) return;
  const passing = status === 408 || status === 425 || status === 429 || status >= 500;
  const message = passing
    ? `The server answered with status ${status}. The page is tried again automatically.`
    : `The server answered with status ${status}. Check that the page exists and is public.`;
  throw new Fault('http_status', message, {
    passing,
    isGone: status === 404 || status === 410,
    retryAfterMs: readRetryAfter(headers['retry-after']),
  });
}

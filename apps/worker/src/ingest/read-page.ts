import { fetchPage, type Page } from '@jawab/egress';
import type { Work } from '../work.ts';
import type { Document } from './document-state.ts';
import { Fault } from './fault.ts';

export interface FoundText {
  text: string;
  language: string | null;
}

const mostPageBytes = 10_000_000;

/** Fetches a document's page as its robots.txt allows and reads its text. Throws faults, EgressError, ExtractError. */
export async function readPage(
  work: Work,
  workspaceId: string,
  document: Document,
  signal: AbortSignal,
): Promise<FoundText> {
  const url = document.source_url ?? '';
  const allow = document.egress_allowed ? work.runtime.egressAllow : undefined;
  await work.robots.check(url, { allow, signal });
  const page = await fetchPage({
    url,
    maxBytes: mostPageBytes,
    totalMs: work.timings.fetchMs,
    anyStatus: true,
    signal,
    ...(allow && { allow }),
  });
  if (page.redirects > 0) await work.robots.check(page.url, { allow, signal });
  refuseStatus(page);
  const { bytes, contentType } = page;
  const source = { bytes, contentType, url: page.url };
  const { markdown, language } = await work.reader.read(workspaceId, source, signal);
  return { text: markdown, language };
}

function refuseStatus({ status, headers }: Page): void {
  if (status >= 200 && status < 300) return;
  const passing = status === 408 || status === 425 || status === 429 || status >= 500;
  const message = passing
    ? `The server answered with status ${status}. It is tried again by itself.`
    : `The server answered with status ${status}. Check that the page exists and is public.`;
  throw new Fault('http_status', message, { passing, retryAfterMs: readRetryAfter(headers['retry-after']) });
}

function readRetryAfter(value: string | undefined): number | null {
  if (!value) return null;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

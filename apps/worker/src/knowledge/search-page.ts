import type { CrawlPayload } from '@jawab/core';
import type { AllowList } from '@jawab/egress';
import type { Work } from '../work.ts';
import { addFoundPages, continueSearch } from './crawl/found-pages.ts';
import { inSection } from './crawl/section.ts';
import { acceptLanguage } from './ingest/read-page.ts';
import { fetchReadable } from './read-start.ts';
import { toFault, waitBeforeRetry } from './reading/fault.ts';

export interface SearchRequest {
  /** The address that the crawl started at. */
  url: string;
  /** The number of tries of the next page that met a passing fault. */
  attempts: number;
  languages: string[];
  allow: AllowList | undefined;
  signal: AbortSignal;
}

interface Seen {
  title: string | null;
  /** Addresses that the page names, in its order. */
  links: string[];
  /** False if nobody can read the page, or if another address leads to the same one. */
  isOffered: boolean;
}

const maxPageBytes = 10_000_000;
const maxTitleChars = 200;

/** Files, whose names say enough: reading one costs minutes, and it links to nothing. */
const file = /\.(?:pdf|docx?|xlsx?|pptx?|hwpx?|od[tsp]|epub|rtf|csv|tsv|txt|md|eml|mht)$/i;

/**
 * Looks at the next page that a search found, and stores its title and the pages of the section that it links to, in the transaction
 * that queues the next look. Throws what delays the search: a site that asks to wait, or a lost database.
 */
export async function searchPage(work: Work, ref: CrawlPayload, request: SearchRequest): Promise<void> {
  const { workspaceId, crawlId } = ref;
  const database = work.runtime.database.workspace(workspaceId);
  const [next] = await database.sql<{ url: string; position: number }>`
    select url, position from crawl_pages
    where workspace_id = ${workspaceId} and crawl_id = ${crawlId} and status = 'found' order by position limit 1`;
  const seen = next ? await lookOrExplain(work, workspaceId, next.url, request) : null;
  await database.tx(async (sql) => {
    const [crawl] = await sql`
      select 1 from crawls
      where workspace_id = ${workspaceId} and id = ${crawlId} and search = 'running' for update`;
    if (!crawl) return;
    if (next && seen) {
      const [noted] = await sql`
        update crawl_pages set status = ${seen.isOffered ? 'seen' : 'left_out'}, title = ${seen.title}
        where workspace_id = ${workspaceId} and crawl_id = ${crawlId} and position = ${next.position}
          and status = 'found'
        returning 1`;
      // A job that runs twice, because a worker was killed, leaves the rest of the search to the first that ends.
      if (!noted) return;
      const links = seen.links.filter((link) => inSection(request.url, link));
      await addFoundPages(sql, ref, { urls: links, status: 'found' });
    }
    await continueSearch(sql, ref, request.url);
  });
}

/** A page that fails is left out. If it may work later, it is offered without a title, unless its site asks to wait. */
async function lookOrExplain(
  work: Work,
  workspaceId: string,
  url: string,
  request: SearchRequest,
): Promise<Seen> {
  try {
    return await look(work, workspaceId, url, request);
  } catch (error) {
    const fault = work.signal.aborted ? null : toFault(error);
    if (!fault) throw error;
    const waitMs = waitBeforeRetry(fault, request.attempts + 1, work.timings.firstRetryMs);
    if (fault.retryAfterMs !== null && waitMs !== null) throw error;
    return { title: null, links: [], isOffered: fault.passing };
  }
}

async function look(
  work: Work,
  workspaceId: string,
  url: string,
  { url: start, allow, languages, signal }: SearchRequest,
): Promise<Seen> {
  if (file.test(new URL(url).pathname)) {
    await work.robots.check(url, { allow, signal });
    return { title: null, links: [], isOffered: true };
  }
  const headers = acceptLanguage(languages);
  const page = await fetchReadable(work, { allow, signal, headers, maxBytes: maxPageBytes }, url);
  const leadsTo = withoutFragment(page.url);
  if (leadsTo !== url && inSection(start, leadsTo))
    return { title: null, links: [leadsTo], isOffered: false };
  const { bytes, contentType } = page;
  if (contentType && !/\bx?html\b/i.test(contentType)) return { title: null, links: [], isOffered: true };
  const source = { bytes, contentType, url: page.url, languages, wants: 'links' as const };
  const found = await work.reader.read(workspaceId, source, signal);
  const target = found.redirectsTo && withoutFragment(found.redirectsTo);
  if (target && target !== url && inSection(start, target))
    return { title: null, links: [target], isOffered: false };
  return { title: shorten(found.title), links: found.links, isOffered: true };
}

function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

const shorten = (title: string | null) => title && [...title].slice(0, maxTitleChars).join('');

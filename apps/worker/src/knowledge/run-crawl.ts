import { addCrawlPages, type CrawlPayload, fragment, languagesOfBots, taskOfCrawl } from '@jawab/core';
import type { Work } from '../work.ts';
import { addFoundPages, continueSearch } from './crawl/found-pages.ts';
import { readStart, type Start } from './read-start.ts';
import { type Fault, toFault, waitBeforeRetry } from './reading/fault.ts';
import { searchPage } from './search-page.ts';

interface Begun {
  url: string;
  kind: Start['kind'] | null;
  search: 'running' | null;
  languages: string[];
  egress_allowed: boolean;
  /** The number of tries that met a passing fault. */
  attempts: number;
}

/**
 * Reads the address of a crawl and queues the pages it names. The pages of a section then queue those they link to. If somebody chooses
 * the pages, it only notes them, and looks at one page of a section after the other, a job each.
 */
export async function runCrawl(work: Work, ref: CrawlPayload): Promise<void> {
  const { workspaceId, crawlId } = ref;
  const { sql } = work.runtime.database.workspace(workspaceId);
  const [crawl] = await sql<Begun>`
    update crawls c set status = 'running' from workspaces w
    where w.id = ${workspaceId} and c.workspace_id = ${workspaceId} and c.id = ${crawlId}
      and c.status in ('queued', 'running') and c.stopped_at is null
      and (c.search = 'running' or c.search is null and c.kind is null)
    returning c.url, c.kind, c.search, w.egress_allowed, coalesce((c.error ->> 'attempts')::int, 0) as attempts,
      ${languagesOfBots(fragment`c.workspace_id`, fragment`c.bot_id`)} as languages`;
  if (!crawl) return;
  const signal = AbortSignal.any([work.signal, AbortSignal.timeout(work.timings.documentMs)]);
  const allow = crawl.egress_allowed ? work.runtime.egressAllow : undefined;
  try {
    const request = Object.assign(crawl, { workspaceId, allow, signal });
    if (crawl.kind) await searchPage(work, ref, request);
    else await begin(work, ref, crawl.url, await readStart(work, request));
  } catch (error) {
    const fault = work.signal.aborted ? null : toFault(error);
    if (!fault) throw error;
    if (fault.code === 'internal') work.runtime.log.error({ error, ...ref }, 'a crawl could not go on');
    await settleFault(work, ref, crawl, fault);
  }
}

/** Queues a crawl again after a passing fault, with the reason and the time of the next try. Other faults end it. */
async function settleFault(work: Work, ref: CrawlPayload, crawl: Begun, fault: Fault): Promise<void> {
  const { workspaceId, crawlId } = ref;
  const attempts = crawl.attempts + 1;
  const waitMs = waitBeforeRetry(fault, attempts, work.timings.firstRetryMs);
  const status = waitMs === null ? 'failed' : 'queued';
  const retry = waitMs === null ? {} : { retry_at: new Date(Date.now() + waitMs).toISOString(), attempts };
  const reason = JSON.stringify({ code: fault.code, message: fault.message, ...retry });
  await work.runtime.database.workspace(workspaceId).tx(async (sql) => {
    await sql`
      update crawls set status = ${status}, error = ${reason}::jsonb
      where workspace_id = ${workspaceId} and id = ${crawlId} and coalesce(search, 'running') = 'running'`;
    if (waitMs !== null)
      await sql`
        select enqueue(${taskOfCrawl(crawl.search !== null)}, ${JSON.stringify(ref)}::jsonb, ${`crawl:${crawlId}:${attempts}`},
          now() + ${waitMs} * interval '1 millisecond')`;
  });
}

const begin = ({ runtime }: Work, ref: CrawlPayload, url: string, { kind, urls }: Start) =>
  runtime.database.workspace(ref.workspaceId).tx(async (sql) => {
    const [crawl] = await sql<{ search: string | null }>`
      update crawls set kind = ${kind}, error = null
      where workspace_id = ${ref.workspaceId} and id = ${ref.crawlId} returning search`;
    if (crawl?.search === null) return void (await addCrawlPages(sql, ref, urls));
    if (crawl?.search !== 'running') return;
    await addFoundPages(sql, ref, { urls, status: kind === 'sitemap' ? 'seen' : 'found' });
    await continueSearch(sql, ref, url);
  });

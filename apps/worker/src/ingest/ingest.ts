import type { JobFacts, Work } from '../work.ts';
import {
  beginDocument,
  type Document,
  delayDocument,
  failDocument,
  moveJob,
  type Ref,
  releaseDocument,
} from './document-state.ts';
import { toFault, waitBeforeRetry } from './fault.ts';
import { indexDocument, textOf } from './index-document.ts';
import { readPage } from './read-page.ts';

/** A text is indexed at once; a page goes on to the lane for pages. */
export async function ingestText(work: Work, ref: Ref): Promise<void> {
  const document = await beginDocument(work, ref, false);
  if (!document) return announceChange(work, ref);
  if (document.source_type === 'url') {
    const to = { task: 'fetch_page', runAt: null, priority: 0, flags: flagsOf(ref, document) };
    await moveJob(work.runtime.database.workspace(ref.workspaceId).sql, ref, to);
    return;
  }
  const next = { task: 'ingest_document', flags: [] };
  await settle(work, ref, document, next, (signal) =>
    indexDocument(work, ref, document, textOf(document), signal),
  );
}

/** Fetches a page and indexes it, as long as its workspace and host have a place in the lane. */
export async function ingestPage(work: Work, ref: Ref, { runAt, flags }: JobFacts): Promise<void> {
  const next = { task: 'fetch_page', flags };
  if (!work.shares.take(flags)) {
    await moveJob(work.runtime.database.workspace(ref.workspaceId).sql, ref, { ...next, runAt, priority: 0 });
    return;
  }
  try {
    const document = await beginDocument(work, ref, true);
    if (!document) return await announceChange(work, ref);
    await settle(work, ref, document, next, async (signal) => {
      const found = await readPage(work, ref.workspaceId, document, signal);
      return indexDocument(work, ref, document, found, signal);
    });
  } finally {
    work.shares.giveBack(flags);
  }
}

const flagsOf = ({ workspaceId }: Ref, { source_url }: Document) => [
  `workspace:${workspaceId}`,
  `host:${URL.parse(source_url ?? '')?.host ?? ''}`,
];

/** Runs the work on one document inside its time, and settles what it meets: ready, failed with a reason, later. */
async function settle(
  work: Work,
  ref: Ref,
  document: Document,
  next: { task: string; flags: string[] },
  run: (signal: AbortSignal) => Promise<boolean>,
): Promise<void> {
  const { signal: letGo, timings, runtime } = work;
  const signal = AbortSignal.any([letGo, AbortSignal.timeout(timings.documentMs)]);
  try {
    const ready = await run(signal);
    if (ready) await announceChange(work, ref);
  } catch (error) {
    if (letGo.aborted) return releaseDocument(work, ref, next.task, next.flags);
    const fault = toFault(error);
    if (!fault) throw error;
    if (fault.code === 'internal') runtime.log.error({ error, ...ref }, 'a document could not be processed');
    const attempts = document.attempts + 1;
    const waitMs = waitBeforeRetry(fault, attempts, timings.firstRetryMs);
    if (waitMs === null) await failDocument(work, ref, fault);
    else await delayDocument(work, ref, fault, { ...next, attempts, waitMs });
  }
}

/** The base is counted and calibrated a little later, once for many changes. */
async function announceChange({ runtime, timings, announced }: Work, { workspaceId }: Ref): Promise<void> {
  if (!announced.due(workspaceId)) return;
  const payload = JSON.stringify({ workspaceId });
  await runtime.database.workspace(workspaceId).sql`
    select enqueue_once('refresh_knowledge', ${payload}::jsonb, ${`refresh:${workspaceId}`},
      now() + ${timings.refreshMs} * interval '1 millisecond')`;
}

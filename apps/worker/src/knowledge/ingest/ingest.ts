import { scheduleRefresh } from '../../queue/schedule.ts';
import type { JobFacts, Work } from '../../work.ts';
import { toFault, waitBeforeRetry } from '../reading/fault.ts';
import { maxShortText } from '../reading/preparer.ts';
import {
  beginDocument,
  type Document,
  delayDocument,
  failDocument,
  moveJob,
  type Ref,
  releaseDocument,
} from './document-state.ts';
import { indexDocument } from './index-document.ts';
import { readFile } from './read-file.ts';
import { readPage } from './read-page.ts';
import { hasTags, readText } from './read-text.ts';

/** Indexes a short text at once, and queues everything else, a text with tags too, as slow work. */
export async function ingestShort(work: Work, ref: Ref): Promise<void> {
  const document = await beginDocument(work, ref, maxShortText);
  if (!document) return void (await scheduleRefresh(work, ref.workspaceId));
  if (!document.begun || hasTags(document)) {
    const { sql } = work.runtime.database.workspace(ref.workspaceId);
    await moveJob(sql, ref, { task: 'ingest_slow', runAt: null, priority: 0, flags: flagsOf(ref, document) });
    return;
  }
  await settle(work, ref, document, { task: 'ingest_document', flags: [] });
}

/** Indexes a page, a file or a long text. */
export async function ingestSlow(work: Work, ref: Ref, { flags }: JobFacts): Promise<void> {
  const document = await beginDocument(work, ref, null);
  if (document) await settle(work, ref, document, { task: 'ingest_slow', flags });
  else await scheduleRefresh(work, ref.workspaceId);
}

/**
 * Returns the shares that a job counts toward. Long texts go through one thread, so a workspace gets one of them at a
 * time.
 */
const flagsOf = ({ workspaceId }: Ref, { source_type, source_url }: Document) => [
  'slow:',
  `workspace:${workspaceId}`,
  source_type === 'url' ? `host:${URL.parse(source_url ?? '')?.host}` : `long:${workspaceId}`,
];

/** Makes one document ready within its time. A fault either fails it with a reason or delays it. */
async function settle(
  work: Work,
  ref: Ref,
  document: Document,
  next: { task: string; flags: string[] },
): Promise<void> {
  const { signal: letGo, timings } = work;
  const signal = AbortSignal.any([letGo, AbortSignal.timeout(timings.documentMs)]);
  try {
    const found = await findText(work, ref, document, signal);
    const ready = await indexDocument(work, ref, document, found, signal);
    if (ready) await scheduleRefresh(work, ref.workspaceId);
  } catch (error) {
    if (letGo.aborted) await releaseDocument(work, ref, next);
    else await settleFault(work, ref, document, next, error);
  }
}

function findText(work: Work, ref: Ref, document: Document, signal: AbortSignal) {
  if (document.source_type === 'url') return readPage(work, ref.workspaceId, document, signal);
  if (document.source_type === 'file' && document.content === null)
    return readFile(work, ref, document, signal);
  return readText(work, ref, document, signal);
}

async function settleFault(
  work: Work,
  ref: Ref,
  document: Document,
  next: { task: string; flags: string[] },
  error: unknown,
): Promise<void> {
  const { log } = work.runtime;
  const fault = toFault(error);
  if (!fault) throw error;
  if (fault.code === 'internal') log.error({ error, ...ref }, 'a document could not be processed');
  const attempts = document.attempts + 1;
  const waitMs = waitBeforeRetry(fault, attempts, work.timings.firstRetryMs);
  if (waitMs !== null) await delayDocument(work, ref, fault, { ...next, attempts, waitMs });
  else if (await failDocument(work, ref, fault)) await scheduleRefresh(work, ref.workspaceId);
}

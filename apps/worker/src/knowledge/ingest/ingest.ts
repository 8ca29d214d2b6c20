import { scheduleRefresh } from '../../queue/schedule.ts';
import type { Work } from '../../work.ts';
import { toFault, waitBeforeRetry } from '../reading/fault.ts';
import {
  beginDocument,
  type Document,
  delayDocument,
  failDocument,
  type Ref,
  releaseDocument,
} from './document-state.ts';
import { indexDocument } from './index-document.ts';
import { readFile } from './read-file.ts';
import { readPage } from './read-page.ts';
import { isStoredAsRead, readText, storedText } from './read-text.ts';

/** Makes a document ready within its time. A fault either fails it with a reason or delays it. */
export async function ingest(work: Work, ref: Ref): Promise<void> {
  const document = await beginDocument(work, ref);
  if (document) await settle(work, ref, document);
  else await scheduleRefresh(work, ref.workspaceId);
}

async function settle(work: Work, ref: Ref, document: Document): Promise<void> {
  const { signal: letGo, timings } = work;
  const signal = AbortSignal.any([letGo, AbortSignal.timeout(timings.documentMs)]);
  try {
    const found = await findText(work, ref, document, signal);
    const ready = await indexDocument(work, ref, document, found, signal);
    if (ready) await scheduleRefresh(work, ref.workspaceId);
  } catch (error) {
    if (letGo.aborted) await releaseDocument(work, ref);
    else await settleFault(work, ref, document, error);
  }
}

function findText(work: Work, ref: Ref, document: Document, signal: AbortSignal) {
  if (ref.isRestored && isStoredAsRead(document)) return storedText(document);
  if (document.source_type === 'url') return readPage(work, ref.workspaceId, document, signal);
  if (document.source_type === 'file' && document.content === null)
    return readFile(work, ref, document, signal);
  return readText(work, ref, document, signal);
}

async function settleFault(work: Work, ref: Ref, document: Document, error: unknown): Promise<void> {
  const { log } = work.runtime;
  const fault = toFault(error);
  if (!fault) throw error;
  if (fault.code === 'internal') log.error({ error, ...ref }, 'a document could not be processed');
  const attempts = document.attempts + 1;
  const waitMs = waitBeforeRetry(fault, attempts, work.timings.firstRetryMs);
  if (waitMs !== null) await delayDocument(work, ref, fault, { attempts, waitMs });
  else if (await failDocument(work, ref, fault)) await scheduleRefresh(work, ref.workspaceId);
}

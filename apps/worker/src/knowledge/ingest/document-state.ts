import {
  fragment,
  type IngestPayload,
  languagesOfBots,
  nextRefresh,
  type Sql,
  type schemas,
} from '@jawab/core';
import type { Warning } from '@jawab/extract';
import { chunkerVersion } from '@jawab/retrieval';
import type { Work } from '../../work.ts';
import type { Fault } from '../reading/fault.ts';

/** Facts that a job needs about its document. */
export interface Document {
  id: string;
  bot_id: string | null;
  title: string;
  source_type: schemas.SourceType;
  source_url: string | null;
  content: string | null;
  language: string | null;
  warnings: Warning[];
  page_count: number | null;
  /** The languages of the bots that answer from it. */
  bot_languages: string[];
  /** The validators of the indexed page, as its server sent them. */
  etag: string | null;
  last_modified: string | null;
  /** The hash of what the passages were made from; see `hashOf`. */
  indexed_hash: string | null;
  /** The crawl that reached the document last, and its address while it still follows links from here. */
  crawl_id: string | null;
  crawl_from: string | null;
  /** The number of tries of this revision that met a passing fault. */
  attempts: number;
  egress_allowed: boolean;
}

/** Values that a server sends, to ask it later if the page changed. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/**
 * The document and revision of a job. Only the job of the newest revision may write, until the document is ready or
 * failed.
 */
export type Ref = IngestPayload;

/** Expression for the languages of the bots that answer from a document; `d` is the alias of the table. */
export const botLanguages = languagesOfBots(fragment`d.workspace_id`, fragment`d.bot_id`);

const workspaceOf = ({ runtime }: Work, { workspaceId }: Ref) => runtime.database.workspace(workspaceId);

/**
 * Marks a document as processing and returns it. Returns null if the job has nothing to do, because the document was
 * deleted, changed or done.
 */
export async function beginDocument(work: Work, ref: Ref): Promise<Document | null> {
  const [document] = await workspaceOf(work, ref).sqlSoon<Document>`
    update documents d set updated_at = now(), pages_read = null, status = 'processing'
    from workspaces w
    where w.id = ${ref.workspaceId} and d.workspace_id = ${ref.workspaceId} and d.id = ${ref.documentId}
      and d.revision = ${ref.revision} and d.status in ('queued', 'processing')
    returning d.id, d.bot_id, d.title, d.source_type, d.source_url, d.content, d.language, d.warnings, d.page_count, d.etag, d.last_modified, d.indexed_hash, d.crawl_id,
      (select c.url from crawls c where c.workspace_id = d.workspace_id and c.id = d.crawl_id and c.kind = 'section' and c.search is null
        and c.pages < c.max_pages and c.stopped_at is null and c.created_at > now() - interval '1 day') as crawl_from,
      ${botLanguages} as bot_languages,
      coalesce((d.error ->> 'attempts')::int, 0) as attempts, w.egress_allowed`;
  return document ?? null;
}

/** Stores how many pages of a scan were read so far. */
export const notePages = (work: Work, ref: Ref, { read, of }: { read: number; of: number }) =>
  workspaceOf(work, ref).sqlSoon`
    update documents set pages_read = ${read}::int, page_count = ${of}::int
    where workspace_id = ${ref.workspaceId} and id = ${ref.documentId} and revision = ${ref.revision}
      and status = 'processing'`;

export interface Finished {
  /** Null if the passages stay as they are. */
  passages: {
    count: number;
    language: string | null;
    quality: number | null;
    pageCount: number | null;
  } | null;
  warnings: Warning[];
  indexedHash: string;
  validators: Validators;
  /** The text that was found, if it differs from the stored one. */
  content: string | null;
  /** The title that the page gives itself. */
  title: string | null;
}

/**
 * Marks a document as ready in the transaction that stores its chunks, and locks it until that ends. Returns false if
 * this job may no longer write it.
 */
export async function finishDocument(
  sql: Sql,
  ref: Ref,
  { passages, warnings, indexedHash, validators, content, title }: Finished,
): Promise<boolean> {
  const rows = await sql`
    update documents set status = 'ready', error = null, chunk_count = coalesce(${passages?.count ?? null}::int, chunk_count),
      language = case when ${passages !== null} then ${passages?.language ?? null} else language end,
      chunker = case when ${passages !== null} then ${chunkerVersion}::int else chunker end,
      warnings = ${JSON.stringify(warnings)}::jsonb,
      quality = case when ${passages !== null} then ${passages?.quality ?? null} else quality end,
      page_count = case when ${passages !== null} then ${passages?.pageCount ?? null}::int else page_count end,
      title = coalesce(${title}, title), content = coalesce(${content}, content), indexed_hash = ${indexedHash}, etag = ${validators.etag},
      last_modified = ${validators.lastModified}, refresh_at = ${nextRefresh}, updated_at = now(), indexed_at = now(), gone_count = 0
    where workspace_id = ${ref.workspaceId} and id = ${ref.documentId} and revision = ${ref.revision}
      and status = 'processing'
    returning source_type, warnings = '[]' as is_whole`;
  // A file that was not read whole is kept, so that it can be read again.
  if (rows[0]?.source_type === 'file' && rows[0].is_whole)
    await sql`delete from document_files where workspace_id = ${ref.workspaceId} and document_id = ${ref.documentId}`;
  return rows.length > 0;
}

/**
 * Marks a document as failed, with the reason. The passages of a page that is gone for the second time leave the index, in the
 * same transaction. Returns true if they did.
 */
export async function failDocument(work: Work, ref: Ref, { code, message, isGone }: Fault): Promise<boolean> {
  const { workspaceId, documentId, revision } = ref;
  const error = JSON.stringify({ code, message });
  const gone = JSON.stringify({
    code,
    message: `${message} It answered so twice, so the bot no longer uses it.`,
  });
  return workspaceOf(work, ref).tx(async (sql) => {
    const [row] = await sql<{ gone_count: number }>`
      update documents set status = 'failed', updated_at = now(),
        error = case when ${isGone} and gone_count > 0 then ${gone}::jsonb else ${error}::jsonb end,
        refresh_at = ${nextRefresh}, gone_count = case when ${isGone} then gone_count + 1 else gone_count end
      where workspace_id = ${workspaceId} and id = ${documentId} and revision = ${revision}
        and status in ('queued', 'processing')
      returning gone_count`;
    if (!isGone || !row || row.gone_count < 2) return false;
    await sql`delete from chunks where workspace_id = ${workspaceId} and document_id = ${documentId}`;
    await sql`
      update documents set chunk_count = 0, indexed_hash = null, indexed_at = null
      where workspace_id = ${workspaceId} and id = ${documentId}`;
    return true;
  });
}

export interface NextTry {
  attempts: number;
  waitMs: number;
}

/** Queues a document again for later and stores the reason and the time of the next try, in one transaction. */
export async function delayDocument(work: Work, ref: Ref, fault: Fault, next: NextTry): Promise<void> {
  const { code, message } = fault;
  const reason = JSON.stringify({ code, message, attempts: next.attempts });
  await workspaceOf(work, ref).tx(async (sql) => {
    const [row] = await sql<{ retry_at: string }>`
      update documents set status = 'queued', updated_at = now(), error = ${reason}::jsonb || jsonb_build_object(
        'retry_at', to_char((now() + ${next.waitMs} * interval '1 millisecond') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      where workspace_id = ${ref.workspaceId} and id = ${ref.documentId} and revision = ${ref.revision}
        and status in ('queued', 'processing')
      returning error ->> 'retry_at' as retry_at`;
    if (row) await queueAgain(sql, ref, { runAt: row.retry_at, priority: 1 });
  });
}

/** Releases a document that is not finished and queues its job again at once. */
export async function releaseDocument(work: Work, ref: Ref): Promise<void> {
  await workspaceOf(work, ref).tx(async (sql) => {
    const rows = await sql`
      update documents set status = 'queued', updated_at = now()
      where workspace_id = ${ref.workspaceId} and id = ${ref.documentId} and revision = ${ref.revision}
        and status = 'processing' returning 1`;
    if (rows.length > 0) await queueAgain(sql, ref, { runAt: null, priority: 0 });
  });
}

/** Queues the job of a document again. The running one ends. */
const queueAgain = (
  sql: Sql,
  ref: Ref,
  { runAt, priority }: { runAt: string | null; priority: number },
) => sql`
  select enqueue('ingest_document', ${JSON.stringify(ref)}::jsonb, ${`ingest:${ref.documentId}`}, ${runAt}::timestamptz,
    ${priority}::int, lanes_of(${ref.workspaceId}, ${ref.documentId}))`;

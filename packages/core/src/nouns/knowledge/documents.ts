import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import type { Reach } from '../../form/principal.ts';
import { type Fragment, fragment, type Sql } from '../../form/sql.ts';
import type { refreshIntervals, SourceType } from './schemas.ts';

/** Columns of a document in the API; `d` is the alias of the table. */
export const documentColumns = fragment`
  d.id, d.title, d.source_url, d.source_type, d.status, d.chunk_count, d.bot_id as chatbot_id,
  d.created_at, d.updated_at, d.refresh, d.valid_from, d.valid_until, d.archived, d.publish, d.indexed_at, d.error, d.warnings, d.quality, d.page_count,
  case when d.status = 'processing' then d.pages_read end as pages_read`;

/** Adds to the warnings of a document what they mean, in the caller's language. */
export const explainWarnings = <Document extends { warnings: { code: string; count: number | null }[] }>(
  { languages, language }: Pick<Context, 'languages' | 'language'>,
  document: Document,
): Document =>
  Object.assign({}, document, {
    warnings: document.warnings.map(({ code, count }) => ({
      code,
      message: languages.sayWarning(language, code, count),
      count,
    })),
  });

/** Condition for the documents that a principal may read: shared documents only if it is not limited to bots. */
export const documentsInReach = (reach: Reach) =>
  fragment`d.workspace_id = ${reach.workspace}
    and (${reach.bots}::uuid[] is null or d.bot_id = any(${reach.bots}::uuid[]))`;

const nextTime = (refresh: Fragment) => fragment`
  case ${refresh} when 'daily' then now() + interval '1 day' when 'weekly' then now() + interval '7 days'
    when 'monthly' then now() + interval '1 month' end`;

/** When a page must be fetched next, from the column `refresh`; null means never. */
export const nextRefresh = nextTime(fragment`refresh`);

/** When a page with this setting must be fetched next. */
export const nextRefreshOf = (refresh: (typeof refreshIntervals)[number]) =>
  nextTime(fragment`${refresh}::text`);

export interface NewDocument {
  title: string;
  botId: string | null;
  sourceType: SourceType;
  sourceUrl: string | null;
  content: string | null;
  validity?: Validity;
}

/** When a document may be answered from, and whether it may. Times are RFC 3339; null is no limit. */
export interface Validity {
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
  publish?: 'draft' | 'published' | undefined;
  archived?: boolean | undefined;
}

/** Payload of the job `ingest_document`. */
export interface IngestPayload {
  workspaceId: string;
  documentId: string;
  revision: number;
  /** The document was deleted before. Its passages are made from its stored text, without fetching its page. */
  isRestored?: true;
}

/** A file as it was sent. */
export interface NewFile {
  filename: string;
  bytes: Uint8Array;
}

/** Largest file, in bytes. */
export const maxFileBytes = 20 * 1_048_576;

/** Fails with `invalid_request` if a span ends before it starts. */
export function refuseSpan(from: string | null | undefined, until: string | null | undefined): void {
  if (from && until && from >= until)
    fail('invalid_request', '`validUntil` must be after `validFrom`.', {
      issues: [{ path: 'validUntil', message: 'must be after validFrom' }],
    });
}

/** Adds a document, its file if it has one, and its ingestion job in one transaction. */
export async function addDocument(
  ctx: Pick<Context, 'tx' | 'jobs' | 'principal'>,
  document: NewDocument,
  file: NewFile | null = null,
): Promise<{ id: string; status: 'queued' }> {
  const { workspace } = ctx.principal.reach;
  const { validFrom, validUntil, publish, archived } = document.validity ?? {};
  refuseSpan(validFrom, validUntil);
  return ctx.tx(async (sql) => {
    const [row] = await sql<{ id: string }>`
      insert into documents (workspace_id, bot_id, title, source_type, source_url, content, valid_from, valid_until, publish,
        archived)
      values (${workspace}, ${document.botId}, ${document.title.normalize('NFC')}, ${document.sourceType}, ${document.sourceUrl},
        ${document.content}, ${validFrom ?? null}, ${validUntil ?? null}, ${publish ?? 'published'},
        ${archived ?? false})
      returning id`;
    const { id } = row as { id: string };
    if (file)
      await sql`
        insert into document_files (workspace_id, document_id, filename, bytes)
        values (${workspace}, ${id}, ${file.filename}, ${file.bytes})`;
    await queueDocument(ctx, sql, { workspaceId: workspace, documentId: id, revision: 1 });
    await queueStart(ctx, sql, { workspaceId: workspace, documentId: id, validFrom });
    return { id, status: 'queued' as const };
  });
}

/** Queues the ingestion of one revision of a document. */
export const queueDocument = ({ jobs }: Pick<Context, 'jobs'>, sql: Sql, payload: IngestPayload) =>
  jobs.add(sql, 'ingest_document', payload, {
    key: `ingest:${payload.documentId}`,
    flags: fragment`lanes_of(${payload.workspaceId}, ${payload.documentId})`,
  });

/** Queues counting a workspace, and asking its unanswered questions again, because other documents answer now. */
export const queueRefresh = ({ jobs }: Pick<Context, 'jobs'>, sql: Sql, workspaceId: string) =>
  jobs.add(sql, 'refresh_knowledge', { workspaceId }, { key: `refresh:${workspaceId}` });

/** Queues the same for the time from which a document answers, if that is still to come. */
export async function queueStart(
  { jobs }: Pick<Context, 'jobs'>,
  sql: Sql,
  {
    workspaceId,
    documentId,
    validFrom,
  }: { workspaceId: string; documentId: string; validFrom?: string | null },
): Promise<void> {
  const runAt = new Date(validFrom ?? 0);
  if (runAt.getTime() > Date.now())
    await jobs.add(sql, 'refresh_knowledge', { workspaceId }, { key: `start:${documentId}`, runAt });
}

import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import {
  documentsInReach,
  type NewFile,
  nextRefreshOf,
  queueDocument,
  queueRefresh,
  queueStart,
  refuseSpan,
  type Validity,
} from './documents.ts';
import type { DocumentStatus, SourceType } from './schemas.ts';

type Caller = Pick<Context, 'tx' | 'jobs' | 'principal'>;

/** A document that is locked for a change. */
interface HeldDocument {
  id: string;
  source_type: SourceType;
  status: DocumentStatus;
  content: string | null;
  valid_from: string | null;
  valid_until: string | null;
}

export const unknownDocument = (id: string): never =>
  fail('not_found', `There is no document ${id}. Call list_knowledge for the ids.`);

/** Locks a document in reach until the transaction ends. Fails with `not_found`. */
export async function holdDocument(
  sql: Sql,
  { principal }: Pick<Context, 'principal'>,
  id: string,
): Promise<HeldDocument> {
  const [document] = await sql<HeldDocument>`
    select d.id, d.source_type, d.status, d.content, d.valid_from, d.valid_until from documents d
    where ${documentsInReach(principal.reach)} and d.id = ${id} for update`;
  return document ?? unknownDocument(id);
}

/**
 * Queues a document again. Its revision increases, so a running job of the old revision writes nothing. The old passages
 * answer until the new ones are ready.
 */
export async function requeueDocument(
  ctx: Pick<Context, 'jobs'>,
  sql: Sql,
  ref: { workspaceId: string; documentId: string },
): Promise<void> {
  const [row] = await sql<{ revision: number }>`
    update documents set status = 'queued', error = null, revision = revision + 1, updated_at = now()
    where workspace_id = ${ref.workspaceId} and id = ${ref.documentId}
    returning revision`;
  if (row) await queueDocument(ctx, sql, { ...ref, revision: row.revision });
}

/** The fields to change. A field that is left out stays as it is. */
interface DocumentChange extends Validity {
  title?: string | undefined;
  text?: string | undefined;
  question?: string | undefined;
  answer?: string | undefined;
  refresh?: 'never' | 'daily' | 'weekly' | 'monthly' | undefined;
}

const refuseField = (path: string, message: string): never =>
  fail('invalid_request', `\`${path}\` ${message}.`, { issues: [{ path, message }] });

function refuseChange({ source_type }: HeldDocument, change: DocumentChange): void {
  const { text, question, answer, refresh } = change;
  if (Object.values(change).every((value) => value === undefined))
    refuseField('title', 'is required, or another field to change');
  if (source_type === 'qa' && text !== undefined)
    refuseField('text', 'does not exist in a Q&A document; change `question` or `answer`');
  if (source_type !== 'qa' && (question ?? answer) !== undefined)
    refuseField(question === undefined ? 'answer' : 'question', 'exists only in Q&A documents');
  const isPage = source_type === 'url' && text === undefined;
  if (!isPage && refresh !== undefined && refresh !== 'never')
    refuseField('refresh', 'works only for web pages, and not together with `text`');
}

function contentAfter({ source_type, content }: HeldDocument, change: DocumentChange): string | null {
  if (source_type !== 'qa') return change.text ?? content;
  const { question, answer } = JSON.parse(content ?? '{}') as { question?: string; answer?: string };
  return JSON.stringify({ question: change.question ?? question, answer: change.answer ?? answer });
}

/**
 * Changes a document, and queues it if its searchable text changes. A page or file that gets a text becomes a snippet and
 * keeps its address. Asks unanswered questions again if the bot may answer from the document at other times. Fails with `not_found`
 * and `invalid_request`.
 */
export async function changeDocument(ctx: Caller, id: string, change: DocumentChange): Promise<void> {
  const { workspace: workspaceId } = ctx.principal.reach;
  const { title, text, question, answer, refresh, archived, publish } = change;
  await ctx.tx(async (sql) => {
    const document = await holdDocument(sql, ctx, id);
    refuseChange(document, change);
    const { validFrom = document.valid_from, validUntil = document.valid_until } = change;
    refuseSpan(validFrom, validUntil);
    const becomesText = text !== undefined;
    await sql`
      update documents set title = coalesce(${title?.normalize('NFC') ?? null}, title), content = ${contentAfter(document, change)},
        source_type = case when ${becomesText} then 'snippet' else source_type end, updated_at = now(),
        valid_from = ${validFrom}, valid_until = ${validUntil},
        archived = coalesce(${archived ?? null}, archived), publish = coalesce(${publish ?? null}, publish)
        ${becomesText ? fragment`, refresh = 'never', refresh_at = null, etag = null, last_modified = null` : fragment``}
        ${refresh && !becomesText ? fragment`, refresh = ${refresh}, refresh_at = ${nextRefreshOf(refresh)}` : fragment``}
      where workspace_id = ${workspaceId} and id = ${id}`;
    if (becomesText)
      await sql`delete from document_files where workspace_id = ${workspaceId} and document_id = ${id}`;
    if ((title ?? text ?? question ?? answer) !== undefined)
      await requeueDocument(ctx, sql, { workspaceId, documentId: id });
    if ([change.validFrom, change.validUntil, archived, publish].some((value) => value !== undefined)) {
      await queueRefresh(ctx, sql, workspaceId);
      await queueStart(ctx, sql, { workspaceId, documentId: id, validFrom });
    }
  });
}

/**
 * Gives a file document other bytes, and queues it. It keeps its id, bot and settings, and its title unless another is given. Fails
 * with `not_found`, and with `conflict` for a document that is no file.
 */
export async function replaceFile(
  ctx: Caller,
  id: string,
  { filename, bytes, title }: NewFile & { title: string | undefined },
): Promise<{ id: string; status: 'queued' }> {
  const { workspace: workspaceId } = ctx.principal.reach;
  return ctx.tx(async (sql) => {
    const { source_type } = await holdDocument(sql, ctx, id);
    if (source_type !== 'file')
      fail('conflict', 'Only a file can be replaced by a file. Change this document with update_knowledge.');
    await sql`
      update documents set content = null, title = coalesce(${title?.normalize('NFC') ?? null}, title)
      where workspace_id = ${workspaceId} and id = ${id}`;
    await sql`
      insert into document_files (workspace_id, document_id, filename, bytes)
      values (${workspaceId}, ${id}, ${filename}, ${bytes})
      on conflict (workspace_id, document_id) do update set filename = excluded.filename, bytes = excluded.bytes`;
    await requeueDocument(ctx, sql, { workspaceId, documentId: id });
    return { id, status: 'queued' as const };
  });
}

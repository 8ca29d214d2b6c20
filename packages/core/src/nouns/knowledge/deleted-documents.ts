import type { Context } from '../../form/context.ts';
import { type Fragment, fragment, type Sql } from '../../form/sql.ts';
import { keepDeleted, restoreDeleted } from '../deletions/deletions.ts';
import { unknownDocument } from './document-changes.ts';
import { documentsInReach, queueDocument, queueRefresh, queueStart } from './documents.ts';
import type { DocumentStatus } from './schemas.ts';

type Caller = Pick<Context, 'jobs' | 'principal'>;

/** Deletes a document with its passages. Returns until when it can be restored. Fails with `not_found`. */
export const deleteDocument = (ctx: Caller & Pick<Context, 'tx'>, id: string): Promise<string> =>
  ctx.tx(async (sql) => {
    const { reach } = ctx.principal;
    const [document] = await sql<{ bot_id: string | null }>`
      select d.bot_id from documents d where ${documentsInReach(reach)} and d.id = ${id} for update`;
    if (!document) return unknownDocument(id);
    const record = { kind: 'document', id, botId: document.bot_id } as const;
    const restorableUntil = await keepDeleted(ctx, sql, record, {
      documents: fragment`t.id = ${id}`,
      document_files: fragment`t.document_id = ${id}`,
    });
    await sql`delete from documents where workspace_id = ${reach.workspace} and id = ${id}`;
    await queueRefresh(ctx, sql, reach.workspace);
    return restorableUntil;
  });

/** Brings a deleted document back, and queues it if it had passages or was still to get some. Returns its status. */
export const restoreDocument = (ctx: Caller & Pick<Context, 'tx'>, id: string): Promise<DocumentStatus> =>
  ctx.tx(async (sql) => {
    await restoreDeleted(ctx, sql, { kind: 'document', id });
    await queueRestored(ctx, sql, fragment`d.id = ${id}`);
    const [document] = await sql<{ status: DocumentStatus }>`
      select d.status from documents d where d.workspace_id = ${ctx.principal.reach.workspace} and d.id = ${id}`;
    return (document as { status: DocumentStatus }).status;
  });

/**
 * Queues documents that were just restored: passages are not kept, they are made again from the stored text. `which` is a condition on
 * `documents d`.
 */
export async function queueRestored(ctx: Caller, sql: Sql, which: Fragment): Promise<void> {
  const { workspace: workspaceId } = ctx.principal.reach;
  const queued = await sql<{ id: string; revision: number; valid_from: string | null }>`
    update documents d set status = 'queued', chunk_count = 0, indexed_hash = null, error = null, revision = revision + 1
    where d.workspace_id = ${workspaceId} and ${which} and (d.chunk_count > 0 or d.status <> 'failed')
    returning d.id, d.revision, d.valid_from`;
  for (const { id: documentId, revision, valid_from: validFrom } of queued) {
    await queueDocument(ctx, sql, { workspaceId, documentId, revision, isRestored: true });
    await queueStart(ctx, sql, { workspaceId, documentId, validFrom });
  }
  await queueRefresh(ctx, sql, workspaceId);
}

import {
  AuditEvent,
  andIf,
  auditColumns,
  auditedRecord,
  containsText,
  cutPage,
  defineTool,
  fragment,
  readCursor,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_audit_events',
  title: 'List audit events',
  description:
    'Lists who changed what in this workspace in the last 400 days, newest first: the actor, the operation, the record and the surface. changes has settings before and after, such as instructions, greeting and roles. Other contents and secrets are not in it. Chat turns, ratings, tries, speech, opened sessions and stopped answers are left out.',
  askedAs: 'who changed the instructions log history of changes when did it change',
  scope: 'audit:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/audit' },
  mcpLimit: 20,
  workspaceWide: true,
  readsReplica: true,
  input: z.object({
    operation: z.string().max(100, 'must be at most 100 characters').optional().meta({
      description: 'Only events of operations whose name contains this text, such as delete_bot or webhook.',
    }),
    actor: z.string().max(100, 'must be at most 100 characters').optional().meta({
      description: 'Only events of this member or token, by id.',
    }),
    from: schemas.from('events'),
    to: schemas.to('events'),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
  }),
  output: schemas.page(AuditEvent),
  async handler({ sql, principal: { reach } }, { operation, actor, from, to, limit = 50, cursor }) {
    const filters = { of: 'audit', operation, actor, from, to };
    const [before] = readCursor(filters, cursor) ?? [null];
    const rows = await sql(AuditEvent)`
      select ${auditColumns} from audit_events e ${auditedRecord}
      where e.workspace_id = ${reach.workspace} and (${before}::uuid is null or e.id < ${before}::uuid)
        and ${containsText(fragment`e.operation`, operation)}
        ${andIf(actor, fragment`e.actor_id = ${actor}`)}
        ${andIf(from, fragment`e.at >= ${from}::timestamptz`)}
        ${andIf(to, fragment`e.at < ${to}::timestamptz`)}
      order by e.id desc limit ${limit + 1}`;
    return cutPage(rows, limit, filters, (row) => [row.id]);
  },
});

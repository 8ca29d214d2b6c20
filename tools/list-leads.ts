import {
  andIf,
  containsFolded,
  countRows,
  cutPage,
  defineTool,
  foldedText,
  foldQuery,
  fragment,
  leadColumns,
  ofBotInReach,
  readAssignee,
  readCursor,
  schemas,
  scoresOf,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_leads',
  title: 'List leads',
  description:
    'Lists leads, newest first: contact details and an intent score (0–100) with its reasons. Call get_conversation with the session id to read on.',
  askedAs: 'contacts prospects hot sales customers who left phone email since',
  scope: 'leads:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/leads' },
  csv: 'data',
  mcp: 'core',
  mcpUnlisted: ['count', 'total', 'state', 'owner'],
  mcpLimit: 20,
  strangersText: [
    'data[].name',
    'data[].email',
    'data[].phone',
    'data[].company',
    'data[].message',
    'data[].session_id',
  ],
  readsReplica: true,
  input: z.object({
    chatbotId: schemas.chatbotId.optional(),
    minScore: schemas
      .wholeNumber(0, 100)
      .optional()
      .meta({ description: 'Only with at least this intent score.' }),
    label: z.enum(schemas.intentLabels).optional().meta({ description: 'Only this label.' }),
    state: z.enum(schemas.leadStates).optional().meta({ description: 'Only in this state.' }),
    owner: schemas
      .assignee('Only those of this member: a name, e-mail address or id, me or nobody.')
      .optional(),
    from: schemas.from('leads created'),
    to: schemas.to('leads created'),
    q: schemas.q('Text in contact details, company, message, note or session id.'),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
    count: schemas.count,
  }),
  output: schemas.countedPage(schemas.Lead),
  async handler(ctx, { limit = 50, cursor, count, ...by }) {
    const { sql } = ctx;
    const { reach } = ctx.principal;
    const filters = Object.assign({ of: 'leads' }, by);
    const [at, id] = readCursor(filters, cursor) ?? [];
    const [least, below] = by.label ? scoresOf[by.label] : [0, 101];
    const wanted = foldQuery(by.q);
    const owned = by.owner === undefined ? null : { by: await readAssignee(ctx, by.owner, 'owner') };
    const matching = fragment`leads l
      where l.workspace_id = ${reach.workspace} and ${ofBotInReach(reach, fragment`l.bot_id`)}
        and l.intent_score >= ${Math.max(least, by.minScore ?? 0)} and l.intent_score < ${below}
        ${andIf(wanted, fragment`(${containsFolded(fragment`l.folded`, wanted ?? '')} or ${containsFolded(foldedText(fragment`l.note`), wanted ?? '')})`)}
        ${andIf(by.chatbotId, fragment`l.bot_id = ${by.chatbotId}::uuid`)}
        ${andIf(by.state, fragment`l.state = ${by.state}`)}
        ${andIf(owned, fragment`l.owner_id is not distinct from ${owned?.by ?? null}::uuid`)}
        ${andIf(by.from, fragment`l.created_at >= ${by.from}::timestamptz`)}
        ${andIf(by.to, fragment`l.created_at < ${by.to}::timestamptz`)}`;
    const rows = await sql(schemas.Lead)`
      select ${leadColumns(reach.workspace)}
      from ${matching} ${andIf(at, fragment`(l.created_at, l.id) < (${at}::timestamptz, ${id}::uuid)`)}
      order by l.created_at desc, l.id desc limit ${limit + 1}`;
    const total = await countRows(sql, matching, count);
    return Object.assign(
      cutPage(rows, limit, filters, (row) => [row.created_at, row.id]),
      { total },
    );
  },
});

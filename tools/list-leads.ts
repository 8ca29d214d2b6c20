import {
  andIf,
  containsFolded,
  countRows,
  cutPage,
  defineTool,
  foldQuery,
  fragment,
  ofBotInReach,
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
  mcpUnlisted: ['count', 'total'],
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
    from: schemas.from('leads created'),
    to: schemas.to('leads created'),
    q: schemas.q('Text to search for in contact details, company, message and session id.'),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
    count: schemas.count,
  }),
  output: schemas.countedPage(schemas.Lead),
  async handler({ sql, principal: { reach } }, { limit = 50, cursor, count, ...by }) {
    const filters = Object.assign({ of: 'leads' }, by);
    const [at, id] = readCursor(filters, cursor) ?? [];
    const [least, below] = by.label ? scoresOf[by.label] : [0, 101];
    const wanted = foldQuery(by.q);
    const matching = fragment`leads l
      where l.workspace_id = ${reach.workspace} and ${ofBotInReach(reach, fragment`l.bot_id`)}
        and l.intent_score >= ${Math.max(least, by.minScore ?? 0)} and l.intent_score < ${below}
        ${andIf(wanted, containsFolded(fragment`l.folded`, wanted ?? ''))}
        ${andIf(by.chatbotId, fragment`l.bot_id = ${by.chatbotId}::uuid`)}
        ${andIf(by.from, fragment`l.created_at >= ${by.from}::timestamptz`)}
        ${andIf(by.to, fragment`l.created_at < ${by.to}::timestamptz`)}`;
    const rows = await sql(schemas.Lead)`
      select l.id, l.bot_id as chatbot_id, l.session_id, l.name, l.email, l.phone, l.company, l.message, l.intent_score,
        case when l.intent_score >= ${scoresOf.hot[0]} then 'hot' when l.intent_score >= ${scoresOf.warm[0]} then 'warm'
          else 'cold' end as intent_label,
        l.intent_reasons, l.language, l.consent, l.created_at
      from ${matching} ${andIf(at, fragment`(l.created_at, l.id) < (${at}::timestamptz, ${id}::uuid)`)}
      order by l.created_at desc, l.id desc limit ${limit + 1}`;
    const total = await countRows(sql, matching, count);
    return Object.assign(
      cutPage(rows, limit, filters, (row) => [row.created_at, row.id]),
      { total },
    );
  },
});

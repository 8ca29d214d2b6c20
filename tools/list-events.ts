import {
  andIf,
  defineTool,
  Event,
  eventKinds,
  fragment,
  keptDays,
  ofBotInReach,
  readCursor,
  schemas,
  waitFor,
  writeCursor,
} from '@jawab/core';
import { z } from 'zod';

const maxSeq = '9223372036854775807';

export default defineTool({
  name: 'list_events',
  title: 'List events',
  description:
    'Lists events of the last 30 days, oldest first (order: desc for newest first): leads, handoffs, unanswered questions, documents that became ready or failed. Keep next_cursor and send it as cursor next time: you get every newer event once. With wait (0–25 seconds), it returns when there is a new event: type conversation.handoff says that somebody wants a person. To be told without asking, call create_webhook, or update_workspace for a mail.',
  askedAs: 'tell me when somebody wants a person handoff poll feed of what happened notifications',
  scope: 'webhooks:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/events' },
  plan: 'scale',
  mcpLimit: 20,
  strangersText: ['question', 'last_message', 'name', 'email', 'phone', 'title', 'session_id'].map(
    (field) => `data[].data.${field}`,
  ),
  input: z.object({
    type: z.enum(eventKinds).optional().meta({ description: 'Only events of this kind.' }),
    chatbotId: schemas.chatbotId.optional(),
    since: schemas.from('events that happened'),
    order: z.enum(['asc', 'desc']).optional().meta({ description: 'asc: oldest first, the default.' }),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
    wait: schemas.wait(25, 'Seconds to wait for something new (0–25).'),
  }),
  output: z.object({
    data: z.array(Event),
    has_more: z.boolean(),
    next_cursor: z.string().meta({ description: 'Where to continue, even if nothing is new.' }),
  }),
  async handler(ctx, { limit = 50, cursor, wait, order, ...by }) {
    const { workspace } = ctx.principal.reach;
    const isNewestFirst = order === 'desc';
    const filters = Object.assign({ of: 'events' }, by, isNewestFirst && { order });
    const [after = isNewestFirst ? maxSeq : '0'] = readCursor(filters, cursor) ?? [];
    const [next, direction] = isNewestFirst
      ? [fragment`e.seq < ${after}::bigint`, fragment`desc`]
      : [fragment`e.seq > ${after}::bigint`, fragment`asc`];
    const read = () =>
      ctx.sql<z.infer<typeof Event> & { seq: number }>`
        select e.seq, e.id, e.event, e.created_at, e.data from events e
        where e.workspace_id = ${workspace} and ${next}
          ${andIf(by.type, fragment`e.event = ${by.type}`)}
          ${andIf(by.chatbotId, fragment`e.bot_id = ${by.chatbotId}::uuid`)}
          ${andIf(by.since, fragment`e.created_at >= ${by.since}::timestamptz`)}
          and ${ofBotInReach(ctx.principal.reach, fragment`e.bot_id`)}
          and e.created_at > now() - ${keptDays.events} * interval '1 day'
        order by e.seq ${direction} limit ${limit + 1}`;
    const rows = await waitFor(ctx, wait, read, ({ length }) => length > 0);
    const data = rows.slice(0, limit);
    const last = data.at(-1)?.seq ?? after;
    return { data, has_more: rows.length > limit, next_cursor: writeCursor(filters, [last]) };
  },
});

import { cutPage, defineTool, findUnanswered, readCursor, schemas, unansweredKinds } from '@jawab/core';
import { z } from 'zod';

const Unanswered = z.object({
  id: z.uuid().meta({ description: 'Id of the group, for resolve_unanswered.' }),
  chatbot_id: z.uuid(),
  question: z.string().meta({ description: 'The question as it was last asked.' }),
  examples: z.array(z.string()).meta({ description: 'Up to three other wordings of it.' }),
  answer: z.string().meta({ description: 'What the bot replied.' }),
  kind: z.enum(unansweredKinds).meta({
    description: 'unanswered: the bot did not know. not_sure: it hedged each time and offered choices.',
  }),
  count: z.int(),
  languages: z.array(z.string()),
  session_id: z.string(),
  first_asked_at: z.string(),
  last_asked_at: z.string(),
});

export default defineTool({
  name: 'list_unanswered',
  title: 'List unanswered questions',
  description:
    'Lists questions of the last 90 days that the bots could not answer, grouped by meaning, newest first. Each group has its question, kind, count, languages and the bot’s reply. Next, call resolve_unanswered to answer a group or dismiss it.',
  askedAs:
    'what could the bot not answer gaps missing knowledge did not know questions without answer last week',
  scope: 'analytics:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/unanswered' },
  mcp: 'core',
  csv: 'data',
  mcpLimit: 20,
  strangersText: ['data[].question', 'data[].examples', 'data[].answer', 'data[].session_id'],
  readsReplica: true,
  input: z.object({
    chatbotId: schemas.chatbotId.optional(),
    from: schemas.from('questions asked'),
    language: schemas.languageFilter,
    kind: z.enum(unansweredKinds).optional().meta({ description: 'Only groups of this kind.' }),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
  }),
  output: schemas.page(Unanswered),
  async handler(ctx, { limit = 50, cursor, ...by }) {
    const filters = Object.assign({ of: 'unanswered' }, by);
    const [at, id] = readCursor(filters, cursor) ?? [null, ''];
    const after = (group: { last_asked_at: string; id: string }) =>
      at === null ||
      at === undefined ||
      group.last_asked_at < at ||
      (group.last_asked_at === at && group.id < (id as string));
    const groups = (await findUnanswered(ctx, by)).filter(after).slice(0, limit + 1);
    const page = cutPage(groups, limit, filters, (group) => [group.last_asked_at, group.id]);
    const replies = await ctx.sql<{ reply_to: string; content: string }>`
      select m.reply_to, m.content from messages q
      join messages m on m.workspace_id = q.workspace_id and m.conversation_id = q.conversation_id
        and m.reply_to = q.id
      where q.workspace_id = ${ctx.principal.reach.workspace}
        and q.id = any(${page.data.map((group) => group.id)}::uuid[])`;
    const said = new Map(replies.map((reply) => [reply.reply_to, reply.content]));
    return { ...page, data: page.data.map((group) => ({ ...group, answer: said.get(group.id) ?? '' })) };
  },
});

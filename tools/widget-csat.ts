import { defineTool, fail, maskPersonal, rateConversation, schemas, visitOf } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'widget_csat',
  title: 'Rate the conversation',
  description:
    'Records how the conversation went, from 1 (poor) to 5 (very good), with an optional comment, after a message of status rate asked for it. A new score replaces the earlier one.',
  scope: null,
  audience: ['visitor'],
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'POST', path: '/widget/{publicKey}/csat' },
  mcp: false,
  input: z.object({
    score: z
      .int()
      .min(1, 'must be 1–5')
      .max(5, 'must be 1–5')
      .meta({ description: 'The score: 1 (poor) to 5 (very good).' }),
    comment: schemas
      .clearableText(1000, 'The reason, at most 1,000 characters. Left out: the earlier comment stays.')
      .optional(),
  }),
  output: z.object({ data: schemas.Csat }),
  strangersText: ['data.comment'],
  async handler(ctx, { score, comment }) {
    const { botId, sessionId } = visitOf(ctx);
    const kept = comment && maskPersonal(ctx, comment);
    const data = await ctx.tx(async (sql) => {
      const [conversation] = await sql<{ id: string }>`
        select c.id from conversations c
        where c.workspace_id = ${ctx.principal.reach.workspace} and c.bot_id = ${botId} and c.session_id = ${sessionId}
          and c.of_visitor`;
      return conversation ? rateConversation(ctx, sql, conversation.id, { score, comment: kept }) : null;
    });
    return data
      ? { data }
      : fail(
          'conflict',
          'Nobody asked for a rating of this conversation. Rate it after a message of status rate.',
        );
  },
});

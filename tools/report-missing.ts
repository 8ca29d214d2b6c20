import { defineTool, reportMissing, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'report_missing',
  title: 'Report what is missing',
  description:
    'Tells the owner of this workspace what you could not do here, because no operation does it or one fell short. Send it once, in a sentence without names or contact details of customers; the same words again only count. The owner reads it beside the unanswered questions.',
  askedAs: 'cannot do it not possible no tool feature request wish feedback complaint missing operation',
  scope: null,
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  changes: 'missing_report',
  rest: { method: 'POST', path: '/missing', status: 201 },
  input: z.object({
    wanted: schemas.text(500, 'What you wanted to do, such as "Sort leads by country".'),
    operation: schemas.optionalText(100, 'Name of the operation that came closest.'),
    chatbotId: schemas.chatbotId.optional(),
  }),
  output: z.object({
    data: z.object({
      id: z.uuid(),
      count: z.int().meta({ description: 'How often it was reported, with this time.' }),
    }),
  }),
  async handler(ctx, { wanted, operation = null, chatbotId = null }) {
    const data = await ctx.tx((sql) => reportMissing(sql, ctx, { wanted, operation, botId: chatbotId }));
    return { data };
  },
});

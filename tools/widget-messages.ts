import { defineTool, followVisitor, readVisitorConversation, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'widget_messages',
  title: 'Read messages',
  description:
    'Returns up to 200 messages, oldest first, after `after` if set, and whether the bot or a person is answering. Replies of a person arrive here. With `Accept: text/event-stream`, new messages come as Server-Sent Events, each with its id. To continue after a message, send its id as `Last-Event-ID`.',
  scope: null,
  audience: ['visitor'],
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/widget/{publicKey}/messages' },
  mcp: false,
  input: z.object({ after: schemas.id('Id of the last message the page has.').optional() }),
  output: z.object({
    data: z.array(schemas.VisitorMessage),
    status: z
      .enum(schemas.conversationStatuses)
      .nullable()
      .meta({ description: 'handoff: a person answers. null: there is no message yet.' }),
  }),
  live: { from: 'after', follow: followVisitor },
  async handler(ctx, { after }) {
    const { status, messages } = await readVisitorConversation(ctx, after);
    return { data: messages, status };
  },
});

import { defineTool, eraseVisitor, fail, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'erase_visitor',
  title: 'Erase a visitor',
  description:
    'Deletes for good everything that one visitor left: conversations, leads, events, deliveries and who they are on channels, also what was deleted before. Nothing of it can be restored. Send what you know of them; all sessions with that e-mail address or phone number, and of the same customer, are erased. Documents and test cases that you made from their questions stay.',
  askedAs: 'erase customer personal data GDPR privacy right to be forgotten PDPA delete person email phone',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'visitor',
  rest: { method: 'POST', path: '/visitors/erase' },
  input: z.object({
    email: z
      .email('must be an e-mail address')
      .optional()
      .meta({ description: 'E-mail address, in leads or in what the visitor wrote.' }),
    phone: z
      .string()
      .regex(/\d(?:\D*\d){5}/, 'must have at least 6 digits')
      .optional()
      .meta({ description: 'Phone number as list_leads shows it. Only its digits are compared.' }),
    sessionId: schemas.sessionId('Session id of a conversation or lead.').optional(),
    customerId: schemas.id('Id of a customer of a channel.').optional(),
  }),
  output: z.object({
    data: z.object({
      id: z
        .uuid()
        .meta({ description: 'Id of this erasure in the audit log, unless you sent a session id.' }),
      conversations: z.int().meta({ description: 'The number of conversations that were deleted.' }),
      leads: z.int().meta({ description: 'The number of leads that were deleted.' }),
    }),
  }),
  async handler(ctx, visitor) {
    if (!visitor.email && !visitor.phone && !visitor.sessionId && !visitor.customerId)
      fail('invalid_request', 'Send an `email`, a `phone`, a `sessionId` or a `customerId`.', {
        issues: [{ path: 'email', message: 'is required unless you send phone, sessionId or customerId' }],
      });
    const data = await ctx.tx(async (sql) => {
      const [erasure] = await sql<{ id: string }>`select gen_random_uuid() as id`;
      const { conversations, leads } = await eraseVisitor(ctx, sql, visitor);
      return { id: erasure?.id as string, conversations, leads };
    });
    return { data };
  },
});

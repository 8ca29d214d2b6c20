import { defineTool, findConversation, findMember, readAssignee, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'assign_conversation',
  title: 'Assign a conversation',
  description:
    'Assigns a conversation to a member, or unassigns it. It changes neither the status nor what the visitor sees; call set_conversation_status with handoff to silence the bot. Call list_conversations with assignee for what is assigned.',
  askedAs: 'give chat hand to a colleague team member who takes it owner of the conversation',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  changes: 'conversation',
  rest: { method: 'POST', path: '/conversations/{sessionId}/assign' },
  input: z.object({
    sessionId: schemas.sessionId('Session id of the conversation.'),
    assignee: schemas.assignee(
      'Who works on it: the name, e-mail address or id of a member, me (for signed-in people) or nobody.',
    ),
    chatbotId: schemas.chatbotId.optional(),
  }),
  output: z.object({
    data: z.object({
      session_id: z.string(),
      chatbot_id: z.uuid(),
      assignee: schemas.ConversationEntry.shape.assignee,
    }),
  }),
  strangersText: ['data.session_id'],
  async handler(ctx, { sessionId, assignee, chatbotId }) {
    const { workspace } = ctx.principal.reach;
    const person = await readAssignee(ctx, assignee);
    const data = await ctx.tx(async (sql) => {
      const { id, session_id, chatbot_id } = await findConversation(
        ctx,
        sql,
        { sessionId, chatbotId },
        { lock: true },
      );
      const member = person && (await findMember(sql, workspace, person));
      await sql`
        update conversations set assignee_id = ${person}::uuid, offered_at = null where workspace_id = ${workspace} and id = ${id}`;
      return { session_id, chatbot_id, assignee: member ? { id: member.id, name: member.name } : null };
    });
    return { data };
  },
});

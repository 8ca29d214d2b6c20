import { defineTool, fail, fragment, keepDeleted, ofBotInReach, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_lead',
  title: 'Delete a lead',
  description:
    'Deletes one lead, with its contact details. restore_lead brings it back within 30 days. The conversation stays; delete it with delete_conversation. To delete what a person left for good, call erase_visitor. Call list_leads for ids.',
  askedAs: 'remove contact',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'lead',
  rest: { method: 'DELETE', path: '/leads/{id}' },
  input: z.object({ id: schemas.id('Lead id, from list_leads.') }),
  output: z.object({
    data: z.object({ id: z.uuid(), deleted: z.literal(true), restorable_until: schemas.restorableUntil }),
  }),
  async handler(ctx, { id }) {
    const { reach } = ctx.principal;
    return ctx.tx(async (sql) => {
      const [lead] = await sql<{ bot_id: string; session_id: string }>`
        select l.bot_id, l.session_id from leads l
        where l.workspace_id = ${reach.workspace} and l.id = ${id} and ${ofBotInReach(reach, fragment`l.bot_id`)} for update`;
      if (!lead) return fail('not_found', `There is no lead ${id}. Call list_leads for the ids.`);
      const record = { kind: 'lead', id, botId: lead.bot_id, sessionId: lead.session_id } as const;
      const restorable_until = await keepDeleted(ctx, sql, record, { leads: fragment`t.id = ${id}` });
      await sql`delete from leads where workspace_id = ${reach.workspace} and id = ${id}`;
      return { data: { id, deleted: true as const, restorable_until } };
    });
  },
});

import { defineTool, fail, fragment, ofBotInReach, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_lead',
  title: 'Delete a lead',
  description:
    'Deletes one lead permanently, with its contact details. The conversation stays; delete it with delete_conversation. Call list_leads for ids.',
  askedAs: 'remove contact',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'lead',
  rest: { method: 'DELETE', path: '/leads/{id}' },
  input: z.object({ id: schemas.id('Lead id, from list_leads.') }),
  output: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
  async handler({ tx, principal: { reach } }, { id }) {
    return tx(async (sql) => {
      const rows = await sql`
      delete from leads l
      where l.workspace_id = ${reach.workspace} and l.id = ${id}
        and ${ofBotInReach(reach, fragment`l.bot_id`)}
      returning 1`;
      if (rows.length === 0) return fail('not_found', `There is no lead ${id}. Call list_leads for the ids.`);
      return { data: { id, deleted: true as const } };
    });
  },
});

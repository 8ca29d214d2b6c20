import { defineTool, findMember, maskPersonal, readAssignee, requireLead, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'update_lead',
  title: 'Update a lead',
  description:
    'Changes how far the team is with a lead: the state, the member who works on it, or the note. Fields that you leave out stay. The visitor sees none of it, and no bot and no model reads the note. Call list_leads for the ids.',
  askedAs: 'crm pipeline mark lead contacted won lost assign owner note follow up status of prospect',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  changes: 'lead',
  rest: { method: 'PATCH', path: '/leads/{id}' },
  strangersText: ['data.name', 'data.email', 'data.phone', 'data.company', 'data.message', 'data.session_id'],
  input: z.object({
    id: schemas.id('Lead id, from list_leads.'),
    state: z
      .enum(schemas.leadStates)
      .optional()
      .meta({ description: 'How far the team is. A lead begins as new.' }),
    owner: schemas
      .assignee(
        'Who works on it: the name, e-mail address or id of a member, me (for signed-in people) or nobody.',
      )
      .optional(),
    note: schemas.clearableText(2000, 'Note of the team; an empty text removes it.').optional(),
  }),
  output: z.object({ data: schemas.Lead }),
  async handler(ctx, { id, state, owner, note: written }) {
    const { workspace } = ctx.principal.reach;
    const person = owner === undefined ? undefined : await readAssignee(ctx, owner, 'owner');
    const note = written && maskPersonal(ctx, written);
    const data = await ctx.tx(async (sql) => {
      await requireLead(ctx, sql, id);
      if (person) await findMember(sql, workspace, person);
      await sql`
        update leads set
          state = coalesce(${state ?? null}, state),
          owner_id = case when ${person === undefined} then owner_id else ${person ?? null}::uuid end,
          note = case when ${note === undefined} then note else ${note ?? null} end
        where workspace_id = ${workspace} and id = ${id}`;
      return requireLead(ctx, sql, id);
    });
    return { data };
  },
});

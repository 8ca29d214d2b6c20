import { defineTool, requireCustomer, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'update_customer',
  title: 'Update a customer',
  description:
    'Changes what the team knows of a customer: the name, the e-mail address or the phone number that you send. An empty text removes it. It makes two records one person in no case; merge_customers does that.',
  askedAs: 'rename person correct name email phone of customer',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  changes: 'customer',
  rest: { method: 'PATCH', path: '/customers/{id}' },
  strangersText: ['data.name', 'data.email', 'data.phone', 'data.channels'],
  input: z.object({
    id: schemas.id('Customer id, from list_customers.'),
    name: schemas.clearableText(200, 'Name; an empty text removes it.').optional(),
    email: schemas.clearableText(254, 'E-mail address; an empty text removes it.').optional(),
    phone: schemas.clearableText(40, 'Phone number; an empty text removes it.').optional(),
  }),
  output: z.object({ data: schemas.Customer }),
  async handler(ctx, { id, name, email, phone }) {
    const { workspace } = ctx.principal.reach;
    const data = await ctx.tx(async (sql) => {
      await requireCustomer(ctx, sql, id);
      await sql`
        update customers set
          name = case when ${name === undefined} then name else ${name ?? null} end,
          email = case when ${email === undefined} then email else ${email ?? null} end,
          phone = case when ${phone === undefined} then phone else ${phone ?? null} end
        where workspace_id = ${workspace} and id = ${id}`;
      return requireCustomer(ctx, sql, id);
    });
    return { data };
  },
});

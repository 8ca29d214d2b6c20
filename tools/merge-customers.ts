import { defineTool, mergeCustomers, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'merge_customers',
  title: 'Merge two customers',
  description:
    'Makes two records one person: conversations and channels move to the customer intoId, and the other record is deleted. intoId also takes over what is not known of it. It cannot be undone. Two verified customers cannot be merged. Call get_customer for both first.',
  askedAs: 'same person duplicate join combine customers',
  scope: 'conversations:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'customer',
  rest: { method: 'POST', path: '/customers/{id}/merge' },
  strangersText: ['data.name', 'data.email', 'data.phone', 'data.channels'],
  workspaceWide: true,
  input: z.object({
    id: schemas.id('Id of the customer that is merged and then deleted.'),
    intoId: schemas.id('Id of the customer that stays.'),
  }),
  output: z.object({ data: schemas.Customer }),
  async handler(ctx, { id, intoId }) {
    return { data: await ctx.tx((sql) => mergeCustomers(ctx, sql, { from: id, into: intoId })) };
  },
});

import { defineTool, requireCustomer, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_customer',
  title: 'Get a customer',
  description:
    'Returns one person who wrote on channels: name, contact details and where each provider knows them. Call list_conversations with customerId for what they wrote.',
  askedAs: 'person profile details',
  scope: 'leads:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/customers/{id}' },
  strangersText: ['data.name', 'data.email', 'data.phone', 'data.channels'],
  input: z.object({ id: schemas.id('Customer id, from list_customers.') }),
  output: z.object({ data: schemas.Customer }),
  async handler(ctx, { id }) {
    return { data: await requireCustomer(ctx, ctx.sql, id) };
  },
});

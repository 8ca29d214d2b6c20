import { defineTool, requireLead, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_lead',
  title: 'Get a lead',
  description:
    'Returns one lead: contact details, intent score, and how far the team is with it. Call get_conversation with the session id for what the visitor wrote.',
  askedAs: 'contact prospect details state owner note of lead',
  scope: 'leads:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/leads/{id}' },
  strangersText: ['data.name', 'data.email', 'data.phone', 'data.company', 'data.message', 'data.session_id'],
  input: z.object({ id: schemas.id('Lead id, from list_leads or the event lead.created.') }),
  output: z.object({ data: schemas.Lead }),
  async handler(ctx, { id }) {
    return { data: await requireLead(ctx, ctx.sql, id) };
  },
});

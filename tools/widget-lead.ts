import { randomUUID } from 'node:crypto';
import { defineTool, leadForm, readVisitedBot, saveLead, visitOf } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'widget_lead',
  title: 'Submit the contact form',
  description:
    'Saves the contact details as the lead of this session. config names the fields that the bot requires; an e-mail address or a phone number is always needed. lead_form of config has the text of a bot that asks for consent. A second submission updates that lead. The first one sends the event `lead.created`.',
  scope: null,
  audience: ['visitor'],
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  changes: 'lead',
  rest: { method: 'POST', path: '/widget/{publicKey}/lead', status: 201 },
  mcp: false,
  input: leadForm.extend({
    website: z
      .string()
      .optional()
      .meta({ description: 'Leave it empty. Only bots that send spam fill it in.' }),
  }),
  output: z.object({ data: z.object({ lead_id: z.uuid() }) }),
  async handler(ctx, { website, ...form }) {
    if (website) return { data: { lead_id: randomUUID() } };
    const { lead_form, consent } = await readVisitedBot(ctx);
    const asked = { fields: lead_form.fields, consent };
    const saved = await saveLead(ctx, visitOf(ctx), form, asked);
    return { data: { lead_id: saved.id } };
  },
});

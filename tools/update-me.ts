import { Alerts, AlertsInput, changeAlerts, defineTool } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'update_me',
  title: 'Change how I am alerted',
  description:
    'Changes how the signed-in person learns that a visitor waits for a person in this workspace. Fields that are left out stay as they are. Call get_me for the settings.',
  scope: null,
  audience: ['member'],
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'member',
  rest: { method: 'PATCH', path: '/me' },
  input: z.object({
    alerts: AlertsInput.optional().meta({ description: 'By what the person is told, and when not.' }),
  }),
  output: z.object({ data: z.object({ id: z.uuid(), alerts: Alerts }) }),
  async handler(ctx, { alerts = {} }) {
    const id = ctx.principal.actor === 'member' ? ctx.principal.memberId : '';
    return { data: await changeAlerts(ctx, id, alerts) };
  },
});

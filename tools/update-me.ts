import { Alerts, AlertsInput, changeOwnSettings, defineTool, presences } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'update_me',
  title: 'Change my alerts and presence',
  description:
    'Changes whether the signed-in person takes visitors who want a person in this workspace, and how they learn that one waits. Fields that are left out stay as they are. Call get_me for the settings.',
  scope: null,
  audience: ['member'],
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'member',
  rest: { method: 'PATCH', path: '/me' },
  input: z.object({
    alerts: AlertsInput.optional().meta({ description: 'By what the person is told, and when not.' }),
    presence: z.enum(presences).optional().meta({
      description:
        'online: visitors who want a person can be given to me. It holds for ten minutes; send it again as a sign of life. away: none are.',
    }),
  }),
  output: z.object({
    data: z.object({ id: z.uuid(), alerts: Alerts, presence: z.enum(presences) }),
  }),
  async handler(ctx, change) {
    const id = ctx.principal.actor === 'member' ? ctx.principal.memberId : '';
    return { data: await changeOwnSettings(ctx, id, change) };
  },
});

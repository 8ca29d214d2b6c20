import { defineTool, requireWebhook, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_webhook',
  title: 'Delete a webhook',
  description:
    'Deletes a webhook for good, with its secret and its delivery log: it cannot be restored. Nothing more is sent to it. To pause it instead, call update_webhook with enabled: false. Call list_webhooks for ids.',
  askedAs: 'stop sending events stop notifications unsubscribe remove hook',
  scope: 'webhooks:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'webhook',
  rest: { method: 'DELETE', path: '/webhooks/{id}' },
  plan: 'scale',
  input: z.object({ id: schemas.id('Webhook id, from list_webhooks.') }),
  output: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
  async handler(ctx, { id }) {
    await ctx.tx(async (sql) => {
      await requireWebhook(sql, ctx, id);
      await sql`delete from webhooks where workspace_id = ${ctx.principal.reach.workspace} and id = ${id}`;
    });
    return { data: { id, deleted: true as const } };
  },
});

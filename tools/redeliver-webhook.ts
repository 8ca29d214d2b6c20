import { randomUUID } from 'node:crypto';
import { Delivery, defineTool, fail, readDelivery, requireWebhook, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'redeliver_webhook',
  title: 'Redeliver an event',
  description:
    'Sends the event of an earlier delivery again, with the same event id and a new timestamp and signature. Returns the new delivery. With wait (0–15 seconds), it returns when the receiver has answered. Call list_webhook_deliveries for ids.',
  askedAs: 'resend failed send again retry hook event',
  scope: 'webhooks:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: true },
  changes: 'webhook',
  rest: { method: 'POST', path: '/webhooks/{id}/deliveries/{deliveryId}/redeliver', status: 202 },
  plan: 'scale',
  strangersText: ['data.response', 'data.body'],
  input: z.object({
    id: schemas.id('Webhook id, from list_webhooks.'),
    deliveryId: schemas.id('Delivery id, from list_webhook_deliveries.'),
    wait: schemas.wait(15, 'Seconds to wait for the receiver (0–15).'),
  }),
  output: z.object({ data: Delivery }),
  async handler(ctx, { id, deliveryId, wait }) {
    const { workspace } = ctx.principal.reach;
    const again = randomUUID();
    await ctx.tx(async (sql) => {
      await requireWebhook(sql, ctx, id);
      const rows = await sql`
        insert into deliveries
          (workspace_id, id, webhook_id, event_id, event, data, happened_at, attempt, reason)
        select d.workspace_id, ${again}::uuid, d.webhook_id, d.event_id, d.event, d.data, d.happened_at,
          least(d.attempt, 1), 'redelivery'
        from deliveries d
        where d.workspace_id = ${workspace} and d.webhook_id = ${id} and d.id = ${deliveryId} returning 1`;
      if (rows.length === 0)
        fail(
          'not_found',
          `There is no delivery ${deliveryId} of this webhook. Call list_webhook_deliveries for the ids.`,
        );
    });
    return { data: await readDelivery(ctx, { webhookId: id, id: again }, wait) };
  },
});

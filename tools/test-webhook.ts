import { randomUUID } from 'node:crypto';
import {
  Delivery,
  defineTool,
  type EventKind,
  eventKinds,
  readDelivery,
  requireWebhook,
  sampleEvent,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'test_webhook',
  title: 'Send a test event',
  description:
    'Sends one signed test event with sample values and test: true to a webhook, even a disabled one, and returns the delivery. With wait (0–15 seconds), it returns when the receiver has answered. The event does not appear in list_events.',
  askedAs: 'try hook send sample',
  scope: 'webhooks:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: true },
  changes: 'webhook',
  rest: { method: 'POST', path: '/webhooks/{id}/test', status: 202 },
  plan: 'scale',
  strangersText: ['data.response'],
  input: z.object({
    id: schemas.id('Webhook id, from list_webhooks.'),
    event: z
      .enum(eventKinds)
      .optional()
      .meta({ description: 'Kind of event to send. Without it, the first one of the webhook.' }),
    wait: schemas.wait(15, 'Seconds to wait for the receiver (0–15).'),
  }),
  output: z.object({ data: Delivery }),
  async handler(ctx, { id, event, wait }) {
    const { workspace } = ctx.principal.reach;
    const deliveryId = randomUUID();
    await ctx.tx(async (sql) => {
      await requireWebhook(sql, ctx, id);
      const [webhook] = await sql<{ bot_id: string | null; events: EventKind[] }>`
        select bot_id, events from webhooks where workspace_id = ${workspace} and id = ${id} for update`;
      const kind = event ?? webhook?.events[0] ?? 'lead.created';
      const data = sampleEvent(kind, webhook?.bot_id ?? null, ctx.now());
      await sql`
        insert into deliveries
          (workspace_id, id, webhook_id, event_id, event, data, happened_at, attempt, reason)
        values (${workspace}, ${deliveryId}, ${id}, ${randomUUID()}, ${kind}, ${JSON.stringify(data)}::jsonb,
          now(), 0, 'test')`;
    });
    return { data: await readDelivery(ctx, { webhookId: id, id: deliveryId }, wait) };
  },
});

import {
  botExists,
  defineTool,
  eventKinds,
  fail,
  fragment,
  requireReceiver,
  requireWebhook,
  retryPolicies,
  schemas,
  Webhook,
  webhookColumns,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'update_webhook',
  title: 'Update a webhook',
  description:
    'Changes the fields you send: address, events, retry policy, or whether the webhook is enabled. Disabling it cancels its waiting deliveries; list_events shows the events in the meantime.',
  askedAs: 'change address of hook pause events',
  scope: 'webhooks:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  changes: 'webhook',
  rest: { method: 'PATCH', path: '/webhooks/{id}' },
  plan: 'scale',
  input: z.object({
    id: schemas.id('Webhook id, from list_webhooks.'),
    url: schemas.text(2000, 'Public https address of the receiver.').optional(),
    events: z
      .array(z.enum(eventKinds))
      .min(1, 'must name at least one event')
      .max(20, 'must name each event once')
      .optional()
      .meta({ description: 'Events to send. Replaces the list.' }),
    enabled: z.boolean().optional().meta({ description: 'true: events are sent.' }),
    retry: z.enum(retryPolicies).optional().meta({ description: 'What happens after a failed attempt.' }),
  }),
  output: z.object({ data: Webhook }),
  async handler(ctx, { id, url, events, enabled, retry }) {
    const { workspace } = ctx.principal.reach;
    if (url !== undefined) requireReceiver(ctx, url);
    const data = await ctx.tx(async (sql) => {
      await requireWebhook(sql, ctx, id);
      const [orphan] = await sql`
        select 1 from webhooks w where w.workspace_id = ${workspace} and w.id = ${id} and w.bot_id is not null
          and not ${botExists(workspace, fragment`w.bot_id`)}`;
      if (enabled && orphan) fail('conflict', 'The bot of this webhook was deleted. Create another webhook.');
      const [row] = await sql(Webhook)`
        update webhooks w set
          url = coalesce(${url ?? null}, w.url), enabled = coalesce(${enabled ?? null}, w.enabled),
          events = coalesce(${events ? [...new Set(events)] : null}::text[], w.events),
          retry = coalesce(${retry ?? null}, w.retry)
        where w.workspace_id = ${workspace} and w.id = ${id} returning ${webhookColumns}`;
      if (enabled === false)
        await sql`
          update deliveries set status = 'cancelled'
          where workspace_id = ${workspace} and webhook_id = ${id} and status = 'queued'
            and reason in ('event', 'retry')`;
      return row as z.infer<typeof Webhook>;
    });
    return { data };
  },
});

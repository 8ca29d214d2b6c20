import {
  createWebhookSecret,
  defineTool,
  fail,
  requireWebhook,
  schemas,
  Webhook,
  webhookColumns,
  webhookSecretContext,
} from '@jawab/core';
import { z } from 'zod';

const maxAheadMs = 30 * 86_400_000;

export default defineTool({
  name: 'rotate_webhook_secret',
  title: 'Rotate a webhook secret',
  description:
    'Creates a new signing secret, which is shown only once. X-Service-Signature uses it at once, or from activateAt (at most 30 days ahead). webhook-signature carries both secrets until 24 hours after that.',
  askedAs: 'new signing secret',
  scope: 'webhooks:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'webhook',
  rest: { method: 'POST', path: '/webhooks/{id}/rotate' },
  plan: 'scale',
  answersSecret: true,
  input: z.object({
    id: schemas.id('Webhook id, from list_webhooks.'),
    activateAt: z.iso
      .datetime({ offset: true, error: 'must be a time such as 2027-01-31T09:00:00Z' })
      .optional()
      .meta({ description: 'When the new secret takes effect (RFC 3339). Defaults to now.' }),
  }),
  output: z.object({ data: Webhook.extend({ secret: z.string(), active_at: z.iso.datetime() }) }),
  async handler(ctx, { id, activateAt }) {
    const { workspace } = ctx.principal.reach;
    if (activateAt && new Date(activateAt).getTime() > ctx.now().getTime() + maxAheadMs)
      fail('invalid_request', '`activateAt` must be at most 30 days ahead.', {
        issues: [{ path: 'activateAt', message: 'must be at most 30 days ahead' }],
      });
    const secret = createWebhookSecret();
    const sealed = ctx.secrets.seal(secret, webhookSecretContext(workspace, id));
    const data = await ctx.tx(async (sql) => {
      await requireWebhook(sql, ctx, id);
      const [row] = await sql<z.infer<typeof Webhook> & { active_at: string }>`
        update webhooks w set secret = ${sealed},
          previous_secret = case when w.active_at <= now() then w.secret else coalesce(w.previous_secret, w.secret) end,
          active_at = greatest(now(), ${activateAt ?? null}::timestamptz),
          previous_until = greatest(now(), ${activateAt ?? null}::timestamptz) + interval '24 hours'
        where w.workspace_id = ${workspace} and w.id = ${id}
        returning ${webhookColumns}, w.active_at`;
      return row as z.infer<typeof Webhook> & { active_at: string };
    });
    return { data: { ...data, secret } };
  },
});

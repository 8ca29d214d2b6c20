import { defineTool, requireWebhook, schemas, Webhook, webhookColumns } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_webhook',
  title: 'Get a webhook',
  description:
    'Returns one webhook: address, events, bot, retry policy and the result of its last delivery. The secret is not shown; rotate_webhook_secret creates a new one.',
  askedAs: 'settings of hook',
  scope: 'webhooks:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/webhooks/{id}' },
  plan: 'scale',
  input: z.object({ id: schemas.id('Webhook id, from list_webhooks.') }),
  output: z.object({ data: Webhook }),
  async handler(ctx, { id }) {
    await requireWebhook(ctx.sql, ctx, id);
    const [data] = await ctx.sql(Webhook)`
      select ${webhookColumns} from webhooks w
      where w.workspace_id = ${ctx.principal.reach.workspace} and w.id = ${id}`;
    return { data: data as z.infer<typeof Webhook> };
  },
});

import {
  cutPage,
  Delivery,
  defineTool,
  deliveryColumns,
  deliveryStatuses,
  readCursor,
  requireWebhook,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_webhook_deliveries',
  title: 'List webhook deliveries',
  description:
    'Lists the delivery attempts of one webhook in the last 30 days, newest first. Each has what was sent and when, and the status, latency and first 1 KiB of the response. Send one again with redeliver_webhook.',
  askedAs: 'why did the hook not arrive failed attempts log of sending error',
  scope: 'webhooks:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/webhooks/{id}/deliveries' },
  plan: 'scale',
  mcpLimit: 20,
  strangersText: ['data[].response', 'data[].body'],
  readsReplica: true,
  input: z.object({
    id: schemas.id('Webhook id, from list_webhooks.'),
    status: z.enum(deliveryStatuses).optional().meta({ description: 'Only attempts with this status.' }),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
  }),
  output: schemas.page(Delivery),
  async handler(ctx, { id, status, limit = 50, cursor }) {
    await requireWebhook(ctx.sql, ctx, id);
    const filters = { of: 'deliveries', id, status };
    const [at, after] = readCursor(filters, cursor) ?? [null, null];
    const rows = await ctx.sql(Delivery)`
      select ${deliveryColumns} from deliveries d
      where d.workspace_id = ${ctx.principal.reach.workspace} and d.webhook_id = ${id}
        and (${status ?? null}::text is null or d.status = ${status ?? null}::text)
        and (${at}::timestamptz is null or (d.created_at, d.id) < (${at}::timestamptz, ${after}::uuid))
      order by d.created_at desc, d.id desc limit ${limit + 1}`;
    return cutPage(rows, limit, filters, (row) => [row.created_at, row.id]);
  },
});

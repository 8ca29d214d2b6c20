import {
  cutPage,
  defineTool,
  readCursor,
  schemas,
  Webhook,
  webhookColumns,
  webhooksInReach,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_webhooks',
  title: 'List webhooks',
  description:
    'Lists webhooks, newest first, each with the result of its last delivery. Secrets are not shown. Call list_webhook_deliveries for the attempts of one webhook.',
  askedAs: 'notifications which exist integrations',
  scope: 'webhooks:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/webhooks' },
  plan: 'scale',
  mcpLimit: 20,
  input: z.object({
    chatbotId: schemas.chatbotId.optional(),
    url: schemas.q('Only webhooks of this address, as it was given.', 2000),
    limit: schemas.limit(50),
    cursor: schemas.cursor,
  }),
  output: schemas.page(Webhook),
  async handler({ sql, principal: { reach } }, { chatbotId, url, limit = 50, cursor }) {
    const filters = { of: 'webhooks', chatbotId, url };
    const [at, id] = readCursor(filters, cursor) ?? [null, null];
    const rows = await sql(Webhook)`
      select ${webhookColumns} from webhooks w
      where ${webhooksInReach(reach)}
        and (${chatbotId ?? null}::uuid is null or w.bot_id = ${chatbotId ?? null}::uuid)
        and (${url ?? null}::text is null or w.url = ${url ?? null})
        and (${at}::timestamptz is null or (w.created_at, w.id) < (${at}::timestamptz, ${id}::uuid))
      order by w.created_at desc, w.id desc limit ${limit + 1}`;
    return cutPage(rows, limit, filters, (row) => [row.created_at, row.id]);
  },
});

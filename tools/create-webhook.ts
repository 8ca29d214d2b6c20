import { randomUUID } from 'node:crypto';
import {
  createWebhookSecret,
  defineTool,
  eventKinds,
  fail,
  requireReceiver,
  requireRoom,
  retryPolicies,
  schemas,
  Webhook,
  webhookColumns,
  webhookSecretContext,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'create_webhook',
  title: 'Create a webhook',
  description:
    'Registers an https address that receives a signed POST request for each chosen event, of one bot or of all bots. It can be a program of your own or of a CRM. Returns the signing secret (whsec_…), which is shown only once. A workspace has at most 100 webhooks. Next, call test_webhook to send a test event.',
  askedAs:
    'notify alert send to CRM Slack Zapier when event happens tell me push integration subscribe handoff lead',
  scope: 'webhooks:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: true },
  changes: 'webhook',
  rest: { method: 'POST', path: '/webhooks', status: 201 },
  plan: 'scale',
  answersSecret: true,
  input: z.object({
    url: schemas.text(2000, 'Public https address of the receiver.'),
    events: z
      .array(z.enum(eventKinds))
      .min(1, 'must name at least one event')
      .max(20, 'must name each event once')
      .meta({
        description:
          'Events to send. conversation.handoff: somebody wants a person. message.unanswered: the bot did not know.',
      }),
    chatbotId: schemas.id('Send only events of this bot. Defaults to all bots.').optional(),
    retry: z.enum(retryPolicies).default('none').meta({
      description:
        'none: one attempt, so an event is lost while the receiver is down. standard, for what must arrive: retries after 5 s, 5 min, 30 min, 2 h, 5 h and 10 h.',
    }),
  }),
  output: z.object({ data: Webhook.extend({ secret: z.string() }) }),
  async handler(ctx, { url, events, chatbotId, retry }) {
    const { tx, principal, secrets } = ctx;
    const { workspace, bots } = principal.reach;
    if (bots && !chatbotId)
      fail('workspace_forbidden', 'This token is limited to single bots. Name one of them in `chatbotId`.');
    requireReceiver(ctx, url);
    const id = randomUUID();
    const secret = createWebhookSecret();
    const sealed = secrets.seal(secret, webhookSecretContext(workspace, id));
    const webhook = await tx(async (sql) => {
      await requireRoom(sql, workspace, { id, advice: 'Delete one first.' });
      const [row] = await sql(Webhook)`
        insert into webhooks as w (workspace_id, id, bot_id, url, events, retry, secret)
        values (${workspace}, ${id}, ${chatbotId ?? null}, ${url}, ${[...new Set(events)]}, ${retry}, ${sealed})
        returning ${webhookColumns}`;
      return row as z.infer<typeof Webhook>;
    });
    return { data: { ...webhook, secret } };
  },
});

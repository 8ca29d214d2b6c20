import {
  defineTool,
  eventKinds,
  fail,
  readSubscription,
  requireReceiver,
  Subscription,
  saveSubscription,
  schemas,
  waitFor,
} from '@jawab/core';
import { z } from 'zod';

const [minTtlMs, maxTtlMs] = [300_000, 86_400_000];

const isSecret = (secret: string) => {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const { length } = Buffer.from(base64 ?? '', 'base64');
  return length >= 24 && length <= 64;
};

export default defineTool({
  name: 'subscribe_events',
  title: 'Subscribe to events',
  description:
    'Sends each event of one kind to an https address, in the form of the MCP extension for events, until a time. Call it again with the same event, bot and address before that time to go on. The receiver first gets a challenge and must answer it. For an address of your own, create_webhook is simpler.',
  scope: 'webhooks:write',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  changes: 'webhook',
  rest: { method: 'POST', path: '/events/subscriptions' },
  mcp: false,
  plan: 'scale',
  input: z.object({
    event: z.enum(eventKinds).meta({ description: 'The kind of event.' }),
    chatbotId: schemas.id('Send only events of this bot. Defaults to all bots.').optional(),
    url: schemas.text(2000, 'Public https address of the receiver.'),
    secret: z.string().refine(isSecret, 'must be whsec_ and the base64 of 24 to 64 random bytes').meta({
      description: 'Your signing secret (Standard Webhooks): whsec_ and the base64 of 24 to 64 random bytes.',
    }),
    ttlMs: z.int().min(0).default(3_600_000).meta({
      description: 'How long to send, in milliseconds: from five minutes to a day. Defaults to an hour.',
    }),
    wait: schemas.wait(15, 'Seconds to wait for the answer to the challenge (0–15).'),
  }),
  output: z.object({ data: Subscription }),
  async handler(ctx, { ttlMs, wait, chatbotId = null, ...input }) {
    if (ctx.principal.reach.bots && !chatbotId)
      fail('workspace_forbidden', 'This token is limited to single bots. Name one of them in `chatbotId`.');
    requireReceiver(ctx, input.url);
    const granted = Math.min(maxTtlMs, Math.max(minTtlMs, ttlMs));
    const saved = await ctx.tx((sql) =>
      saveSubscription(sql, ctx, Object.assign({ chatbotId, ttlMs: granted }, input)),
    );
    if (ctx.rehearses || saved.active) return { data: saved };
    const read = () => readSubscription(ctx.sql, ctx, saved);
    return {
      data: await waitFor(ctx, wait, read, ({ active, last_error }) => active || last_error !== null),
    };
  },
});

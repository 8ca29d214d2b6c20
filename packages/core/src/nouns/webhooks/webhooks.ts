import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { timestamp } from '../../form/moments.ts';
import type { Reach } from '../../form/principal.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { botExists } from '../bots/bot-facts.ts';
import { ofBotInReach } from '../bots/bots.ts';
import { eventKinds } from '../events/events.ts';

export const deliveryStatuses = ['queued', 'sending', 'delivered', 'failed', 'lost', 'cancelled'] as const;
const deliveryReasons = ['event', 'retry', 'test', 'redelivery'] as const;
export const retryPolicies = ['none', 'standard'] as const;

/** A webhook in the API, which never contains the secret. */
export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(eventKinds)),
  chatbot_id: z.uuid().nullable().meta({ description: 'null: all bots.' }),
  enabled: z.boolean(),
  retry: z.enum(retryPolicies),
  created_at: timestamp,
  last_delivery: z
    .object({
      id: z.uuid(),
      event: z.string(),
      status: z.enum(deliveryStatuses),
      response_status: z.int().nullable(),
      error: z.string().nullable(),
      sent_at: z.string(),
    })
    .nullable(),
});

/** One attempt to deliver an event. */
export const Delivery = z.object({
  id: z.uuid(),
  webhook_id: z.uuid(),
  event_id: z.uuid(),
  event: z.string(),
  reason: z.enum(deliveryReasons).meta({ description: 'Why the attempt was made.' }),
  attempt: z.int().meta({ description: '1 for the first attempt; retries count up.' }),
  status: z.enum(deliveryStatuses).meta({
    description: 'lost: the worker stopped while sending. cancelled: no longer wanted when it was due.',
  }),
  created_at: timestamp,
  due_at: timestamp,
  sent_at: timestamp.nullable(),
  response_status: z.int().nullable(),
  latency_ms: z.int().nullable(),
  response: z.string().nullable().meta({ description: 'The first 1 KiB of the response.' }),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  body: z.string().nullable().meta({ description: 'The body that was signed and sent.' }),
});

/** Columns of a webhook in the API; `w` is the alias of the table. */
export const webhookColumns = fragment`
  w.id, w.url, w.events, w.bot_id as chatbot_id, w.enabled, w.retry, w.created_at, w.last_delivery`;

/** Columns of a delivery in the API; `d` is the alias of the table. */
export const deliveryColumns = fragment`
  d.id, d.webhook_id, d.event_id, d.event, d.reason, d.attempt, d.status, d.created_at, d.due_at, d.sent_at,
  d.response_status, d.latency_ms, d.response, d.error, d.body`;

/**
 * Condition for the webhooks that a principal may see. If it is limited to bots, it sees only webhooks of existing bots
 * among them.
 */
export const webhooksInReach = (reach: Reach) =>
  fragment`w.workspace_id = ${reach.workspace}
    and ${ofBotInReach(reach, fragment`w.bot_id`)}`;

/**
 * Fails with 404 for a webhook of another workspace, and with 403 for a webhook of all bots or of a bot outside the
 * reach.
 */
export async function requireWebhook(
  sql: Sql,
  { principal: { reach } }: Pick<Context, 'principal'>,
  id: string,
): Promise<void> {
  const [webhook] = await sql<{ bot_id: string | null }>`
    select w.bot_id from webhooks w
    where w.workspace_id = ${reach.workspace} and w.id = ${id}
      and (${reach.bots}::uuid[] is null or w.bot_id is null or ${botExists(reach.workspace, fragment`w.bot_id`)})`;
  if (!webhook) return fail('not_found', `There is no webhook ${id}. Call list_webhooks for the ids.`);
  if (!reach.bots || (webhook.bot_id && reach.bots.includes(webhook.bot_id))) return;
  if (webhook.bot_id) fail('bot_forbidden', 'This webhook belongs to a bot that this token cannot use.');
  fail(
    'workspace_forbidden',
    'This webhook sends events of all bots, but this token is limited to single bots.',
  );
}

/** Refuses an address that cannot receive deliveries, as far as this can be checked without a network. */
export function requireReceiver(ctx: Pick<Context, 'checkUrl'>, url: string, field = 'url'): void {
  const trouble = ctx.checkUrl(url, { httpsOnly: true });
  if (trouble) fail('url_not_allowed', trouble, { issues: [{ path: field, message: trouble }] });
}

const maxWebhooks = 100;

/** Locks a workspace that gets a webhook. Fails with `conflict` if it has as many others as it can have; `advice` says what to do. */
export async function requireRoom(
  sql: Sql,
  workspace: string,
  { id, kind = 'webhooks', advice }: { id: string; kind?: string; advice: string },
): Promise<void> {
  await sql`select 1 from workspaces where id = ${workspace} for no key update`;
  const [count] = await sql<{ n: number }>`
    select count(*)::int as n from webhooks where workspace_id = ${workspace} and id <> ${id}`;
  if ((count?.n ?? 0) >= maxWebhooks)
    fail('conflict', `A workspace can have at most ${maxWebhooks} ${kind}. ${advice}`);
}

/** Creates a signing secret: `whsec_` and the base64 of 32 random bytes. */
export const createWebhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** The context that the encrypted secret of a webhook belongs to. */
export const webhookSecretContext = (workspaceId: string, webhookId: string) => `${workspaceId}|${webhookId}`;

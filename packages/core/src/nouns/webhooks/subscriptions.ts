import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { nameActor, type Principal } from '../../form/principal.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import type { EventKind } from '../events/events.ts';
import type { EventFacts } from './deliveries.ts';
import { requireRoom, webhookSecretContext, webhooksInReach } from './webhooks.ts';

// Subscriptions of MCP clients (io.modelcontextprotocol/events): a webhook for one kind of event, in the form of that protocol, whose secret the
// client chose and which ends unless it is refreshed.

/** The kind of delivery that asks a receiver whether it wants a subscription. */
const verification = 'verification';
const challengeOf = ({ challenge }: Record<string, unknown>) => String(challenge);

/** Builds the body of a delivery to a subscriber. */
export const buildSubscriptionBody = ({ event, data, id, createdAt }: EventFacts) =>
  event === verification
    ? { type: verification, challenge: challengeOf(data) }
    : { eventId: id, name: event, timestamp: createdAt, data };

/** Returns whether an answer repeats the challenge of a verification. Any answer to another event does. */
export function isEchoed({ event, data }: Pick<EventFacts, 'event' | 'data'>, answer: string): boolean {
  if (event !== verification) return true;
  try {
    const { challenge } = JSON.parse(answer) as { challenge?: unknown };
    return challenge === challengeOf(data);
  } catch {
    return false;
  }
}

/** The parts that make a subscription, beside its subscriber: the event, the bot and the address. */
export interface SubscriptionKey {
  event: EventKind;
  chatbotId: string | null;
  url: string;
}

/** The token or connection that subscribes; null for people. */
const tokenOf = (principal: Principal) => (principal.actor === 'token' ? principal.tokenId : null);

/** Returns the id of a subscription. It is the same at each refresh. */
function subscriptionId({ principal }: Pick<Context, 'principal'>, key: SubscriptionKey): string {
  const parts = [principal.reach.workspace, nameActor(principal).id, key.event, key.chatbotId, key.url];
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** A subscription as it is now. */
export const Subscription = z.object({
  id: z.uuid().meta({ description: 'The same at each refresh, and in the header X-MCP-Subscription-Id.' }),
  active: z.boolean().meta({ description: 'false: the receiver has not answered the challenge yet.' }),
  refresh_before: z.iso
    .datetime()
    .meta({ description: 'When it ends, unless it is refreshed before (RFC 3339, UTC).' }),
  last_error: z
    .string()
    .nullable()
    .meta({ description: 'Why the last delivery failed; null if it did not.' }),
});
type Subscription = z.infer<typeof Subscription>;

const columns = fragment`
  w.id, w.enabled as active, w.expires_at as refresh_before, case
    when w.last_delivery ->> 'status' = 'delivered' then null
    else coalesce(w.last_delivery ->> 'error', 'http_' || left(w.last_delivery ->> 'response_status', 1) || 'xx') end as last_error`;

/** Adds a subscription, or refreshes it. Sends the receiver a challenge unless it answered one of the same subscriber before. */
export async function saveSubscription(
  sql: Sql,
  { principal, secrets }: Pick<Context, 'principal' | 'secrets'>,
  { secret, ttlMs, ...key }: SubscriptionKey & { secret: string; ttlMs: number },
): Promise<Subscription> {
  const { workspace } = principal.reach;
  const id = subscriptionId({ principal }, key);
  const tokenId = tokenOf(principal);
  await requireRoom(sql, workspace, { id, kind: 'webhooks and subscriptions', advice: 'End one first.' });
  const sealed = secrets.seal(secret, webhookSecretContext(workspace, id));
  const [saved] = await sql(Subscription)`
    insert into webhooks as w (workspace_id, id, bot_id, url, events, retry, secret, expires_at, subscribed_by, enabled)
    values (${workspace}, ${id}, ${key.chatbotId}, ${key.url}, ${[key.event]}, 'standard', ${sealed},
      now() + ${ttlMs} * interval '1 millisecond', ${tokenId}, exists (
        select from webhooks o where o.workspace_id = ${workspace} and o.url = ${key.url} and o.enabled
          and o.expires_at > now() and o.subscribed_by is not distinct from ${tokenId}::uuid))
    on conflict (workspace_id, id) do update set
      previous_secret = w.secret, previous_until = now() + interval '10 minutes', active_at = now(),
      secret = excluded.secret, expires_at = excluded.expires_at,
      last_delivery = case when w.enabled then w.last_delivery end
    returning ${columns}`;
  if (saved && !saved.active) await challenge(sql, workspace, id);
  return saved as Subscription;
}

async function challenge(sql: Sql, workspace: string, id: string): Promise<void> {
  const data = { challenge: randomBytes(32).toString('base64url') };
  await sql`
    insert into deliveries (workspace_id, webhook_id, event_id, event, data, happened_at, attempt, reason)
    values (${workspace}, ${id}, ${randomUUID()}, ${verification}, ${JSON.stringify(data)}::jsonb, now(), 0, 'test')`;
}

/** Reads a subscription. Fails with `not_found`. */
export async function readSubscription(
  sql: Sql,
  { principal }: Pick<Context, 'principal'>,
  { id }: { id: string },
): Promise<Subscription> {
  const [found] = await sql(Subscription)`
    select ${columns} from webhooks w where w.workspace_id = ${principal.reach.workspace} and w.id = ${id}`;
  return found ?? fail('not_found', 'This subscription has ended. Subscribe again.');
}

/** Ends a subscription: a token its own and those of people, a person any. Returns its id. Fails with `not_found`. */
export async function endSubscription(
  sql: Sql,
  { principal }: Pick<Context, 'principal'>,
  { event, chatbotId, url }: SubscriptionKey,
): Promise<{ id: string }> {
  const tokenId = tokenOf(principal);
  const [gone] = await sql<{ id: string }>`
    delete from webhooks w where ${webhooksInReach(principal.reach)} and w.expires_at is not null
      and w.events = array[${event}]::text[] and w.bot_id is not distinct from ${chatbotId}::uuid and w.url = ${url}
      and (w.subscribed_by is null or ${tokenId}::uuid is null or w.subscribed_by = ${tokenId}::uuid) returning w.id`;
  return gone ?? fail('not_found', 'You have no such subscription. It may have ended by itself.');
}

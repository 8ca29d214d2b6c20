import {
  type AnyAccount,
  type ChannelDefinition,
  type Contact,
  type ContactKey,
  findContact,
  markFailed,
  markFailing,
  markSending,
  markSent,
  markWaiting,
  type OutboxError,
  type OutboxPart,
  openAccount,
  readNextPart,
  type Sent,
  UnknownOutcome,
} from '@jawab/core';
import type { Runtime } from '@jawab/runtime';
import { workFor } from '../hold/work-for.ts';
import { cutReply } from './cut-reply.ts';
import type { Pace } from './pace.ts';

const hourMs = 3_600_000;
/** A reply that did not leave by then is given up. */
const maxAgeMs = 24 * hourMs;
/** The wait after a failed try. It doubles each time. */
const [firstWaitMs, maxWaitMs] = [1_000, 300_000];
/** The longest wait before a part is repeated that may have arrived: its reply token lives a minute, and only then the repetition tells. */
const maxUnsureWaitMs = 5_000;

/** A customer to whom replies leave, and what that needs. */
interface Sending {
  runtime: Runtime;
  key: ContactKey;
  contact: Contact;
  definition: ChannelDefinition;
  account: AnyAccount;
  pace: Pace;
}

/** Sends what waits for a customer whom this process claimed, in order, until nothing does. Never throws. */
export const sendOut = (runtime: Runtime, key: ContactKey, pace: Pace, signal: AbortSignal): Promise<void> =>
  workFor(
    runtime,
    {
      key,
      direction: 'out',
      signal,
      failure: 'replies to a customer could not be sent; they are tried again',
    },
    () => sendAll(runtime, key, pace, signal),
  );

async function sendAll(
  runtime: Runtime,
  key: ContactKey,
  pace: Pace,
  signal: AbortSignal,
): Promise<number | null> {
  const { workspaceId } = key;
  const { sql } = runtime.database.workspace(workspaceId);
  while (!signal.aborted) {
    const part = await readNextPart(sql, key);
    const contact = part && (await findContact(sql, key));
    const definition = contact && runtime.messaging.kinds.get(contact.kind);
    if (!part || !contact || !definition) return null;
    if (part.text === null) {
      await cutReply(runtime, sql, { workspaceId, definition, part });
      continue;
    }
    const account = openAccount(runtime, contact);
    const againInMs = await sendPart({ runtime, key, contact, definition, account, pace }, part);
    if (againInMs !== null) return againInMs;
  }
  return 0;
}

/** Why a part must not be sent, or null. */
function refuse(
  { contact, definition }: Sending,
  { age_ms, by_person, state }: OutboxPart,
): OutboxError | null {
  if (contact.is_blocked) return 'blocked';
  if (age_ms > maxAgeMs) return state === 'sending' ? 'unknown_outcome' : 'expired';
  const { windowHours } = definition.limits;
  if (!windowHours || contact.last_message_at === null) return null;
  const openMs = (by_person ? windowHours.person : windowHours.bot) * hourMs;
  return Date.now() - Date.parse(contact.last_message_at) > openMs ? 'window_closed' : null;
}

/**
 * Sends a part once. A part whose outcome is unknown is repeated only with the same retry key, or with its reply token while that lives.
 * Returns when to try again, or null to go on.
 */
async function sendPart(sending: Sending, part: OutboxPart): Promise<number | null> {
  const { runtime, key, contact, definition, account, pace } = sending;
  const { workspaceId } = key;
  const { sql, tx } = runtime.database.workspace(workspaceId);
  const fail = async (error: OutboxError) => {
    await tx((inside) => markFailed(inside, workspaceId, part.message_id, error));
    return null;
  };
  const refused = refuse(sending, part);
  if (refused) return fail(refused);
  const isUnsure = part.state === 'sending';
  if (isUnsure && !mayRepeat(definition, part)) return fail('unknown_outcome');
  await pace(contact.id, definition.limits.perSecond);
  const token = await markSending(sql, key, part, isUnsure || part.token_lives);
  let sent: Sent;
  try {
    sent = await definition.send(account, contact.address, {
      text: part.text ?? '',
      buttons: part.buttons ?? [],
      byPerson: part.by_person,
      retryKey: part.retry_key,
      replyToken: token,
    });
  } catch (error) {
    const left = error instanceof UnknownOutcome;
    runtime.log.warn({ kind: contact.kind, left }, 'a provider did not answer');
    if (!left) return wait(sending, part, token, null);
    // The next look finds the part as sent with an unknown outcome, and decides.
    if (token !== null) return waitMs(part, null, maxUnsureWaitMs);
    return definition.capabilities.retryKey ? waitMs(part, null) : fail('unknown_outcome');
  }
  if (sent.outcome === 'later') return wait(sending, part, token, sent.afterMs);
  if (sent.outcome === 'failed' && sent.reason === 'reply_token_invalid') {
    // A token that worked once is invalid afterwards, so the lost answer was a success.
    if (isUnsure) await markSent(sql, workspaceId, part, null);
    else await markWaiting(sql, workspaceId, part, null);
    return null;
  }
  if (sent.outcome === 'sent') {
    await markSent(sql, workspaceId, part, sent.message);
    return null;
  }
  const { reason, account: isAccount } = sent;
  await tx(async (inside) => {
    await markFailed(inside, workspaceId, part.message_id, reason);
    if (isAccount) await markFailing(inside, { workspaceId, channelId: contact.id }, reason);
  });
  return null;
}

/** Returns whether a part that may have arrived can be sent again without a double. */
const mayRepeat = ({ capabilities }: ChannelDefinition, { reply_token, token_lives }: OutboxPart): boolean =>
  reply_token === null ? capabilities.retryKey : token_lives;

/** Returns how long to wait before the next try of a part: as the provider says, else twice as long each time up to `mostMs`. */
const waitMs = (
  { attempts }: Pick<OutboxPart, 'attempts'>,
  afterMs: number | null,
  mostMs = maxWaitMs,
): number => afterMs ?? Math.min(mostMs, firstWaitMs * 2 ** Math.min(attempts, 10));

/** Puts a part back that did not leave. One whose earlier try may have arrived stays as it is. */
async function wait(
  { runtime, key }: Sending,
  part: OutboxPart,
  token: string | null,
  afterMs: number | null,
): Promise<number> {
  const isUnsure = part.state === 'sending';
  if (!isUnsure)
    await markWaiting(runtime.database.workspace(key.workspaceId).sql, key.workspaceId, part, token);
  return waitMs(part, afterMs, isUnsure && token !== null ? maxUnsureWaitMs : maxWaitMs);
}

import type { Incoming } from '../../form/define-channel.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import type { SealedChannel } from './channels.ts';

/** A customer on a channel, by its key. */
export interface ContactKey {
  workspaceId: string;
  contactId: string;
}

/** A customer on a channel, with the channel. */
export interface Contact extends SealedChannel {
  contact_id: string;
  customer_id: string;
  bot_id: string;
  paused: boolean;
  address: string;
  session_id: string | null;
  /** When the customer wrote last, by the provider's clock. */
  last_message_at: string | null;
  /** The provider's id of that message. */
  last_message: string | null;
  is_blocked: boolean;
}

/** Reads a customer on a channel; null if one of them was deleted. */
export async function findContact(sql: Sql, { workspaceId, contactId }: ContactKey): Promise<Contact | null> {
  const [row] = await sql<Contact>`
    select c.workspace_id, c.id, c.kind, c.settings, c.webhook_secret, c.bot_id, c.paused,
      t.id as contact_id, t.customer_id, t.address, t.session_id, t.last_message_at, t.last_message, t.is_blocked
    from channel_contacts t
    join channels c on c.workspace_id = t.workspace_id and c.id = t.channel_id
    where t.workspace_id = ${workspaceId} and t.id = ${contactId}`;
  return row ?? null;
}

/** An event of a provider that waits. Its times are texts in JSON. */
export interface Receipt {
  event_id: string;
  at: string;
  /** How long ago it came. */
  age_ms: number;
  event: StoredEvent;
  /** The question that it became a part of, before a process was lost; else null. */
  question_id: string | null;
}

type Stored<T> = T extends { at: Date | null } ? Omit<T, 'at'> : never;
/** An event as it is stored: its time is a column. */
export type StoredEvent = Stored<Incoming>;

/** Lists the events of a customer that wait, by the provider's time, then in the order of arrival. */
export const listReceipts = (sql: Sql, { workspaceId, contactId }: ContactKey): Promise<Receipt[]> =>
  sql<Receipt>`
    select event_id, at, extract(epoch from clock_timestamp() - received_at)::float8 * 1000 as age_ms, event, question_id
    from channel_receipts
    where workspace_id = ${workspaceId} and contact_id = ${contactId} and event is not null
    order by at, position limit 200`;

/** Ends the work on events: their text is kept as a message, or not at all. */
export const settleReceipts = (sql: Sql, { workspace_id, id }: SealedChannel, eventIds: string[]) =>
  sql`
    update channel_receipts set event = null, question_id = null
    where workspace_id = ${workspace_id} and channel_id = ${id} and event_id = any(${eventIds}::text[])`;

/** The facts about a customer in a burst of messages. */
interface Heard {
  at: string;
  /** The provider's id of the last message. */
  lastMessage: string;
  name: string | null;
  reply: { token: string; livesMs: number; ageMs: number } | null;
}

/**
 * Begins a question with a burst of messages: they become its parts, and the contact remembers the session, when its customer wrote
 * and the reply token. A process that takes over finds the same question.
 */
export async function beginQuestion(
  sql: Sql,
  contact: Contact,
  question: { id: string; sessionId: string; eventIds: string[] },
  { at, lastMessage, name, reply }: Heard,
): Promise<void> {
  const token = reply && reply.ageMs < reply.livesMs ? reply.token : null;
  const left = reply ? reply.livesMs - reply.ageMs : 0;
  await sql`
    update channel_receipts set question_id = ${question.id}
    where workspace_id = ${contact.workspace_id} and channel_id = ${contact.id} and event_id = any(${question.eventIds}::text[])`;
  await sql`
    update channel_contacts set session_id = ${question.sessionId}, last_message = ${lastMessage},
      last_message_at = greatest(last_message_at, ${at}::timestamptz), is_blocked = false,
      reply_token = coalesce(${token}, reply_token),
      reply_token_until = case when ${token}::text is null then reply_token_until
        else now() + ${left} * interval '1 millisecond' end
    where workspace_id = ${contact.workspace_id} and id = ${contact.contact_id}`;
  await sql`
    update customers set last_seen_at = greatest(last_seen_at, ${at}::timestamptz), name = coalesce(name, ${name})
    where workspace_id = ${contact.workspace_id} and id = ${contact.customer_id}`;
}

/** Lets go of a customer, and looks again at the given time at the latest. */
export const letGo = (
  sql: Sql,
  { workspaceId, contactId }: ContactKey,
  direction: 'in' | 'out',
  againInMs: number | null,
) => {
  const due = againInMs === null ? fragment`null` : fragment`now() + ${againInMs} * interval '1 millisecond'`;
  return direction === 'in'
    ? sql`
      update channel_contacts set in_held_by = null, in_due_at = least(in_due_at, ${due})
      where workspace_id = ${workspaceId} and id = ${contactId}`
    : sql`
      update channel_contacts set out_held_by = null, out_due_at = least(out_due_at, ${due})
      where workspace_id = ${workspaceId} and id = ${contactId}`;
};

/** Notes whether a customer takes messages of the account. */
export const noteBlocked = (sql: Sql, { workspaceId, contactId }: ContactKey, isBlocked: boolean) =>
  sql`
    update channel_contacts set is_blocked = ${isBlocked} where workspace_id = ${workspaceId} and id = ${contactId}`;

/** Gives a customer the name of their profile, if no name is known. */
export const nameCustomer = (sql: Sql, { workspace_id, customer_id }: Contact, name: string) =>
  sql`
    update customers set name = coalesce(name, ${name.slice(0, 200)}) where workspace_id = ${workspace_id} and id = ${customer_id}`;

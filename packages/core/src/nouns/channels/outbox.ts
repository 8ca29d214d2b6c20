import type { SendFailure } from '../../form/define-channel.ts';
import type { Choice, Source, SpeechForms } from '../../form/ports.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { recordEvent } from '../events/events.ts';
import type { ContactKey } from './contacts.ts';

/** Why a part did not leave. The last two are ours. */
export type OutboxError = SendFailure | 'unknown_outcome' | 'expired';

/** A part of a reply on its way. */
export interface OutboxPart {
  message_id: string;
  part: number;
  /** Null until the reply is cut into parts. */
  text: string | null;
  buttons: { id: string; title: string }[] | null;
  state: 'queued' | 'sending';
  attempts: number;
  retry_key: string;
  reply_token: string | null;
  /** True while the reply token works. */
  token_lives: boolean;
  age_ms: number;
  /** True for words of a person. */
  by_person: boolean;
}

/** Reads the first part to a customer that has not left; null if all have. */
export async function readNextPart(
  sql: Sql,
  { workspaceId, contactId }: ContactKey,
): Promise<OutboxPart | null> {
  const [row] = await sql<OutboxPart>`
    select o.message_id, o.part, o.text, o.buttons, o.state, o.attempts, o.retry_key, o.reply_token,
      coalesce(o.reply_token_until > now(), false) as token_lives,
      extract(epoch from now() - o.created_at)::float8 * 1000 as age_ms, m.author = 'human' as by_person
    from outbox o join messages m on m.workspace_id = o.workspace_id and m.id = o.message_id
    where o.workspace_id = ${workspaceId} and o.contact_id = ${contactId} and o.state in ('queued', 'sending')
    order by o.position, o.part limit 1`;
  return row ?? null;
}

/** A reply as it is cut into parts. */
export interface LeavingReply {
  content: string;
  /** The words above it: who joined before a person's first reply, or who closed the conversation before the question for a rating. */
  above: string | null;
  language: string | null;
  sources: Source[];
  choices: Choice[] | null;
  /** True if it asks for a score from 1 to 5. */
  asks_score: boolean;
  speech_forms: SpeechForms | null;
}

/**
 * Expression for the status row that leaves together with the message `m` of the conversation `c`, because each message may cost:
 * `joined` with the first reply after it, `closed` with the question for a rating.
 */
const wordsAbove = fragment`(
  select s.content from messages s
  where s.workspace_id = m.workspace_id and s.conversation_id = m.conversation_id and s.position < m.position
    and case when m.status = 'rate' then s.status = 'closed' and s.position = m.position - 1 and c.handoff_at is not null
      else m.author = 'human' and m.kind = 'message' and s.status = 'joined' and not exists (
        select from messages said
        where said.workspace_id = m.workspace_id and said.conversation_id = m.conversation_id and said.author = 'human'
          and said.kind = 'message' and said.position > s.position and said.position < m.position) end
  order by s.position desc limit 1)`;

/** Reads a reply to cut it. */
export async function readLeavingReply(
  sql: Sql,
  workspaceId: string,
  id: string,
): Promise<LeavingReply | null> {
  const [row] = await sql<LeavingReply>`
    select m.content, ${wordsAbove} as above, m.language, m.sources, m.choices, coalesce(m.status = 'rate', false) as asks_score,
      (select b.speech_forms from answering_bots() b where b.workspace_id = c.workspace_id and b.id = c.bot_id) as speech_forms
    from messages m join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
    where m.workspace_id = ${workspaceId} and m.id = ${id}`;
  return row ?? null;
}

/** Stores the parts of a reply, in one statement. The first one is its row. */
export const storeParts = (
  sql: Sql,
  workspaceId: string,
  messageId: string,
  parts: { text: string; buttons: { id: string; title: string }[] }[],
) => sql`
  insert into outbox (workspace_id, message_id, part, position, contact_id, channel_id, text, buttons)
  select o.workspace_id, o.message_id, p.at - 1, o.position, o.contact_id, o.channel_id, p.part ->> 'text', p.part -> 'buttons'
  from outbox o, jsonb_array_elements(${JSON.stringify(parts)}::jsonb) with ordinality as p(part, at)
  where o.workspace_id = ${workspaceId} and o.message_id = ${messageId} and o.part = 0 and o.text is null
  on conflict (workspace_id, message_id, part) do update set text = excluded.text, buttons = excluded.buttons`;

const thePart = (workspaceId: string, { message_id, part }: Pick<OutboxPart, 'message_id' | 'part'>) =>
  fragment`workspace_id = ${workspaceId} and message_id = ${message_id} and part = ${part}`;

/**
 * Marks a part as being sent, and returns the reply token that it leaves with. `keeps` leaves it its own, or none; else it takes the
 * customer's that lives, with its lifetime. A token works once, so the next part does not find it.
 */
export async function markSending(
  sql: Sql,
  { workspaceId, contactId }: ContactKey,
  part: OutboxPart,
  keeps: boolean,
): Promise<string | null> {
  const [row] = await sql<{ reply_token: string | null }>`
    with customer as (
      select reply_token, reply_token_until from channel_contacts
      where workspace_id = ${workspaceId} and id = ${contactId} and not ${keeps}
        and reply_token is not null and reply_token_until > now() for no key update
    ), taken as (
      update channel_contacts t set reply_token = null from customer
      where t.workspace_id = ${workspaceId} and t.id = ${contactId}
    )
    update outbox o set state = 'sending', attempts = attempts + 1, at = clock_timestamp(),
      reply_token = case when ${keeps} then o.reply_token else (select reply_token from customer) end,
      reply_token_until = case when ${keeps} then o.reply_token_until else (select reply_token_until from customer) end
    where ${thePart(workspaceId, part)} returning reply_token`;
  return row?.reply_token ?? null;
}

/** Marks a part as sent, and its channel as working. */
export const markSent = (
  sql: Sql,
  workspaceId: string,
  part: OutboxPart,
  providerMessage: string | null,
) => sql`
  with sent as (
    update outbox set state = 'sent', provider_message = ${providerMessage}, error = null, at = clock_timestamp()
    where ${thePart(workspaceId, part)} returning channel_id
  )
  update channels c set last_sent_at = now(), failing_since = null,
    last_error = case when c.failing_since is null then c.last_error end
  from sent where c.workspace_id = ${workspaceId} and c.id = sent.channel_id`;

/** Puts a part back: nothing was sent. */
export const markWaiting = (
  sql: Sql,
  workspaceId: string,
  part: OutboxPart,
  replyToken: string | null,
) => sql`
  update outbox set state = 'queued', reply_token = ${replyToken}, at = clock_timestamp() where ${thePart(workspaceId, part)}`;

/** Gives a reply up: all its parts that have not left failed, and one event says so. */
export async function markFailed(
  sql: Sql,
  workspaceId: string,
  messageId: string,
  error: OutboxError,
): Promise<void> {
  const [failed] = await sql<{ channel_id: string; session_id: string; chatbot_id: string }>`
    with failed as (
      update outbox set state = 'failed', error = ${error}, at = clock_timestamp()
      where workspace_id = ${workspaceId} and message_id = ${messageId} and state in ('queued', 'sending')
      returning channel_id
    )
    select f.channel_id, c.session_id, c.bot_id as chatbot_id from failed f, messages m
    join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
    where m.workspace_id = ${workspaceId} and m.id = ${messageId} limit 1`;
  if (failed) await tellFailure(sql, workspaceId, { ...failed, message_id: messageId, error });
}

/** Records that a message did not reach its customer. */
async function tellFailure(
  sql: Sql,
  workspaceId: string,
  failed: { channel_id: string; session_id: string; chatbot_id: string; message_id: string; error: string },
): Promise<void> {
  await recordEvent(
    sql,
    { principal: { reach: { workspace: workspaceId } } },
    {
      event: 'message.failed',
      botId: failed.chatbot_id,
      data: { ...failed, failed_at: new Date().toISOString() },
    },
  );
}

/** Notes that nothing can be sent or received at a provider until the owner acts. The first time is an event. */
export async function markFailing(
  sql: Sql,
  { workspaceId, channelId }: { workspaceId: string; channelId: string },
  error: string,
): Promise<void> {
  const [begun] = await sql<{ bot_id: string; kind: string; failing_since: string }>`
    with before as (
      select failing_since from channels where workspace_id = ${workspaceId} and id = ${channelId} for update
    )
    update channels c set failing_since = coalesce(c.failing_since, now()),
      last_error = jsonb_build_object('code', ${error}::text, 'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from before where c.workspace_id = ${workspaceId} and c.id = ${channelId}
    returning c.bot_id, c.kind, case when before.failing_since is null then c.failing_since end as failing_since`;
  if (!begun?.failing_since) return;
  await recordEvent(
    sql,
    { principal: { reach: { workspace: workspaceId } } },
    {
      event: 'channel.failing',
      botId: begun.bot_id,
      data: {
        channel_id: channelId,
        chatbot_id: begun.bot_id,
        kind: begun.kind,
        error,
        failing_since: begun.failing_since,
      },
    },
  );
}

/** A report of a provider about messages that left. */
interface ReportedState {
  state: 'sent' | 'delivered' | 'read' | 'failed';
  /** One message; null: all to the customer until `at`. */
  message: string | null;
  at: string;
  error: string | null;
}

/** Moves parts on as their provider reports. States never go back, and reports come in any order. */
export async function reportState(
  sql: Sql,
  { workspaceId, contactId }: ContactKey,
  { state, message, at, error }: ReportedState,
): Promise<void> {
  const order = fragment`array['queued', 'sending', 'sent', 'delivered', 'read', 'failed']`;
  const rows = await sql<{ message_id: string; channel_id: string; session_id: string; chatbot_id: string }>`
    with moved as (
      update outbox o set state = ${state}, error = ${error}, at = greatest(o.at, ${at}::timestamptz)
      where o.workspace_id = ${workspaceId} and o.contact_id = ${contactId} and o.state not in ('queued', 'failed')
        and array_position(${order}, o.state) < array_position(${order}, ${state}::text)
        and not (${state} = 'failed' and o.state in ('delivered', 'read'))
        and case when ${message}::text is null then o.at <= ${at}::timestamptz and o.state <> 'sending'
          else o.provider_message = ${message} end
      returning o.message_id, o.channel_id
    )
    select distinct v.message_id, v.channel_id, c.session_id, c.bot_id as chatbot_id from moved v
    join messages m on m.workspace_id = ${workspaceId} and m.id = v.message_id
    join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id`;
  if (state !== 'failed') return;
  for (const row of rows) await tellFailure(sql, workspaceId, { ...row, error: error ?? 'refused' });
}

/** Tells whether we sent a message that the provider reports. `unsure`: a part is being sent, and it may be that one. */
export async function isOurs(
  sql: Sql,
  { workspaceId, contactId }: ContactKey,
  message: string,
): Promise<'ours' | 'unsure' | 'foreign'> {
  const [row] = await sql<{ ours: boolean; unsure: boolean }>`
    select coalesce(bool_or(provider_message = ${message}), false) as ours, coalesce(bool_or(state = 'sending'), false) as unsure
    from outbox where workspace_id = ${workspaceId} and contact_id = ${contactId}`;
  return row?.ours ? 'ours' : row?.unsure ? 'unsure' : 'foreign';
}

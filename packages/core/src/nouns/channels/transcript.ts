import { randomUUID } from 'node:crypto';
import type { Context } from '../../form/context.ts';
import type { Choice, SpeechForms } from '../../form/ports.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { maxAttachmentBytes } from '../attachments/attachments.ts';
import { writeNotice } from '../conversations/ai-notice.ts';
import type { Contact } from './contacts.ts';

/** A message of the provider that a stored message stands for. */
export interface ProviderMessage {
  id: string;
  text: string;
}

/** The session of a customer's next message. */
export async function findSession(
  sql: Sql,
  contact: Contact,
  at: Date,
): Promise<{ sessionId: string; isNew: boolean }> {
  const { session_id: sessionId, last_message_at: last } = contact;
  const isSilent = last === null || at.getTime() - Date.parse(last) >= maxSilenceMs;
  if (sessionId === null) return { sessionId: randomUUID(), isNew: true };
  if (!isSilent) return { sessionId, isNew: false };
  const [talk] = await sql`
    select 1 from conversations c
    where c.workspace_id = ${contact.workspace_id} and c.contact_id = ${contact.contact_id} and c.session_id = ${sessionId}
      and (c.status = 'handoff' or exists (
        select from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.author = 'human'
          and m.created_at > now() - interval '24 hours'))`;
  return talk ? { sessionId, isNew: false } : { sessionId: randomUUID(), isNew: true };
}

/** After this silence of a customer, a new conversation begins, unless people talk in it. */
const maxSilenceMs = 86_400_000;

/** The conversation of a customer with a session; `c` is the alias of the table. */
const ofContact = ({ workspace_id, contact_id, bot_id }: Contact, sessionId: string) => fragment`
  c.workspace_id = ${workspace_id} and c.contact_id = ${contact_id} and c.bot_id = ${bot_id} and c.session_id = ${sessionId}`;

/** The choices that the last reply of a conversation offers, with the id of the reply; null if it offers none. */
export async function readOfferedChoices(
  sql: Sql,
  contact: Contact,
  sessionId: string,
): Promise<{ id: string; choices: Choice[] } | null> {
  const [row] = await sql<{ id: string; choices: Choice[] | null }>`
    select m.id, m.choices from conversations c
    join messages m on m.workspace_id = c.workspace_id and m.conversation_id = c.id
    where ${ofContact(contact, sessionId)} and m.role = 'assistant' and m.kind = 'message'
    order by m.position desc limit 1`;
  return row?.choices ? { id: row.id, choices: row.choices } : null;
}

/** Notes which messages of the provider a stored question stands for, and until when replies are taken. */
export async function nameQuestion(
  sql: Sql,
  { workspace_id, contact_id }: Contact,
  question: {
    id: string;
    messages: ProviderMessage[];
    edited: boolean;
    isSpoken: boolean;
    replyUntil: Date | null;
  },
): Promise<void> {
  await sql`
    update messages set provider_messages = ${JSON.stringify(question.messages)}::jsonb, edited = ${question.edited},
      spoken = spoken or ${question.isSpoken}
    where workspace_id = ${workspace_id} and id = ${question.id}`;
  await sql`
    update conversations c set reply_until = ${question.replyUntil}
    where c.workspace_id = ${workspace_id} and c.contact_id = ${contact_id}
      and c.id = (select m.conversation_id from messages m where m.workspace_id = ${workspace_id} and m.id = ${question.id})`;
}

/** A message that is stored without an answer of the bot. */
interface Told {
  sessionId: string;
  id: string;
  text: string;
  messages: ProviderMessage[];
  /** `visitor`: a customer whose message nobody answers. `human`: the owner, in another app. */
  author: 'visitor' | 'human';
  language: string | null;
}

/**
 * Stores a message in the conversation of a customer without a turn, once by its id, on the caller's transaction. Words of the owner take
 * the conversation over.
 */
export async function tell(sql: Sql, contact: Contact, told: Told): Promise<void> {
  const { workspace_id: workspace, contact_id, id: channelId, customer_id, bot_id, kind } = contact;
  const isOwner = told.author === 'human';
  await sql`
    insert into conversations (workspace_id, bot_id, session_id, channel, of_visitor, contact_id, channel_id, customer_id)
    values (${workspace}, ${bot_id}, ${told.sessionId}, ${kind}, true, ${contact_id}, ${channelId}, ${customer_id})
    on conflict (workspace_id, bot_id, session_id, of_visitor) do nothing`;
  await sql`
    with conversation as (
      update conversations c set message_count = c.message_count + 1, last_message = nullif(${told.text}, ''), last_message_at = now(),
        status = case when ${isOwner} then 'handoff' when c.status = 'closed' then 'open' else c.status end,
        handoff_at = case when ${isOwner} and c.status <> 'handoff' then now() else c.handoff_at end,
        waiting_since = case when ${isOwner} then null when c.status = 'handoff' then coalesce(c.waiting_since, now()) end
      where ${ofContact(contact, told.sessionId)}
        and not exists (select from messages m where m.workspace_id = c.workspace_id and m.id = ${told.id})
      returning c.id, c.message_count
    )
    insert into messages (workspace_id, conversation_id, position, id, role, author, content, language, provider_messages)
    select ${workspace}, id, message_count, ${told.id}, ${isOwner ? 'assistant' : 'user'}, ${told.author}, ${told.text},
      ${told.language}, ${JSON.stringify(told.messages)}::jsonb
    from conversation`;
}

/** Says something to a customer in the bot's name, unless the last reply says the same. A first reply opens with the notice. */
export async function sayOnce(
  ctx: Pick<Context, 'sql' | 'languages'>,
  contact: Contact,
  {
    sessionId,
    text,
    language,
    forms,
  }: { sessionId: string; text: string; language: string; forms: SpeechForms | null },
): Promise<void> {
  const first = writeNotice(ctx, language, forms) + text;
  const id = randomUUID();
  await ctx.sql`
    with conversation as (
      update conversations c set message_count = c.message_count + 1, last_message_at = now(),
        last_message = case when b.ai_notice and c.ai_notice_by is null then ${first} else ${text} end,
        ai_notice_by = case when b.ai_notice then coalesce(c.ai_notice_by, ${id}::uuid) else c.ai_notice_by end
      from answering_bots() b
      where ${ofContact(contact, sessionId)} and b.workspace_id = c.workspace_id and b.id = c.bot_id and coalesce((
        select m.content not in (${text}, ${first}) from messages m
        where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.role = 'assistant'
        order by m.position desc limit 1), true)
      returning c.id, c.message_count, c.last_message
    )
    insert into messages (workspace_id, conversation_id, position, id, role, author, content, language)
    select ${contact.workspace_id}, id, message_count, ${id}, 'assistant', 'bot', last_message, ${language} from conversation`;
}

/**
 * Tells a customer that a file of theirs could not be kept, once in ten minutes. The sentence is a message of the bot, so the team
 * reads it beside the sign of the file. A paused channel says nothing. `sql` is a transaction.
 */
export async function refuseFile(
  { languages }: Pick<Context, 'languages'>,
  sql: Sql,
  contact: Contact,
  { sessionId, language: spoken }: { sessionId: string; language: string | null },
): Promise<void> {
  const [bot] = await sql<{ language: string; speech_forms: SpeechForms }>`
    select language, speech_forms from answering_bots()
    where workspace_id = ${contact.workspace_id} and id = ${contact.bot_id}`;
  if (!bot || contact.paused) return;
  const language = spoken ?? bot.language;
  const { speech_forms: forms } = bot;
  const text = languages.say(language, 'fileRefused', { max: maxAttachmentBytes / 1_048_576 }, forms);
  // Jobs give up files of one customer at the same time: each looks after the one before has spoken.
  await sql`select from conversations c where ${ofContact(contact, sessionId)} for update`;
  const [said] = await sql`
    select from conversations c
    join messages m on m.workspace_id = c.workspace_id and m.conversation_id = c.id
    where ${ofContact(contact, sessionId)} and m.author = 'bot' and m.created_at > now() - interval '10 minutes'
      and right(m.content, length(${text})) = ${text}`;
  if (!said) await sayOnce({ sql, languages }, contact, { sessionId, text, language, forms });
}

/** Replaces a message of the provider in the transcript: by another text, or (`null`) by none. Returns whether it was there. */
export async function rewrite(
  sql: Sql,
  contact: Contact,
  { message, text }: { message: string; text: string | null },
): Promise<boolean> {
  const [found] = await sql<{ id: string; parts: ProviderMessage[] }>`
    select m.id, m.provider_messages as parts from conversations c
    join messages m on m.workspace_id = c.workspace_id and m.conversation_id = c.id
    where c.workspace_id = ${contact.workspace_id} and c.contact_id = ${contact.contact_id}
      and m.provider_messages @> ${JSON.stringify([{ id: message }])}::jsonb
    order by m.created_at desc limit 1`;
  if (!found) return false;
  const parts =
    text === null
      ? found.parts.filter(({ id }) => id !== message)
      : found.parts.map((part) => (part.id === message ? { id: part.id, text } : part));
  const content = joinParts(parts);
  if (text === null)
    await sql`
      delete from attachments
      where workspace_id = ${contact.workspace_id} and message_id = ${found.id} and provider_message = ${message}`;
  await sql`
    with rewritten as (
      update messages set content = ${content}, provider_messages = ${JSON.stringify(parts)}::jsonb,
        edited = edited or ${text !== null}, deleted = ${parts.length === 0}
      where workspace_id = ${contact.workspace_id} and id = ${found.id}
      returning conversation_id, position
    )
    update conversations c set last_message = case when c.message_count = r.position then nullif(${content}, '') else c.last_message end
    from rewritten r where c.workspace_id = ${contact.workspace_id} and c.id = r.conversation_id`;
  return true;
}

/** Masks the messages of a burst. What is personal only when they are joined is masked in the first of them. */
export function maskParts(mask: (text: string) => string, parts: ProviderMessage[]): ProviderMessage[] {
  const masked = parts.map(({ id, text }) => ({ id, text: mask(text) }));
  const whole = mask(joinParts(parts));
  if (joinParts(masked) === whole) return masked;
  return masked.map(({ id }, at) => ({ id, text: at === 0 ? whole : '' }));
}

/** Joins the messages of a burst, one a line. */
export const joinParts = (parts: ProviderMessage[]): string =>
  parts
    .map(({ text }) => text)
    .filter((text) => text.trim() !== '')
    .join('\n');

import type { z } from 'zod';
import type { Channel } from '../../form/channel.ts';
import type { Context } from '../../form/context.ts';
import { countOf, countRows } from '../../form/count.ts';
import type { Reach } from '../../form/principal.ts';
import { andIf, type Fragment, fragment } from '../../form/sql.ts';
import { ofBotInReach } from '../bots/bots.ts';
import { assigneeOf } from '../events/events.ts';
import { readAssignee } from '../workspaces/members.ts';
import { conversationsInReach } from './conversations.ts';
import { csatOf } from './csat.ts';
import type { ConversationEntry } from './schemas.ts';
import { cutMatch, type MatchedText, matchOf } from './search-match.ts';
import { snoozedUntil } from './snooze.ts';
import { containsFolded, foldedText, foldQuery, inLanguage } from './text-search.ts';

type Entry = z.infer<typeof ConversationEntry> & { id: string };
type Row = Omit<Entry, 'match'> & { total: number | null; match: MatchedText | null };

/** Which conversations to list. Absent filters match every conversation. */
interface ConversationFilters {
  /** Text in a message, a note, a tag, the session id, or the name, email or phone number of the customer. */
  q?: string | undefined;
  chatbotId?: string | undefined;
  status?: Entry['status'] | undefined;
  /** True: only conversations that wait for a person, the longest wait first. False: only the others. */
  waiting?: boolean | undefined;
  channel?: Channel | undefined;
  channelId?: string | undefined;
  customerId?: string | undefined;
  language?: string | undefined;
  /** A member as readAssignee finds it, `me` or `nobody`. */
  assignee?: string | undefined;
  tag?: string | undefined;
  /** True: only conversations that are put aside. False: only the others, as if left out, unless a text or a customer is looked for. */
  snoozed?: boolean | undefined;
  /** True: only conversations in which the bot could answer each question. False: only the others. */
  answered?: boolean | undefined;
  /** Bounds of the last message, RFC 3339. */
  from?: string | undefined;
  to?: string | undefined;
}

/** A search reads this many of the newest conversations first, because frequent words are found there at once. */
const recent = 500;

async function conditionOf(ctx: Context, by: ConversationFilters): Promise<Fragment> {
  const assigned = by.assignee === undefined ? null : { id: await readAssignee(ctx, by.assignee) };
  const unanswered = fragment`exists (
    select from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.answered = false)`;
  const snoozed = by.snoozed ?? (by.q === undefined && by.customerId === undefined ? false : undefined);
  return fragment`${conversationsInReach(ctx)}
    ${andIf(snoozed, fragment`${snoozed}::boolean = (c.snooze_until is not null and ${snoozedUntil} is not null)`)}
    ${andIf(by.chatbotId, fragment`c.bot_id = ${by.chatbotId}::uuid`)}
    ${andIf(by.status, fragment`c.status = ${by.status}`)}
    ${andIf(by.waiting, fragment`${by.waiting}::boolean = (c.waiting_since is not null)`)}
    ${andIf(by.channel, fragment`c.channel = ${by.channel}`)}
    ${andIf(by.channelId, fragment`c.channel_id = ${by.channelId}::uuid`)}
    ${andIf(by.customerId, fragment`c.customer_id = ${by.customerId}::uuid`)}
    ${andIf(by.tag, fragment`c.tags <> '{}' and ${by.tag} = any(c.tags)`)}
    ${andIf(by.language, inLanguage(fragment`c.language`, by.language))}
    ${andIf(by.answered, fragment`${by.answered}::boolean <> ${unanswered}`)}
    ${andIf(assigned, fragment`c.assignee_id is not distinct from ${assigned?.id ?? null}::uuid`)}
    ${andIf(by.from, fragment`c.last_message_at >= ${by.from}::timestamptz`)}
    ${andIf(by.to, fragment`c.last_message_at < ${by.to}::timestamptz`)}`;
}

/** Condition: the text is found in one of the tags. */
const isTag = (tags: Fragment, wanted: string) =>
  fragment`${tags} <> '{}' and ${containsFolded(foldedText(fragment`array_to_string(${tags}, chr(10))`), wanted)}`;

/** Condition: the text is in the name, email or phone number of the customer `k`. */
const isOfCustomer = (wanted: string) =>
  containsFolded(foldedText(fragment`concat_ws(chr(10), k.name, k.email, k.phone)`), wanted);

/**
 * Condition: the conversation `c` is one of those that the text is found in, read from the whole workspace. They are an array,
 * so that they are read once, whatever the planner knows of the tables.
 */
const isFound = (workspace: string, wanted: string, mayReadLeads: boolean) => fragment`c.id = any(array(
  select m.conversation_id from messages m
  where m.workspace_id = ${workspace} and ${containsFolded(fragment`m.folded`, wanted)}
  union
  select n.conversation_id from notes n
  where n.workspace_id = ${workspace} and ${containsFolded(foldedText(fragment`n.text`), wanted)}
  union
  select s.id from conversations s
  where s.workspace_id = ${workspace} and (
    ${containsFolded(foldedText(fragment`s.session_id`), wanted)} or ${isTag(fragment`s.tags`, wanted)})
  ${mayReadLeads ? ofPeople(workspace, wanted) : fragment``}))`;

const ofPeople = (workspace: string, wanted: string) => fragment`
  union
  select s.id from leads l
  join conversations s on s.workspace_id = l.workspace_id and s.bot_id = l.bot_id and s.session_id = l.session_id
  where l.workspace_id = ${workspace} and ${containsFolded(fragment`l.folded`, wanted)}
  union
  select s.id from customers k
  join conversations s on s.workspace_id = k.workspace_id and s.customer_id = k.id
  where k.workspace_id = ${workspace} and ${isOfCustomer(wanted)}`;

/**
 * Condition: the text is found in the conversation `c`, in its lead `l` or its customer `k`, looked up for each conversation. Without
 * `offset 0`, PostgreSQL reads all messages of the workspace for the newest conversations: 64 ms of 54,000 messages, instead of 9.
 */
const isFoundInside = (
  wanted: string,
  mayReadLeads: boolean,
) => fragment`(${containsFolded(foldedText(fragment`c.session_id`), wanted)}
  or ${isTag(fragment`c.tags`, wanted)}
  ${mayReadLeads ? fragment`or ${containsFolded(fragment`l.folded`, wanted)} or ${isOfCustomer(wanted)}` : fragment``}
  or exists (
    select from notes n where n.workspace_id = c.workspace_id and n.conversation_id = c.id
      and ${containsFolded(foldedText(fragment`n.text`), wanted)} offset 0)
  or exists (
    select from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id
      and ${containsFolded(fragment`m.folded`, wanted)} offset 0))`;

const readsLeads = ({ principal }: Context) => principal.scopes.includes('leads:read');

/** The visitor's last message in the conversation `c`. */
export const lastCustomerMessage = fragment`(
  select left(m.content, 200) from messages m
  where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.role = 'user'
  order by m.position desc limit 1)`;

/** The name of the customer of the conversation `c`: one that they left anywhere, else an address. `l` is its lead, `k` the customer. */
export const customerName = (reach: Reach) => fragment`coalesce(nullif(l.name, ''), k.name, (
  select o.name from conversations s
  join leads o on o.workspace_id = s.workspace_id and o.bot_id = s.bot_id and o.session_id = s.session_id
  where s.workspace_id = c.workspace_id and s.customer_id = c.customer_id and o.name <> '' and ${ofBotInReach(reach, fragment`s.bot_id`)}
  order by s.last_message_at desc limit 1), nullif(l.email, ''), l.phone, k.email, k.phone)`;

const cutEntryMatch = ({ field, id, text }: MatchedText, wanted: string): Entry['match'] =>
  Object.assign({ field, id }, cutMatch(text, wanted));

/** The sort key of a row: since when it waits if only those that wait are listed, oldest first; else its last message, newest first. */
export const sortKeyOf = (by: ConversationFilters, { waiting_since, last_message_at, id }: Entry) =>
  by.waiting && waiting_since ? [waiting_since, id] : [last_message_at, id];

/**
 * Lists at most `most` conversations, in the order of {@link sortKeyOf}, from behind a sort key on. If `isCounted`, it also counts all
 * of them, as `countRows` does; a search that reads the whole workspace reads it once for both.
 */
export async function listConversations(
  ctx: Context,
  by: ConversationFilters,
  [at, id]: readonly (string | undefined)[],
  most: number,
  isCounted = false,
): Promise<{ rows: Entry[]; total: number | undefined }> {
  const wanted = foldQuery(by.q);
  const mayReadLeads = readsLeads(ctx);
  const inSearch = andIf(wanted, isFound(ctx.principal.reach.workspace, wanted ?? '', mayReadLeads));
  const matching = fragment`conversations c where ${await conditionOf(ctx, by)}`;
  const behind = by.waiting
    ? andIf(at, fragment`(c.waiting_since, c.id) > (${at}::timestamptz, ${id}::uuid)`)
    : andIf(at, fragment`(c.last_message_at, c.id) < (${at}::timestamptz, ${id}::uuid)`);
  const order = by.waiting
    ? fragment`order by c.waiting_since, c.id`
    : fragment`order by c.last_message_at desc, c.id desc`;
  const read = (first: Fragment, page: Fragment, condition: Fragment, total: Fragment) => ctx.sql<Row>`
    ${first}
    select c.id, c.session_id, c.bot_id as chatbot_id, c.language, c.message_count, c.first_message_at,
      c.last_message_at, c.last_message, ${lastCustomerMessage} as last_customer_message, c.waiting_since,
      ${mayReadLeads ? customerName(ctx.principal.reach) : fragment`null`} as customer_name,
      c.status, c.channel, c.channel_id, c.customer_id, c.reply_until, l.id as lead_id,
      ${assigneeOf(ctx.principal.reach.workspace, fragment`c.assignee_id`)} as assignee, c.tags, ${snoozedUntil} as snooze_until,
      ${csatOf} as csat, ${match} as match, ${total} as total
    from (${page}) c
    left join leads l on l.workspace_id = c.workspace_id and l.bot_id = c.bot_id and l.session_id = c.session_id
    left join customers k on k.workspace_id = c.workspace_id and k.id = c.customer_id
    where ${condition} ${order} limit ${most}`;
  const match = wanted === null ? fragment`null::jsonb` : matchOf(wanted, mayReadLeads);
  const readNewest = (size: number, condition: Fragment) =>
    read(
      fragment``,
      fragment`select * from ${matching} ${behind} ${order} limit ${size}`,
      condition,
      fragment`null::int`,
    );
  const readFound = () =>
    read(
      fragment`with found as materialized (select c.id, c.last_message_at, c.waiting_since from ${matching} ${inSearch})`,
      fragment`
        select * from conversations c where c.workspace_id = ${ctx.principal.reach.workspace}
          and c.id = any(array(select c.id from found c where true ${behind} ${order} limit ${most}))`,
      fragment`true`,
      isCounted ? fragment`(${countOf(fragment`found`)})` : fragment`null::int`,
    );
  let found = await (wanted === null
    ? readNewest(most, fragment`true`)
    : readNewest(recent, isFoundInside(wanted, mayReadLeads)));
  if (wanted !== null && found.length < most) found = await readFound();
  const rows = found.map((row) =>
    Object.assign(row, { match: row.match && cutEntryMatch(row.match, wanted ?? '') }),
  );
  if (!isCounted) return { rows, total: undefined };
  const counted = found[0]?.total ?? (at === undefined && rows.length < most ? rows.length : null);
  return { rows, total: counted ?? (await countRows(ctx.sql, fragment`${matching} ${inSearch}`, true)) };
}

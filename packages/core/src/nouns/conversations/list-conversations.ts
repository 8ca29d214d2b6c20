import type { z } from 'zod';
import type { Channel } from '../../form/channel.ts';
import type { Context } from '../../form/context.ts';
import { countOf, countRows } from '../../form/count.ts';
import { andIf, type Fragment, fragment } from '../../form/sql.ts';
import { assigneeOf } from '../events/events.ts';
import { readAssignee } from '../workspaces/members.ts';
import { conversationsInReach } from './conversations.ts';
import { csatOf } from './csat.ts';
import type { ConversationEntry } from './schemas.ts';
import { snoozedUntil } from './snooze.ts';
import { containsFolded, foldedText, foldQuery, inLanguage } from './text-search.ts';

type Entry = z.infer<typeof ConversationEntry> & { id: string };
type Row = Entry & { total: number | null };

/** Which conversations to list. Absent filters match every conversation. */
interface ConversationFilters {
  /** Text in a message, in what a lead left, or in the session id. */
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

/**
 * Condition: the conversation `c` is one of those that the text is found in, read from the whole workspace. They are an array,
 * so that they are read once, whatever the planner knows of the tables.
 */
const isFound = (workspace: string, wanted: string) => fragment`c.id = any(array(
  select m.conversation_id from messages m
  where m.workspace_id = ${workspace} and ${containsFolded(fragment`m.folded`, wanted)}
  union
  select s.id from conversations s
  where s.workspace_id = ${workspace} and ${containsFolded(foldedText(fragment`s.session_id`), wanted)}
  union
  select s.id from leads l
  join conversations s on s.workspace_id = l.workspace_id and s.bot_id = l.bot_id and s.session_id = l.session_id
  where l.workspace_id = ${workspace} and ${containsFolded(fragment`l.folded`, wanted)}))`;

/** Condition: the text is found in the conversation `c` or in its lead `l`, looked up for each conversation. */
const isFoundInside = (
  wanted: string,
) => fragment`(${containsFolded(foldedText(fragment`c.session_id`), wanted)}
  or ${containsFolded(fragment`l.folded`, wanted)}
  or exists (
    select from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id
      and ${containsFolded(fragment`m.folded`, wanted)}))`;

const mayReadLeads = ({ principal }: Context) => principal.scopes.includes('leads:read');

/** The visitor's last message in the conversation `c`. */
const lastCustomerMessage = fragment`(
  select left(m.content, 200) from messages m
  where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.role = 'user'
  order by m.position desc limit 1)`;

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
  const inSearch = andIf(wanted, isFound(ctx.principal.reach.workspace, wanted ?? ''));
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
      ${mayReadLeads(ctx) ? fragment`coalesce(nullif(l.name, ''), nullif(l.email, ''), l.phone, k.name)` : fragment`null`} as customer_name,
      c.status, c.channel, c.channel_id, c.customer_id, c.reply_until, l.id as lead_id,
      ${assigneeOf(ctx.principal.reach.workspace, fragment`c.assignee_id`)} as assignee, c.tags, ${snoozedUntil} as snooze_until,
      ${csatOf} as csat, ${total} as total
    from (${page}) c
    left join leads l on l.workspace_id = c.workspace_id and l.bot_id = c.bot_id and l.session_id = c.session_id
    left join customers k on k.workspace_id = c.workspace_id and k.id = c.customer_id
    where ${condition} ${order} limit ${most}`;
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
  let rows = await (wanted === null
    ? readNewest(most, fragment`true`)
    : readNewest(recent, isFoundInside(wanted)));
  if (wanted !== null && rows.length < most) rows = await readFound();
  if (!isCounted) return { rows, total: undefined };
  const counted = rows[0]?.total ?? (at === undefined && rows.length < most ? rows.length : null);
  return { rows, total: counted ?? (await countRows(ctx.sql, fragment`${matching} ${inSearch}`, true)) };
}

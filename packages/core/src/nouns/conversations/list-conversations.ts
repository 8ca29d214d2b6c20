import type { z } from 'zod';
import type { Channel } from '../../form/channel.ts';
import type { Context } from '../../form/context.ts';
import { countRows } from '../../form/count.ts';
import type { ConversationEntry } from '../../form/schemas.ts';
import { andIf, type Fragment, fragment } from '../../form/sql.ts';
import { readAssignee } from '../workspaces/members.ts';
import { conversationsInReach } from './conversations.ts';
import { containsFolded, foldedText, foldQuery, inLanguage } from './text-search.ts';

type Entry = z.infer<typeof ConversationEntry> & { id: string };

/** Which conversations to list. Absent filters match every conversation. */
export interface ConversationFilters {
  /** Text in a message, in what a lead left, or in the session id. */
  q?: string | undefined;
  chatbotId?: string | undefined;
  status?: Entry['status'] | undefined;
  channel?: Channel | undefined;
  language?: string | undefined;
  /** The id of a member, `me` or `nobody`. */
  assignee?: string | undefined;
  /** Whether the bot could answer each question. */
  answered?: boolean | undefined;
  /** Bounds of the last message, RFC 3339. */
  from?: string | undefined;
  to?: string | undefined;
}

/** A search reads this many of the newest conversations first, because frequent words are found there at once. */
const recent = 500;

function conditionOf(ctx: Context, by: ConversationFilters): Fragment {
  const assigned = by.assignee === undefined ? null : { id: readAssignee(ctx, by.assignee) };
  const unanswered = fragment`exists (
    select from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.answered = false)`;
  return fragment`${conversationsInReach(ctx)}
    ${andIf(by.chatbotId, fragment`c.bot_id = ${by.chatbotId}::uuid`)}
    ${andIf(by.status, fragment`c.status = ${by.status}`)}
    ${andIf(by.channel, fragment`c.channel = ${by.channel}`)}
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

/** Lists at most `most` conversations, most recently active first, from behind a sort key on. */
export async function listConversations(
  ctx: Context,
  by: ConversationFilters,
  [at, id]: readonly (string | undefined)[],
  most: number,
): Promise<Entry[]> {
  const wanted = foldQuery(by.q);
  const behind = andIf(at, fragment`(c.last_message_at, c.id) < (${at}::timestamptz, ${id}::uuid)`);
  const read = (among: Fragment, size: number, condition: Fragment) => ctx.sql<Entry>`
    select c.id, c.session_id, c.bot_id as chatbot_id, c.language, c.message_count, c.first_message_at,
      c.last_message_at, c.last_message, c.status, c.channel, l.id as lead_id,
      case when p.user_id is not null then jsonb_build_object('id', p.user_id, 'name', p.name) end as assignee
    from (
      select * from conversations c where ${conditionOf(ctx, by)} ${behind} ${among}
      order by c.last_message_at desc, c.id desc limit ${size}
    ) c
    left join leads l on l.workspace_id = c.workspace_id and l.bot_id = c.bot_id and l.session_id = c.session_id
    left join members p on p.workspace_id = c.workspace_id and p.user_id = c.assignee_id
    where ${condition}
    order by c.last_message_at desc, c.id desc limit ${most}`;
  if (wanted === null) return read(fragment``, most, fragment`true`);
  const newest = await read(fragment``, recent, isFoundInside(wanted));
  if (newest.length >= most) return newest;
  return read(fragment`and ${isFound(ctx.principal.reach.workspace, wanted)}`, most, fragment`true`);
}

/** Counts the conversations that `listConversations` finds, as `countRows` does. */
export function countConversations(ctx: Context, by: ConversationFilters, isWanted: boolean | undefined) {
  const wanted = foldQuery(by.q);
  const found = andIf(wanted, isFound(ctx.principal.reach.workspace, wanted ?? ''));
  return countRows(ctx.sql, fragment`conversations c where ${conditionOf(ctx, by)} ${found}`, isWanted);
}

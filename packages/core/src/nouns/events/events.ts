import { z } from 'zod';
import type { Reach } from '../../form/principal.ts';
import { type Fragment, fragment, type Sql } from '../../form/sql.ts';
import { plainSummary } from './plain-summary.ts';

/** All kinds of events in the feed and in webhooks. The first three come from the specification. */
export const eventKinds = [
  'lead.created',
  'conversation.handoff',
  'conversation.rated',
  'message.unanswered',
  'document.ready',
  'document.failed',
  'tests.regressed',
  'message.failed',
  'channel.failing',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** One event in the feed. */
export const Event = z.object({
  id: z.uuid().meta({ description: 'The same here, in the body of a delivery and in `webhook-id`.' }),
  event: z.enum(eventKinds),
  created_at: z.iso.datetime().meta({ description: 'When it happened (RFC 3339, UTC).' }),
  data: z.record(z.string(), z.unknown()).meta({ description: 'The same as in the body of a delivery.' }),
});

interface NewEvent {
  event: EventKind;
  /** The bot of the event; null if it concerns all bots. */
  botId: string | null;
  data: Record<string, unknown>;
}

/** Records an event in the transaction of its cause, so that it exists if and only if its cause does. */
export async function recordEvent(
  sql: Sql,
  { principal: { reach } }: { principal: { reach: Pick<Reach, 'workspace'> } },
  { event, botId, data }: NewEvent,
): Promise<void> {
  await sql`
    insert into events (workspace_id, event, bot_id, data)
    values (${reach.workspace}, ${event}, ${botId}, ${JSON.stringify(data)}::jsonb)`;
}

/** The facts of a turn that its events contain. */
interface ToldTurn {
  workspace: string;
  questionId: string;
  replyId: string;
  language: string;
  unanswered: boolean;
  handoff: { reason: string } | null;
}

/** Expression for the member of a workspace to whom a conversation is given; null if it is given to nobody. */
export const assigneeOf = (workspace: string, id: Fragment) => fragment`(
  select jsonb_build_object('id', a.user_id, 'name', a.name) from members a
  where a.workspace_id = ${workspace} and a.user_id = ${id})`;

const question = ({ workspace, questionId }: ToldTurn) => fragment`
  select m.content, m.created_at from messages m where m.workspace_id = ${workspace} and m.id = ${questionId}`;

/** Writes a time in JSON as columns have it: RFC 3339 in UTC with milliseconds. */
export const timeText = (time: Fragment) =>
  fragment`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Returns the parts of a statement that record the events of a turn, or nothing if it has none. They follow a part named
 * `conversation` with `session_id, bot_id, handoff_reply, assignee_id`.
 */
export function recordTurnEvents(turn: ToldTurn): Fragment {
  const unanswered = turn.unanswered
    ? fragment`, told_unanswered as (
      insert into events (workspace_id, event, bot_id, data)
      select ${turn.workspace}, 'message.unanswered', c.bot_id, jsonb_build_object(
        'session_id', c.session_id, 'chatbot_id', c.bot_id, 'message_id', ${turn.questionId}::uuid,
        'question', q.content, 'language', ${turn.language}::text, 'asked_at', ${timeText(fragment`q.created_at`)})
      from conversation c cross join (${question(turn)}) q
    )`
    : fragment``;
  const handoff = turn.handoff
    ? fragment`, told_handoff as (
      insert into events (workspace_id, event, bot_id, data)
      select ${turn.workspace}, 'conversation.handoff', c.bot_id, jsonb_build_object(
        'session_id', c.session_id, 'chatbot_id', c.bot_id, 'language', ${turn.language}::text,
        'last_message', q.content, 'reason', ${turn.handoff.reason}::text, 'requested_at', ${timeText(fragment`now()`)},
        'assignee', ${assigneeOf(turn.workspace, fragment`c.assignee_id`)}, 'summary', ${plainSummary(
          turn.workspace,
          {
            botId: fragment`c.bot_id`,
            sessionId: fragment`c.session_id`,
            language: fragment`${turn.language}::text`,
            question: fragment`q.content`,
            readsLeads: true,
          },
        )})
      from conversation c cross join (${question(turn)}) q
      where c.handoff_reply = ${turn.replyId}
    )`
    : fragment``;
  return fragment`${unanswered}${handoff}`;
}

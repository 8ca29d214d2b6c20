import { randomUUID } from 'node:crypto';
import type { Context } from '../../form/context.ts';
import type { Source } from '../../form/ports.ts';
import { fragment } from '../../form/sql.ts';
import { turnBot } from '../bots/answering-bots.ts';
import { type Turn, type TurnRow, toTurn } from './conversations.ts';
import { endedByCrash } from './lost-turns.ts';
import { recentHistory } from './recent-history.ts';

/** A reply as it was stored. */
export interface StoredReply {
  id: string;
  content: string;
  language: string | null;
  answered: boolean | null;
  interrupted: boolean;
  sources: Source[];
}

interface ResumedRow extends TurnRow {
  session_id: string;
  reply: StoredReply | null;
  lost_reply: string | null;
}

/**
 * Parts of a statement that take over the turn of a question: `asked`, `lost` for the reply that ended with its process,
 * `counted`, and `opened`.
 */
function takeOver({ principal, openTurns }: Context, questionId: string, newReply: string) {
  const { workspace, bots } = principal.reach;
  return fragment`
    asked as (
      select q.id, q.conversation_id, ${principal.actor === 'visitor'} and c.status = 'handoff' as silent,
        (select r.id from messages r
         where r.workspace_id = q.workspace_id and r.conversation_id = q.conversation_id and r.reply_to = q.id
         order by r.position limit 1) as reply_id
      from messages q join conversations c on c.workspace_id = q.workspace_id and c.id = q.conversation_id
      join answering_bots() b on b.workspace_id = c.workspace_id and b.id = c.bot_id
      where q.workspace_id = ${workspace} and q.id = ${questionId}
        and (${bots}::uuid[] is null or c.bot_id = any(${bots}::uuid[]))
    ), lost as (
      delete from messages m using asked
      where m.workspace_id = ${workspace} and m.id = asked.reply_id and m.trace ->> 'ended_by' = ${endedByCrash}
      returning m.id, m.conversation_id, m.position
    ), counted as (
      update conversations c set message_count = c.message_count - 1 from lost
      where c.workspace_id = ${workspace} and c.id = lost.conversation_id and c.message_count = lost.position
    ), opened as (
      insert into open_turns (workspace_id, question_id, conversation_id, reply_id, process_id)
      select ${workspace}, asked.id, asked.conversation_id, coalesce((select id from lost), ${newReply}::uuid),
        ${openTurns.processId}::uuid
      from asked where not asked.silent and (asked.reply_id is null or exists (select from lost))
      on conflict (workspace_id, question_id) do update set
        process_id = excluded.process_id, reply_id = excluded.reply_id, content = '', began_at = now()
    )`;
}

/** The messages before the question `q` of the conversation `c`. */
const beforeQuestion = fragment`messages m
  where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.position < q.position`;

/**
 * Takes over the turn of a question whose process was lost, with its reply if that was stored. Nothing is spent again. A reply
 * that ended with its process is deleted, because the turn is answered once more. Returns null if the question was not stored.
 */
export async function resumeTurn(
  ctx: Context,
  questionId: string,
): Promise<{ turn: Turn; reply: StoredReply | null } | null> {
  const { workspace, bots } = ctx.principal.reach;
  const newReply = randomUUID();
  const isVisitor = ctx.principal.actor === 'visitor';
  const [row] = await ctx.sql<ResumedRow>`
    with ${takeOver(ctx, questionId, newReply)}
    select (select id from lost) as lost_reply, (select to_jsonb(bot) from (${turnBot}) bot) as bot, c.id as conversation_id, c.session_id, c.language,
      c.requested_language, ${isVisitor} and c.status = 'handoff' as silent,
      c.ai_notice_by is not distinct from q.id as says_notice, ${recentHistory(beforeQuestion)} as history,
      (select to_jsonb(r) from (
        select r.id, r.content, r.language, r.answered, r.interrupted, r.sources from messages r
        where r.workspace_id = c.workspace_id and r.conversation_id = c.id and r.reply_to = q.id
          and not exists (select from lost where lost.id = r.id)
        order by r.position limit 1) r) as reply
    from messages q
    join conversations c on c.workspace_id = q.workspace_id and c.id = q.conversation_id
    join answering_bots() b on b.workspace_id = c.workspace_id and b.id = c.bot_id
    where q.workspace_id = ${workspace} and q.id = ${questionId}
      and (${bots}::uuid[] is null or b.id = any(${bots}::uuid[]))`;
  if (!row) return null;
  const { reply, session_id: sessionId } = row;
  const replyId = reply?.id ?? row.lost_reply ?? newReply;
  return { turn: toTurn(row, { sessionId, questionId, replyId }), reply };
}

import { randomUUID } from 'node:crypto';
import type { Context } from '../form/context.ts';
import type { AnswerRequest, HistoryMessage, Source } from '../form/ports.ts';
import { type Turn, turnBot } from './conversations.ts';

/** A reply as it was stored. */
export interface StoredReply {
  id: string;
  content: string;
  language: string | null;
  answered: boolean | null;
  interrupted: boolean;
  sources: Source[];
}

interface ResumedRow {
  bot: AnswerRequest['bot'];
  conversation_id: string;
  session_id: string;
  language: string | null;
  requested_language: string | null;
  silent: boolean;
  history: HistoryMessage[];
  reply: StoredReply | null;
}

/**
 * Reads the turn of a question whose process was lost, with its reply if that was stored. Nothing is spent or stored again.
 * Returns null if the question was not stored.
 */
export async function resumeTurn(
  ctx: Context,
  questionId: string,
): Promise<{ turn: Turn; reply: StoredReply | null } | null> {
  const { workspace, bots } = ctx.principal.reach;
  const isVisitor = ctx.principal.actor === 'visitor';
  const [row] = await ctx.sql<ResumedRow>`
    select (select to_jsonb(bot) from (${turnBot}) bot) as bot, c.id as conversation_id, c.session_id, c.language,
      c.requested_language, ${isVisitor} and c.status = 'handoff' as silent,
      coalesce((
        select jsonb_agg(jsonb_build_object('role', m.role, 'content', m.content) order by m.position) from (
          select m.role, m.content, m.position from messages m
          where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.position < q.position and m.content <> ''
          order by m.position desc limit 10
        ) m), '[]') as history,
      (select to_jsonb(r) from (
        select r.id, r.content, r.language, r.answered, r.interrupted, r.sources from messages r
        where r.workspace_id = c.workspace_id and r.conversation_id = c.id and r.reply_to = q.id
        order by r.position limit 1) r) as reply
    from messages q
    join conversations c on c.workspace_id = q.workspace_id and c.id = q.conversation_id
    join bots b on b.workspace_id = c.workspace_id and b.id = c.bot_id
    where q.workspace_id = ${workspace} and q.id = ${questionId}
      and (${bots}::uuid[] is null or b.id = any(${bots}::uuid[]))`;
  if (!row) return null;
  const { reply } = row;
  const turn: Turn = {
    conversationId: row.conversation_id,
    sessionId: row.session_id,
    questionId,
    replyId: reply?.id ?? randomUUID(),
    bot: row.bot,
    sessionLanguage: row.language,
    requestedLanguage: row.requested_language,
    silent: row.silent,
    isNoticeDue: false,
    history: row.history,
  };
  return { turn, reply };
}

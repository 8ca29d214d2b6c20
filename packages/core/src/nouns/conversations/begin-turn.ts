import { randomUUID } from 'node:crypto';
import type { Context } from '../../form/context.ts';
import { fragment } from '../../form/sql.ts';
import { type TurnBot, turnBot } from '../bots/answering-bots.ts';
import { botExists } from '../bots/bot-facts.ts';
import { refuseBot } from '../bots/bots.ts';
import { quotaOf, refuseQuota, spendMessage, spendOfDay } from '../workspaces/quota.ts';
import { type Question, type Turn, type TurnRow, toTurn } from './conversations.ts';
import { recentHistory } from './recent-history.ts';
import { visitingCustomer } from './visiting-customer.ts';

interface BegunRow extends Omit<TurnRow, 'bot'> {
  /** The bot that the question goes to, whether it answers or not. */
  chosen: string | null;
  bot: TurnBot | null;
  used: number | null;
}

/**
 * Accepts a question in one statement: selects the bot (`chatbotId`, else the bot of the session, else the default), spends
 * one message, opens or continues the conversation, and stores the question. It stores all of this or nothing. Fails with
 * `bot_required`, `not_found`, `bot_forbidden` or `quota_exceeded`. The commit does not wait for the disk, because the commit
 * of the reply flushes it.
 */
export async function beginTurn(ctx: Context, question: Question, questionId: string): Promise<Turn> {
  const sessionId = question.sessionId ?? randomUUID();
  const ids = { session: sessionId, conversation: randomUUID(), question: questionId, reply: randomUUID() };
  const [row] = (await ctx.sqlSoon<BegunRow>`${turnStatement(ctx, question, ids)}`) as [BegunRow];
  const { bot } = row;
  if (!bot) return refuseBot(ctx, { named: question.chatbotId, chosen: row.chosen });
  if (row.used === null) return refuseQuota(ctx);
  ctx.quota = quotaOf(ctx, row.used);
  return toTurn(Object.assign(row, { bot }), { sessionId, questionId, replyId: ids.reply });
}

interface TurnIds {
  session: string;
  conversation: string;
  question: string;
  reply: string;
}

/** Part of a statement: the bot that a question goes to, named or of its session, else the default. */
function chooseBot({ principal }: Context, chatbotId: string | undefined, sessionId: string) {
  const { workspace, bots } = principal.reach;
  return fragment`
      select coalesce(
        ${chatbotId ?? null}::uuid,
        (select c.bot_id from conversations c
         where c.workspace_id = ${workspace} and ${botExists(workspace, fragment`c.bot_id`)} and c.session_id = ${sessionId}
           and c.of_visitor = ${principal.actor === 'visitor'}
           and (${bots}::uuid[] is null or c.bot_id = any(${bots}::uuid[]))
         order by c.last_message_at desc limit 1),
        (select default_bot_id from workspaces where id = ${workspace})
      ) as id`;
}

/** Part of a statement: the conversation of a session with `bot` as it was before the question. */
function earlierConversation({ principal }: Context, sessionId: string) {
  const isVisitor = principal.actor === 'visitor';
  return fragment`
      select c.id, c.customer_id, c.language, c.requested_language, ${isVisitor} and c.status = 'handoff' as silent,
        ${isVisitor} and c.status = 'handoff' and not exists (
          select from messages m
          where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.role = 'assistant'
            and m.created_at > now() - interval '5 minutes'
        ) as is_notice_due
      from conversations c, bot
      where c.workspace_id = ${principal.reach.workspace} and c.bot_id = bot.id and c.session_id = ${sessionId}
        and c.of_visitor = ${isVisitor}`;
}

/** Part of a statement that opens a conversation with its first question, or counts one more in it. */
function openConversation({ principal, channel }: Context, message: string, ids: TurnIds) {
  const isVisitor = principal.actor === 'visitor';
  const contact = principal.actor === 'visitor' ? principal.contact : undefined;
  return fragment`
      insert into conversations as c
        (workspace_id, id, bot_id, session_id, channel, of_visitor, message_count, last_message, contact_id, channel_id, customer_id, ai_notice_by)
      select ${principal.reach.workspace}, ${ids.conversation}::uuid, bot.id, ${ids.session}, ${channel}, ${isVisitor}, 1, ${message},
        ${contact?.id ?? null}::uuid, ${contact?.channelId ?? null}::uuid, (select id from customer),
        case when ${isVisitor} and bot.ai_notice then ${ids.question}::uuid end
      from bot, spent
      on conflict (workspace_id, bot_id, session_id, of_visitor) do update set
        message_count = c.message_count + 1, last_message = excluded.last_message, last_message_at = now(),
        status = case c.status when 'closed' then 'open' else c.status end,
        waiting_since = case c.status when 'handoff' then coalesce(c.waiting_since, now()) end,
        ai_notice_by = case when exists (select from before where silent and not is_notice_due) then c.ai_notice_by
          else coalesce(c.ai_notice_by, excluded.ai_notice_by) end
      returning c.id, c.message_count, c.ai_notice_by = ${ids.question}::uuid as says_notice`;
}

function turnStatement(ctx: Context, { message, chatbotId }: Question, ids: TurnIds) {
  const { workspace, bots } = ctx.principal.reach;
  const isVisitor = ctx.principal.actor === 'visitor';
  return fragment`
    with choice as (${chooseBot(ctx, chatbotId, ids.session)}
    ), bot as (
      ${turnBot}, b.visitor_messages_per_day from answering_bots() b, choice
      where b.workspace_id = ${workspace} and b.id = choice.id
        and (${bots}::uuid[] is null or b.id = any(${bots}::uuid[]))
    ), before as (${earlierConversation(ctx, ids.session)}
    ), ${isVisitor ? spendOfDay(ctx) : fragment`admitted as (select from bot)`}, spent as (${spendMessage(ctx)}
    ), ${visitingCustomer(ctx, fragment`from bot, spent where not exists (select from before)`)},
    conversation as (${openConversation(ctx, message, ids)}
    ), stored as (
      insert into messages (workspace_id, conversation_id, position, id, role, author, content, spoken)
      select ${workspace}, id, message_count, ${ids.question}::uuid, 'user', 'visitor', ${message}, ${ctx.channel === 'voice'}
      from conversation
    ), opened as (
      insert into open_turns (workspace_id, question_id, conversation_id, reply_id, process_id)
      select ${workspace}, ${ids.question}::uuid, id, ${ids.reply}::uuid, ${ctx.openTurns.processId}::uuid
      from conversation where not exists (select from before where silent)
    )
    select (select id from choice) as chosen, (select to_jsonb(bot) from bot) as bot,
      (select messages from spent) as used,
      (select id from conversation) as conversation_id,
      (select language from before) as language,
      (select requested_language from before) as requested_language,
      (select silent from before) as silent,
      (select is_notice_due from before) as is_notice_due,
      (select says_notice from conversation) as says_notice,
      ${recentHistory(fragment`messages m, before where m.workspace_id = ${workspace} and m.conversation_id = before.id`)} as history`;
}

import { randomUUID } from 'node:crypto';
import { isMessaging } from '../../form/channel.ts';
import type { Context } from '../../form/context.ts';
import type { Answer, HistoryMessage, Reading, Source } from '../../form/ports.ts';
import type { Reach } from '../../form/principal.ts';
import { fragment } from '../../form/sql.ts';
import { type TurnBot, turnBot } from '../bots/answering-bots.ts';
import { botExists } from '../bots/bot-facts.ts';
import { ofBotInReach, refuseBot } from '../bots/bots.ts';
import { recordTurnEvents } from '../events/events.ts';
import { datedSources } from '../knowledge/source-dates.ts';
import {
  quotaOf,
  refundMessage,
  refundOfDay,
  refuseQuota,
  spendMessage,
  spendOfDay,
} from '../workspaces/quota.ts';
import { releaseNotice } from './ai-notice.ts';
import { visitingCustomer } from './visiting-customer.ts';

/** An accepted question: it is stored, counted, and waits for its answer. */
export interface Turn {
  conversationId: string;
  sessionId: string;
  questionId: string;
  /** Id of the reply that will be stored. */
  replyId: string;
  bot: TurnBot;
  sessionLanguage: string | null;
  requestedLanguage: string | null;
  /** True while a person handles the conversation. The visitor knows it, and the bot says nothing. */
  silent: boolean;
  /** True if the visitor has waited for five minutes without a word, and hears again that a person was told. */
  isNoticeDue: boolean;
  /** True if the reply opens with the notice that a machine answers. */
  saysNotice: boolean;
  /** Up to ten messages before the question, oldest first. */
  history: HistoryMessage[];
}

export interface Question {
  message: string;
  chatbotId?: string | undefined;
  sessionId?: string | undefined;
}

interface TurnRow {
  /** The bot that the question goes to, whether it answers or not. */
  chosen: string | null;
  bot: TurnBot | null;
  used: number | null;
  conversation_id: string;
  language: string | null;
  requested_language: string | null;
  silent: boolean | null;
  is_notice_due: boolean | null;
  says_notice: boolean | null;
  history: HistoryMessage[];
}

/**
 * Accepts a question in one statement: selects the bot (`chatbotId`, else the bot of the session, else the default), spends
 * one message, opens or continues the conversation, and stores the question. It stores all of this or nothing. Fails with
 * `bot_required`, `not_found`, `bot_forbidden` or `quota_exceeded`. The commit does not wait for the disk, because the commit
 * of the reply flushes it.
 */
export async function beginTurn(ctx: Context, question: Question, questionId: string): Promise<Turn> {
  const sessionId = question.sessionId ?? randomUUID();
  const ids = { conversation: randomUUID(), question: questionId, reply: randomUUID() };
  const [row] = (await ctx.sqlSoon<TurnRow>`${turnStatement(ctx, question, sessionId, ids)}`) as [TurnRow];
  if (!row.bot) return refuseBot(ctx, { named: question.chatbotId, chosen: row.chosen });
  if (row.used === null) return refuseQuota(ctx);
  ctx.quota = quotaOf(ctx, row.used);
  return {
    conversationId: row.conversation_id,
    sessionId,
    questionId,
    replyId: ids.reply,
    bot: row.bot,
    sessionLanguage: row.language,
    requestedLanguage: row.requested_language,
    silent: row.silent === true,
    isNoticeDue: row.is_notice_due === true,
    saysNotice: row.says_notice === true,
    history: row.history,
  };
}

function turnStatement(
  ctx: Context,
  { message, chatbotId }: Question,
  sessionId: string,
  ids: { conversation: string; question: string; reply: string },
) {
  const { workspace, bots } = ctx.principal.reach;
  const isVisitor = ctx.principal.actor === 'visitor';
  const contact = ctx.principal.actor === 'visitor' ? ctx.principal.contact : undefined;
  return fragment`
    with choice as (
      select coalesce(
        ${chatbotId ?? null}::uuid,
        (select c.bot_id from conversations c
         where c.workspace_id = ${workspace} and ${botExists(workspace, fragment`c.bot_id`)} and c.session_id = ${sessionId} and c.of_visitor = ${isVisitor}
           and (${bots}::uuid[] is null or c.bot_id = any(${bots}::uuid[]))
         order by c.last_message_at desc limit 1),
        (select default_bot_id from workspaces where id = ${workspace})
      ) as id
    ), bot as (
      ${turnBot}, b.visitor_messages_per_day from answering_bots() b, choice
      where b.workspace_id = ${workspace} and b.id = choice.id
        and (${bots}::uuid[] is null or b.id = any(${bots}::uuid[]))
    ), before as (
      select c.id, c.customer_id, c.language, c.requested_language, ${isVisitor} and c.status = 'handoff' as silent,
        ${isVisitor} and c.status = 'handoff' and not exists (
          select from messages m
          where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.role = 'assistant'
            and m.created_at > now() - interval '5 minutes'
        ) as is_notice_due
      from conversations c, bot
      where c.workspace_id = ${workspace} and c.bot_id = bot.id and c.session_id = ${sessionId}
        and c.of_visitor = ${isVisitor}
    ), ${isVisitor ? spendOfDay(ctx) : fragment`admitted as (select from bot)`}, spent as (${spendMessage(ctx)}
    ), ${visitingCustomer(ctx, fragment`from bot, spent where not exists (select from before)`)}, conversation as (
      insert into conversations as c
        (workspace_id, id, bot_id, session_id, channel, of_visitor, message_count, last_message, contact_id, channel_id, customer_id, ai_notice_by)
      select ${workspace}, ${ids.conversation}::uuid, bot.id, ${sessionId}, ${ctx.channel}, ${isVisitor}, 1, ${message},
        ${contact?.id ?? null}::uuid, ${contact?.channelId ?? null}::uuid, (select id from customer),
        case when ${isVisitor} and bot.ai_notice then ${ids.question}::uuid end
      from bot, spent
      on conflict (workspace_id, bot_id, session_id, of_visitor) do update set
        message_count = c.message_count + 1, last_message = excluded.last_message, last_message_at = now(),
        status = case c.status when 'closed' then 'open' else c.status end,
        waiting_since = case c.status when 'handoff' then coalesce(c.waiting_since, now()) end,
        ai_notice_by = case when exists (select from before where silent and not is_notice_due) then c.ai_notice_by
          else coalesce(c.ai_notice_by, excluded.ai_notice_by) end
      returning c.id, c.message_count, c.ai_notice_by = ${ids.question}::uuid as says_notice
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
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'role', m.role, 'content', m.content, 'documents', jsonb_path_query_array(m.sources, '$[*].document_id')
        ) order by m.position)
        from (
          select m.role, coalesce(m.heard, m.content) as content, m.sources, m.position from messages m, before
          where m.workspace_id = ${workspace} and m.conversation_id = before.id and coalesce(m.heard, m.content) <> ''
            and m.kind <> 'status'
          order by m.position desc limit 10
        ) m
      ), '[]') as history`;
}

interface Reply {
  text: string;
  reading: Reading;
  interrupted: boolean;
  answer: Pick<Answer, 'answered' | 'handoff' | 'sources' | 'trace' | 'choices'> | null;
  /** Key that questions of the same meaning share; null if nothing was asked. */
  questionKey: string | null;
}

/** Part of a statement that stores the language of the question, which is known only after the question is stored. */
const languageOfQuestion = ({ workspace }: Reach, turn: Turn, { messageLanguage }: Reading) => fragment`
  update messages set language = ${messageLanguage}
  where workspace_id = ${workspace} and id = ${turn.questionId} and ${messageLanguage}::text is not null`;

/**
 * Stores the reply of a turn once, durably, and closes the turn. A reply that another process closed too early is replaced. If the visitor wants a person, the conversation enters `handoff`. The same
 * statement records the events of the turn. Returns the sources with their dates.
 */
export async function endTurn(ctx: Context, turn: Turn, reply: Reply): Promise<Source[]> {
  const { reach } = ctx.principal;
  const { workspace } = reach;
  const { answer, reading } = reply;
  const entry = answer?.handoff
    ? fragment`,
        handoff_reply = case when status = 'handoff' then handoff_reply else ${turn.replyId}::uuid end`
    : fragment``;
  const unsaid =
    reply.text === ''
      ? fragment`,
        ${releaseNotice(fragment`${turn.questionId}::uuid`)}`
      : fragment``;
  const told = recordTurnEvents({
    workspace,
    questionId: turn.questionId,
    replyId: turn.replyId,
    language: reading.language,
    unanswered: answer?.answered === false,
    handoff: answer?.handoff ?? null,
  });
  const [stored] = await ctx.sql<{ sources: Source[] }>`
    with question as (${languageOfQuestion(reach, turn, reading)}
    ), conversation as (
      update conversations c set
        message_count = message_count + 1, last_message = coalesce(nullif(${reply.text}, ''), last_message),
        last_message_at = now(),
        language = ${reading.language}, requested_language = ${reading.requestedLanguage},
        status = case when ${answer?.handoff != null} then 'handoff' else status end,
        handoff_at = case when ${answer?.handoff != null} then now() else handoff_at end,
        waiting_since = case when ${answer?.handoff != null} then coalesce(waiting_since, now()) else waiting_since end${entry}${unsaid}
      where workspace_id = ${workspace} and id = ${turn.conversationId}
      returning id, message_count, session_id, bot_id, handoff_reply, assignee_id
    ), closed as (${closeTurn(turn, reach)}
    )${told}
    insert into messages
      (workspace_id, conversation_id, position, id, role, author, content, language, answered, interrupted, sources, trace,
       reply_to, question_key, spoken, choices)
    select ${workspace}, id, message_count, ${turn.replyId}, 'assistant', 'bot', ${reply.text}, ${reading.language},
      ${answer?.answered ?? null}::boolean, ${reply.interrupted},
      ${datedSources(workspace, answer?.sources ?? [])}, ${JSON.stringify(answer?.trace ?? {})}::jsonb, ${turn.questionId},
      ${reply.questionKey}::bigint, ${ctx.channel === 'voice'}, ${keptChoices(ctx, answer)}::jsonb
    from conversation
    on conflict (workspace_id, id) do update set
      content = excluded.content, language = excluded.language, answered = excluded.answered,
      interrupted = excluded.interrupted, sources = excluded.sources, trace = excluded.trace,
      question_key = excluded.question_key, choices = excluded.choices
    returning sources`;
  return stored?.sources ?? [];
}

/** The choices of a reply that leaves later and may be answered by a number; null where the asker has them at once. */
const keptChoices = ({ channel }: Pick<Context, 'channel'>, answer: Reply['answer']) =>
  isMessaging(channel) && answer && answer.choices.length > 0 ? JSON.stringify(answer.choices) : null;

/** Part of a statement that ends the work on a turn. */
const closeTurn = ({ questionId }: Turn, { workspace }: Reach) => fragment`
  delete from open_turns where workspace_id = ${workspace} and question_id = ${questionId}`;

/** Ends a turn in which the bot is silent: the question is stored durably, without a reply. */
export async function endSilentTurn(ctx: Context, turn: Turn, reading: Reading): Promise<void> {
  const { reach } = ctx.principal;
  await ctx.sql`
    with question as (${languageOfQuestion(reach, turn, reading)})
    update conversations set last_message_at = now()
    where workspace_id = ${reach.workspace} and id = ${turn.conversationId}`;
}

/** Cancels a turn whose answer never started: deletes its question and returns its message to the quota. */
export async function cancelTurn(ctx: Context, turn: Turn): Promise<void> {
  const { workspace } = ctx.principal.reach;
  await ctx.tx(async (sql) => {
    await sql`${closeTurn(turn, ctx.principal.reach)}`;
    await sql`${refundMessage(ctx)}`;
    if (ctx.principal.actor === 'visitor') await sql`${refundOfDay(ctx, turn.bot.id)}`;
    await sql`delete from messages where workspace_id = ${workspace} and id = ${turn.questionId}`;
    if (turn.saysNotice)
      await sql`
        update conversations c set ${releaseNotice(fragment`${turn.questionId}::uuid`)}
        where c.workspace_id = ${workspace} and c.id = ${turn.conversationId}`;
    await sql`
      delete from conversations c
      where c.workspace_id = ${workspace} and c.id = ${turn.conversationId}
        and not exists (
          select from messages m where m.workspace_id = ${workspace} and m.conversation_id = c.id
        )`;
  });
}

/** Condition for the conversations that a principal may see; `c` is the alias of the table. */
export const conversationsInReach = ({ principal: { reach } }: Pick<Context, 'principal'>) =>
  fragment`c.workspace_id = ${reach.workspace} and ${ofBotInReach(reach, fragment`c.bot_id`)}`;

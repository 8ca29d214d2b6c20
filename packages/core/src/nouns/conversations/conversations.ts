import { isMessaging } from '../../form/channel.ts';
import type { Context } from '../../form/context.ts';
import type { Answer, HistoryMessage, Reading, Source } from '../../form/ports.ts';
import type { Reach } from '../../form/principal.ts';
import { fragment } from '../../form/sql.ts';
import type { TurnBot } from '../bots/answering-bots.ts';
import { ofBotInReach } from '../bots/bots.ts';
import { recordTurnEvents } from '../events/events.ts';
import { datedSources } from '../knowledge/source-dates.ts';
import { refundMessage, refundOfDay } from '../workspaces/quota.ts';
import { releaseNotice } from './ai-notice.ts';

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

/** A turn as a statement returns it. */
export interface TurnRow {
  bot: TurnBot;
  conversation_id: string;
  language: string | null;
  requested_language: string | null;
  silent: boolean | null;
  is_notice_due?: boolean | null;
  says_notice: boolean | null;
  history: HistoryMessage[];
}

/** Makes a turn of its row. */
export const toTurn = (
  row: TurnRow,
  { sessionId, questionId, replyId }: Pick<Turn, 'sessionId' | 'questionId' | 'replyId'>,
): Turn => ({
  conversationId: row.conversation_id,
  sessionId,
  questionId,
  replyId,
  bot: row.bot,
  sessionLanguage: row.language,
  requestedLanguage: row.requested_language,
  silent: row.silent === true,
  isNoticeDue: row.is_notice_due === true,
  saysNotice: row.says_notice === true,
  history: row.history,
});

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

/** Part of a statement that adds a reply to its conversation. If the visitor wants a person, the conversation enters `handoff`. */
function continueConversation({ workspace }: Reach, turn: Turn, { text, reading, answer }: Reply) {
  const isHandoff = answer?.handoff != null;
  const entry = isHandoff
    ? fragment`,
        handoff_reply = case when status = 'handoff' then handoff_reply else ${turn.replyId}::uuid end`
    : fragment``;
  const unsaid =
    text === ''
      ? fragment`,
        ${releaseNotice(fragment`${turn.questionId}::uuid`)}`
      : fragment``;
  return fragment`
      update conversations c set
        message_count = message_count + 1, last_message = coalesce(nullif(${text}, ''), last_message),
        last_message_at = now(),
        language = ${reading.language}, requested_language = ${reading.requestedLanguage},
        status = case when ${isHandoff} then 'handoff' else status end,
        handoff_at = case when ${isHandoff} then now() else handoff_at end,
        waiting_since = case when ${isHandoff} then coalesce(waiting_since, now()) else waiting_since end${entry}${unsaid}
      where workspace_id = ${workspace} and id = ${turn.conversationId}
      returning id, message_count, session_id, bot_id, handoff_reply, assignee_id`;
}

/**
 * Stores the reply of a turn once, durably, and closes the turn. A reply that another process closed too early is replaced.
 * The same statement records the events of the turn. Returns the sources with their dates.
 */
export async function endTurn(ctx: Context, turn: Turn, reply: Reply): Promise<Source[]> {
  const { reach } = ctx.principal;
  const { workspace } = reach;
  const { answer, reading } = reply;
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
    ), conversation as (${continueConversation(reach, turn, reply)}
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

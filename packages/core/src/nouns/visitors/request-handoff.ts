import { randomUUID } from 'node:crypto';
import type { Context } from '../../form/context.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { visitOf } from '../../form/visit-of.ts';
import { isOpen } from '../bots/opening-hours.ts';
import { writeNotice } from '../conversations/ai-notice.ts';
import { visitingCustomer } from '../conversations/visiting-customer.ts';
import { assigneeOf, recordEvent } from '../events/events.ts';
import { plainSummary } from '../events/plain-summary.ts';
import type { WindowBot } from './visitors.ts';

type Caller = Pick<Context, 'tx' | 'principal' | 'channel' | 'languages' | 'now'>;

/** A conversation before the handoff. */
interface Before {
  id: string;
  status: string;
  has_notice: boolean;
  /** The last message of the visitor. */
  asked: string | null;
}

/** Opens the conversation of the caller's session if it has none. */
async function ensureConversation(sql: Sql, ctx: Caller, botId: string, language: string): Promise<void> {
  const { workspace } = ctx.principal.reach;
  const { sessionId } = visitOf(ctx);
  await sql`
    with before as (
      select customer_id from conversations
      where workspace_id = ${workspace} and bot_id = ${botId} and session_id = ${sessionId} and of_visitor
    ), ${visitingCustomer(ctx, fragment`where not exists (select from before)`)}
    insert into conversations (workspace_id, bot_id, session_id, channel, of_visitor, language, customer_id)
    select ${workspace}, ${botId}, ${sessionId}, ${ctx.channel}, true, ${language}, (select id from customer)
    where not exists (select from before)
    on conflict (workspace_id, bot_id, session_id, of_visitor) do nothing`;
}

/** Reads the conversation of the caller's session, and locks it. */
async function lockConversation(sql: Sql, ctx: Caller, botId: string): Promise<Before | undefined> {
  const [conversation] = await sql<Before>`
    select id, status, ai_notice_by is not null as has_notice, (
      select content from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id and role = 'user'
      order by position desc limit 1) as asked
    from conversations c
    where workspace_id = ${ctx.principal.reach.workspace} and bot_id = ${botId} and session_id = ${visitOf(ctx).sessionId}
      and of_visitor
    for update`;
  return conversation;
}

/** The facts of a handoff that its event has. */
interface Given {
  assignee: { id: string; name: string } | null;
  summary: string;
}

/** Moves a conversation into `handoff` and stores the message for the visitor. Returns who is assigned to it, and a summary. */
async function enterHandoff(
  sql: Sql,
  workspace: string,
  conversationId: string | undefined,
  {
    message,
    language,
    saysNotice,
    asked,
  }: { message: string; language: string; saysNotice: boolean; asked: string },
): Promise<Given> {
  const id = randomUUID();
  const [given] = await sql<Given>`
    with changed as (
      update conversations set
        status = 'handoff', handoff_at = now(), waiting_since = now(), message_count = message_count + 1, last_message = ${message},
        last_message_at = now(), ai_notice_by = case when ${saysNotice} then ${id}::uuid else ai_notice_by end
      where workspace_id = ${workspace} and id = ${conversationId}
      returning id, bot_id, session_id, message_count, assignee_id
    ), notice as (
      insert into messages (workspace_id, conversation_id, position, id, role, author, content, language)
      select ${workspace}, id, message_count, ${id}, 'assistant', 'bot', ${message}, ${language} from changed
    )
    select ${assigneeOf(workspace, fragment`changed.assignee_id`)} as assignee, ${plainSummary(workspace, {
      botId: fragment`changed.bot_id`,
      sessionId: fragment`changed.session_id`,
      language: fragment`${language}::text`,
      question: fragment`${asked}::text`,
      readsLeads: true,
    })} as summary from changed`;
  return given ?? { assignee: null, summary: '' };
}

const recordHandoff = (sql: Sql, ctx: Caller, botId: string, told: object) =>
  recordEvent(sql, ctx, {
    event: 'conversation.handoff',
    botId,
    data: {
      session_id: visitOf(ctx).sessionId,
      chatbot_id: botId,
      reason: 'asked',
      requested_at: ctx.now().toISOString(),
      ...told,
    },
  });

/**
 * Hands a visitor's conversation over to a person, once per entry into `handoff`, and returns the notice for the visitor.
 * Opens a conversation if the session has none yet. At hours when nobody answers, the bot keeps the conversation. `cause`: who sent a
 * file did not ask for a person, and the notice does not say so.
 */
export async function requestHandoff(
  ctx: Caller,
  bot: WindowBot,
  language: string,
  cause: 'wish' | 'file' = 'wish',
): Promise<{ status: 'handoff' | 'open'; message: string }> {
  const { workspace } = ctx.principal.reach;
  const say = (key: 'handoffWaiting' | 'teamAway') => ctx.languages.say(language, key, {}, bot.speech_forms);
  const isStaffed = isOpen(bot.handoff_hours, ctx.now());
  // The audit log reads the id of what was changed; null: nothing.
  const { status, message } = await ctx.tx(async (sql) => {
    if (isStaffed) await ensureConversation(sql, ctx, bot.id, language);
    const conversation = await lockConversation(sql, ctx, bot.id);
    if (conversation?.status === 'handoff') {
      const [waits] = await sql<{ id: string }>`
        update conversations set waiting_since = now()
        where workspace_id = ${workspace} and id = ${conversation.id} and waiting_since is null returning id`;
      return { id: waits?.id ?? null, status: 'handoff' as const, message: say('handoffWaiting') };
    }
    if (!isStaffed) return { id: null, status: 'open' as const, message: say('teamAway') };
    const saysNotice = bot.ai_notice && !conversation?.has_notice;
    const notice = saysNotice ? writeNotice(ctx, language, bot.speech_forms) : '';
    const told = cause === 'file' ? 'handoffWaiting' : 'handoff';
    const message = notice + ctx.languages.say(language, told, { botName: bot.name }, bot.speech_forms);
    const asked = conversation?.asked ?? '';
    const entry = { message, language, saysNotice, asked };
    const given = await enterHandoff(sql, workspace, conversation?.id, entry);
    await recordHandoff(sql, ctx, bot.id, { language, last_message: asked, ...given });
    return { id: conversation?.id ?? null, status: 'handoff' as const, message };
  });
  return { status, message };
}

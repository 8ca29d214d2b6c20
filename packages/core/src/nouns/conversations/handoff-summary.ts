import type { Context } from '../../form/context.ts';
import { matchLanguage } from '../../form/languages.ts';
import { fragment } from '../../form/sql.ts';
import { factsOfBot } from '../bots/bot-facts.ts';
import { plainSummary } from '../events/plain-summary.ts';
import { patienceOf } from './translations.ts';

/** The number of messages that a summary is made of, the newest, and how much of each. */
const maxMessages = 40;
const maxMessageLength = 500;

/** Expression for the summary of the conversation `c`, which a person works on; null for any other. */
export const summaryOf = (workspace: string, readsLeads: boolean) => fragment`
  case when c.status = 'handoff' then coalesce(case when c.summary_of = c.handoff_at then c.summary end, ${plainSummary(
    workspace,
    {
      botId: fragment`c.bot_id`,
      sessionId: fragment`c.session_id`,
      language: fragment`c.language`,
      question: fragment`(select m.content from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id
        and m.role = 'user' order by m.position desc limit 1)`,
      readsLeads,
    },
  )}) end`;

interface Facts {
  handoff_at: string;
  language: string;
  known: (string | null)[];
  lines: { by: string; text: string; language: string | null }[];
}

/**
 * Has the chat model write two sentences for the person who takes a conversation over, in the language of its assignee, else of the
 * bot. A summary with a name, a number or a link that the conversation does not have is not kept: the plain one stays. Does nothing
 * without a chat model, and if the conversation is no longer with a person.
 */
export async function summarizeHandoff(ctx: Context, conversationId: string): Promise<void> {
  if (!ctx.summarize) return;
  const { workspace } = ctx.principal.reach;
  const [facts] = await ctx.sql<Facts>`
    select c.handoff_at::text as handoff_at, coalesce(m.language, b.language) as language, array[b.name, m.name, k.name] as known,
      coalesce((
        select jsonb_agg(jsonb_build_object('by', r.author, 'text', left(r.content, ${maxMessageLength}), 'language', r.language)
          order by r.position)
        from (
          select * from messages r where r.workspace_id = c.workspace_id and r.conversation_id = c.id
            and r.kind <> 'status' and r.content <> '' order by r.position desc limit ${maxMessages}) r), '[]') as lines
    from conversations c
    join lateral ${factsOfBot(fragment`c.workspace_id`, fragment`c.bot_id`)} b on true
    left join members m on m.workspace_id = c.workspace_id and m.user_id = c.assignee_id
    left join customers k on k.workspace_id = c.workspace_id and k.id = c.customer_id
    where c.workspace_id = ${workspace} and c.id = ${conversationId} and c.status = 'handoff'`;
  if (!facts?.lines.some(({ by }) => by === 'visitor')) return;
  const language = matchLanguage(facts.language) ?? 'en';
  const known = facts.known.filter((name) => name !== null);
  let summary: string | null;
  try {
    summary = await ctx.summarize({ lines: facts.lines, language, known }, patienceOf(ctx));
  } catch (error) {
    ctx.signal.throwIfAborted();
    return ctx.log.warn({ error }, 'the chat model did not summarise a conversation');
  }
  if (summary === null)
    return void ctx.log.info({}, 'a summary said what its conversation does not, and was not kept');
  await ctx.sql`
    update conversations set summary = ${summary}, summary_of = handoff_at
    where workspace_id = ${workspace} and id = ${conversationId} and handoff_at = ${facts.handoff_at}::timestamptz`;
}

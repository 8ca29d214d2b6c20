import type { z } from 'zod';
import type { Context } from '../../form/context.ts';
import type { SpeechForms } from '../../form/ports.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { recordEvent, timeText } from '../events/events.ts';
import type { Csat } from './schemas.ts';
import { storeStatusRow } from './status-rows.ts';

/** Expression for the rating of the conversation `c`; null if nobody rated it. */
export const csatOf = fragment`case when c.csat_score is not null then jsonb_build_object(
  'score', c.csat_score, 'comment', c.csat_comment, 'rated_at', ${timeText(fragment`c.csat_at`)}) end`;

/**
 * Asks the visitor of a conversation that a person closes to rate it, on the caller's transaction, if the bot asks and the question can
 * arrive. Nobody is asked twice within a day, or about what they wrote more than a week ago.
 */
export async function askForCsat(
  { principal, languages }: Pick<Context, 'principal' | 'languages'>,
  sql: Sql,
  id: string,
): Promise<void> {
  const { workspace } = principal.reach;
  const [asked] = await sql<{ language: string; speech_forms: SpeechForms }>`
    update conversations c set csat_asked_at = now()
    from answering_bots() b
    where c.workspace_id = ${workspace} and c.id = ${id} and c.of_visitor
      and b.workspace_id = c.workspace_id and b.id = c.bot_id and b.csat = 'on_close'
      and coalesce(c.csat_asked_at < now() - interval '1 day', true) and coalesce(c.reply_until > now(), true)
      and exists (
        select from messages m
        where m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.role = 'user'
          and m.created_at > now() - interval '7 days')
    returning coalesce(c.language, b.language) as language, b.speech_forms`;
  if (!asked) return;
  const { language } = asked;
  const text = languages.say(language, 'csatQuestion', {}, asked.speech_forms);
  await storeStatusRow(sql, workspace, { id, status: 'rate', author: 'bot', name: null, text, language });
}

interface Rating {
  score: number;
  /** `undefined` keeps the comment, `null` removes it. */
  comment?: string | null | undefined;
}

/**
 * Keeps the rating of a conversation, on the caller's transaction, and records an event if it is another one. Returns null if the visitor
 * was never asked.
 */
export async function rateConversation(
  ctx: Pick<Context, 'principal'>,
  sql: Sql,
  id: string,
  { score, comment }: Rating,
): Promise<z.infer<typeof Csat> | null> {
  const { workspace } = ctx.principal.reach;
  const [rated] = await sql<{
    session_id: string;
    bot_id: string;
    csat: z.infer<typeof Csat>;
    is_new: boolean;
  }>`
    with before as (
      select csat_score, csat_comment from conversations where workspace_id = ${workspace} and id = ${id} for update
    )
    update conversations c set csat_score = ${score},
      csat_comment = case when ${comment !== undefined} then ${comment ?? null} else c.csat_comment end,
      csat_at = case when c.csat_score is null or c.csat_at < c.csat_asked_at then now() else c.csat_at end
    from before where c.workspace_id = ${workspace} and c.id = ${id} and c.csat_asked_at is not null
    returning c.session_id, c.bot_id, ${csatOf} as csat,
      (before.csat_score, before.csat_comment) is distinct from (c.csat_score, c.csat_comment) as is_new`;
  if (!rated) return null;
  await sql`
    update messages set status = 'rated' where workspace_id = ${workspace} and conversation_id = ${id} and status = 'rate'`;
  const { session_id, bot_id: chatbot_id, csat } = rated;
  if (rated.is_new)
    await recordEvent(sql, ctx, {
      event: 'conversation.rated',
      botId: chatbot_id,
      data: Object.assign({ session_id, chatbot_id }, csat),
    });
  return csat;
}

/** A question for a rating that a customer of a channel got. */
export interface CsatQuestion {
  /** Id of the message that asks. */
  id: string;
  conversation_id: string;
  session_id: string;
  language: string;
  /** True if a number that is typed now answers it: it is a day old at most, and nothing was said since. */
  takes_number: boolean;
}

/** Lists the questions for a rating of the last week that a customer of a channel got, the newest first. */
export const listCsatQuestions = (
  sql: Sql,
  { workspace_id, contact_id }: { workspace_id: string; contact_id: string },
): Promise<CsatQuestion[]> => sql<CsatQuestion>`
  select m.id, c.id as conversation_id, c.session_id, m.language,
    m.status = 'rate' and m.position = c.message_count and m.created_at > now() - interval '1 day' as takes_number
  from conversations c
  join messages m on m.workspace_id = c.workspace_id and m.conversation_id = c.id and m.status in ('rate', 'rated')
  where c.workspace_id = ${workspace_id} and c.contact_id = ${contact_id} and c.csat_asked_at > now() - interval '7 days'
  order by m.created_at desc`;

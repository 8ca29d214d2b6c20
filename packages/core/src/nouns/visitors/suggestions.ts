import type { Context } from '../../form/context.ts';
import { matchLanguage } from '../../form/languages.ts';
import { maxSuggestionLength, maxSuggestions } from '../bots/window-settings.ts';
import type { WindowBot } from './visitors.ts';

/** Number of visitors who must have asked the same words before other visitors see them. */
const minVisitors = 3;

/**
 * Returns up to four questions that a chat window offers in a language: the bot's own, else questions of its Q&A documents,
 * else words that several visitors asked and that were answered with a source that still exists.
 */
export async function listSuggestions(
  ctx: Pick<Context, 'sql' | 'principal'>,
  bot: WindowBot,
  language: string,
): Promise<string[]> {
  const own = bot.suggestions[language] ?? [];
  if (own.length > 0) return own;
  const known = await listQuestionsOfDocuments(ctx, bot, language);
  return known.length > 0 ? known : listOftenAsked(ctx, bot, language);
}

async function listQuestionsOfDocuments(
  { sql, principal: { reach } }: Pick<Context, 'sql' | 'principal'>,
  { id }: WindowBot,
  language: string,
): Promise<string[]> {
  const documents = await sql<{ question: string; language: string | null }>`
    select d.content::jsonb ->> 'question' as question, d.language from documents d
    where d.workspace_id = ${reach.workspace} and (d.bot_id = ${id} or d.bot_id is null)
      and d.source_type = 'qa' and d.status = 'ready' and d.content is not null
    order by d.created_at, d.id limit 200`;
  const questions = documents
    .filter((document) => matchLanguage(document.language ?? '') === language)
    .map(({ question }) => question.replace(/\s+/g, ' ').trim());
  return chooseFrom(questions);
}

async function listOftenAsked(
  { sql, principal: { reach } }: Pick<Context, 'sql' | 'principal'>,
  { id }: WindowBot,
  language: string,
): Promise<string[]> {
  const { workspace } = reach;
  const asked = await sql<{ question: string }>`
    with answered as (
      select m.conversation_id, m.reply_to, m.sources from messages m
      where m.workspace_id = ${workspace} and m.created_at > now() - interval '30 days' and m.answered
        and m.author = 'bot' and m.sources <> '[]'
      order by m.created_at desc limit 500
    )
    select (array_agg(q.content order by q.created_at desc))[1] as question
    from answered a
    join conversations c on c.workspace_id = ${workspace} and c.id = a.conversation_id and c.bot_id = ${id}
    join messages q on q.workspace_id = ${workspace} and q.id = a.reply_to and q.language = ${language}
    where exists (
      select from documents d where d.workspace_id = ${workspace}
        and d.id = (a.sources -> 0 ->> 'document_id')::uuid and d.status = 'ready')
    group by lower(trim(q.content)) having count(distinct a.conversation_id) >= ${minVisitors}
    order by count(distinct a.conversation_id) desc, 1 limit 50`;
  // Numbers and addresses can be those of a visitor.
  return chooseFrom(asked.map(({ question }) => question.trim()).filter((text) => !/[\p{N}@/]/u.test(text)));
}

const chooseFrom = (questions: string[]) =>
  [...new Set(questions)].filter((text) => text.length <= maxSuggestionLength).slice(0, maxSuggestions);

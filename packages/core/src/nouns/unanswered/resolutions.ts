import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { botExists } from '../bots/bot-facts.ts';
import { conversationsInReach } from '../conversations/conversations.ts';
import { changeDocument } from '../knowledge/document-changes.ts';
import { addDocument } from '../knowledge/documents.ts';
import { isUnanswered } from './unanswered.ts';

/** A question of a visitor that is being settled. */
export interface SettledQuestion {
  id: string;
  bot_id: string;
  content: string;
  language: string | null;
  key: string | null;
}

/** Finds a question by its id, or by the id of its reply, in reach. Returns null if there is none. */
export async function findQuestion(
  ctx: Context,
  sql: Sql,
  id: string,
  { unansweredOnly }: { unansweredOnly: boolean },
): Promise<SettledQuestion | null> {
  const [asked] = await sql<SettledQuestion>`
    select q.id, c.bot_id, q.content, q.language, r.question_key::text as key from messages q
    join messages r on r.workspace_id = q.workspace_id and r.conversation_id = q.conversation_id and r.reply_to = q.id
    join conversations c on c.workspace_id = q.workspace_id and c.id = q.conversation_id
    where ${conversationsInReach(ctx)} and ${botExists(ctx.principal.reach.workspace, fragment`c.bot_id`)} and q.workspace_id = ${ctx.principal.reach.workspace}
      and (q.id = ${id} or (r.id = ${id} and not ${unansweredOnly}::boolean))
      and (not ${unansweredOnly}::boolean or ${isUnanswered})
    order by r.created_at desc limit 1`;
  return asked ?? null;
}

/** Takes a question off the list. Fails with `conflict` if it has another answer already than the one it `replaces`. */
export async function settleQuestion(
  ctx: Context,
  sql: Sql,
  { id, bot_id, content, language, key }: SettledQuestion,
  {
    dismissed,
    documentId,
    replaces = null,
  }: { dismissed: boolean; documentId: string | null; replaces?: string | null },
): Promise<void> {
  const [claimed] = await sql`
    insert into resolved_questions as r
      (workspace_id, message_id, bot_id, question, language, question_key, dismissed, document_id)
    values (${ctx.principal.reach.workspace}, ${id}, ${bot_id}, ${content}, ${language}, ${key}::bigint, ${dismissed},
      ${documentId})
    on conflict (workspace_id, message_id) do update
      set dismissed = excluded.dismissed, document_id = excluded.document_id, resolved_at = now()
      where r.dismissed or excluded.dismissed or r.document_id = ${replaces}
    returning 1`;
  if (!claimed) fail('conflict', 'This question already has an answer. Change its document instead.');
}

/** A caller whose changes belong to the transaction of `sql`. */
const inside = ({ jobs, principal }: Context, sql: Sql): Pick<Context, 'jobs' | 'principal' | 'tx'> => ({
  jobs,
  principal,
  tx: (run) => run(sql),
});

/** Adds a Q&A document that answers a question word for word, and returns its id. */
export async function addAnswer(
  ctx: Context,
  sql: Sql,
  { bot_id, content }: SettledQuestion,
  answer: string,
): Promise<string> {
  const document = await addDocument(inside(ctx, sql), {
    title: [...content].slice(0, 200).join(''),
    botId: bot_id,
    sourceType: 'qa',
    sourceUrl: null,
    content: JSON.stringify({ question: content, answer }),
  });
  return document.id;
}

/** The number of questions before a corrected one that its test case asks first. */
const maxAskedBefore = 2;

/** Reads the questions that a visitor asked before this one, oldest first. */
export async function readAskedBefore(ctx: Context, sql: Sql, { id }: SettledQuestion): Promise<string[]> {
  const rows = await sql<{ content: string }>`
    select b.content from messages q
    join messages b on b.workspace_id = q.workspace_id and b.conversation_id = q.conversation_id
      and b.role = 'user' and b.position < q.position
    where q.workspace_id = ${ctx.principal.reach.workspace} and q.id = ${id}
    order by b.position desc limit ${maxAskedBefore}`;
  return rows.map(({ content }) => content).reverse();
}

/**
 * Settles a question with the right answer, whatever settled it before. Changes the Q&A document of the same question if the bot
 * has one, else adds one. A follow-up shares its words with other questions, so only its own document is changed. Returns the
 * id of the document. Fails with `conflict` if somebody else settles the question at the same time.
 */
export async function correctQuestion(
  ctx: Context,
  sql: Sql,
  question: SettledQuestion,
  { answer, askedBefore }: { answer: string; askedBefore: string[] },
): Promise<string> {
  const { workspace } = ctx.principal.reach;
  const history = askedBefore.map((content) => ({ role: 'user' as const, content }));
  const { isFollowUp } = ctx.languages.readMessage(question.content, { history });
  const [settled] = await sql<{ document_id: string | null }>`
    select document_id from resolved_questions where workspace_id = ${workspace} and message_id = ${question.id}`;
  const replaces = settled?.document_id ?? null;
  const [known] = await sql<{ id: string }>`
    select d.id from documents d
    where d.workspace_id = ${workspace} and d.bot_id = ${question.bot_id} and d.source_type = 'qa'
      and lower(case when d.source_type = 'qa' then d.content::jsonb ->> 'question' end) = lower(${question.content})
      and (d.id = ${replaces}::uuid or not ${isFollowUp}::boolean)
    order by d.created_at desc limit 1`;
  if (known) await changeDocument(inside(ctx, sql), known.id, { answer });
  const documentId = known?.id ?? (await addAnswer(ctx, sql, question, answer));
  await settleQuestion(ctx, sql, question, { dismissed: false, documentId, replaces });
  return documentId;
}

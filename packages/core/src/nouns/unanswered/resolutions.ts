import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import type { Sql } from '../../form/sql.ts';
import { conversationsInReach } from '../conversations/conversations.ts';
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
    join bots b on b.workspace_id = c.workspace_id and b.id = c.bot_id
    where ${conversationsInReach(ctx)} and q.workspace_id = ${ctx.principal.reach.workspace}
      and (q.id = ${id} or (r.id = ${id} and not ${unansweredOnly}::boolean))
      and (not ${unansweredOnly}::boolean or ${isUnanswered})
    order by r.created_at desc limit 1`;
  return asked ?? null;
}

/** Takes a question off the list. Fails with `conflict` if it has an answer already. */
export async function settleQuestion(
  ctx: Context,
  sql: Sql,
  { id, bot_id, content, language, key }: SettledQuestion,
  { dismissed, documentId }: { dismissed: boolean; documentId: string | null },
): Promise<void> {
  const [claimed] = await sql`
    insert into resolved_questions as r
      (workspace_id, message_id, bot_id, question, language, question_key, dismissed, document_id)
    values (${ctx.principal.reach.workspace}, ${id}, ${bot_id}, ${content}, ${language}, ${key}::bigint, ${dismissed},
      ${documentId})
    on conflict (workspace_id, message_id) do update
      set dismissed = excluded.dismissed, document_id = excluded.document_id, resolved_at = now()
      where r.dismissed or excluded.dismissed
    returning 1`;
  if (!claimed) fail('conflict', 'This question already has an answer. Change its document instead.');
}

/** Adds a Q&A document that answers a question word for word, and returns its id. */
export async function addAnswer(
  ctx: Context,
  sql: Sql,
  { bot_id, content }: SettledQuestion,
  answer: string,
): Promise<string> {
  const document = await addDocument(
    { jobs: ctx.jobs, principal: ctx.principal, tx: (run) => run(sql) },
    {
      title: [...content].slice(0, 200).join(''),
      botId: bot_id,
      sourceType: 'qa',
      sourceUrl: null,
      content: JSON.stringify({ question: content, answer }),
    },
  );
  return document.id;
}

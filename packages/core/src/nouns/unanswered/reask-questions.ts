import type { Context } from '../../form/context.ts';
import { finish } from '../../form/execute.ts';
import type { AnswerRequest } from '../../form/ports.ts';
import { askUnstored } from '../conversations/ask-unstored.ts';
import { findUnanswered, type UnansweredGroup } from './unanswered.ts';

/** The number of groups that one change of a base asks again, the newest first: each may cost a call of the chat model. */
const maxGroups = 50;
const searchedPassages = 3;

type Bot = AnswerRequest['bot'];

/** Returns whether a document of the best passages for a question was changed, or began to answer, after the question was asked. */
async function hasChangedPassage(ctx: Context, bot: Bot, group: UnansweredGroup): Promise<boolean> {
  const { workspace: workspaceId } = ctx.principal.reach;
  const { hits } = await ctx.search(ctx.sql, {
    workspaceId,
    botIds: [bot.id],
    query: group.question,
    also: [bot.language],
    limit: searchedPassages,
  });
  const documents = hits.map((hit) => hit.document_id);
  const changed = await ctx.sql`
    select 1 from documents where workspace_id = ${workspaceId} and id = any(${documents}::uuid[])
      and greatest(indexed_at, updated_at, valid_from) > ${group.last_asked_at}::timestamptz`;
  return changed.length > 0;
}

/**
 * Asks the open unanswered questions of a workspace again after its base changed, and closes those that the bot answers now.
 * Returns how many were closed.
 */
export async function reaskQuestions(ctx: Context): Promise<number> {
  const { workspace: workspaceId } = ctx.principal.reach;
  let closed = 0;
  for (const group of (await findUnanswered(ctx, {})).slice(0, maxGroups)) {
    ctx.signal.throwIfAborted();
    const [row] = await ctx.sql<{ bot: Bot }>`
      select to_jsonb(b) as bot from answering_bots() b where b.workspace_id = ${workspaceId} and b.id = ${group.chatbot_id}`;
    if (!row || !(await hasChangedPassage(ctx, row.bot, group))) continue;
    const { answer } = await finish(askUnstored(ctx, { bot: row.bot }, group.question));
    const [source] = answer.sources;
    if (!answer.answered || !source) continue;
    await ctx.sql`
      insert into resolved_questions (workspace_id, message_id, bot_id, question, language, question_key, dismissed, document_id)
      select ${workspaceId}, q.id, ${group.chatbot_id}, q.content, q.language, r.question_key, false, ${source.document_id}
      from messages q join messages r on r.workspace_id = q.workspace_id and r.conversation_id = q.conversation_id and r.reply_to = q.id
      where q.workspace_id = ${workspaceId} and q.id = ${group.id}
      on conflict (workspace_id, message_id) do update set resolved_at = now(), document_id = excluded.document_id
        where not resolved_questions.dismissed`;
    closed++;
  }
  return closed;
}

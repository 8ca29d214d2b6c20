import type { Sql } from '@jawab/core';
import type { Written } from './writers.ts';

interface Stored {
  session: string;
  questions: number;
  replies: string[];
  interrupted: boolean;
}

/** Counts the work that is still under way: turns, documents, deliveries, jobs. */
export async function countUnderWay(sql: Sql): Promise<number> {
  const [row] = await sql<{ n: number }>`
    select (select count(*) from open_turns)::int
      + (select count(*) from documents where status in ('queued', 'processing'))::int
      + (select count(*) from deliveries where status in ('queued', 'sending'))::int
      + (select count(*) from graphile_worker.jobs where locked_by is not null)::int as n`;
  return row?.n ?? Number.NaN;
}

/**
 * Compares what clients were promised with what a workspace has. Returns a sentence for each lost or doubled record. The
 * workspace has no other questions and documents than theirs, except `before` documents.
 */
export async function findLosses(
  sql: Sql,
  workspaceId: string,
  { answers, documents }: Written,
): Promise<string[]> {
  const losses: string[] = [];
  const stored = await sql<Stored>`
    select c.session_id as session, count(*) filter (where m.role = 'user')::int as questions,
      coalesce(array_agg(m.content) filter (where m.role = 'assistant'), '{}') as replies,
      coalesce(bool_or(m.interrupted), false) as interrupted
    from conversations c join messages m on m.workspace_id = c.workspace_id and m.conversation_id = c.id
    where c.workspace_id = ${workspaceId} group by 1`;
  const bySession = new Map(stored.map((one) => [one.session, one]));
  for (const [session, text] of answers) {
    const one = bySession.get(session);
    if (!one) losses.push(`The answer of ${session} is lost.`);
    else if (one.questions !== 1 || one.replies.length !== 1)
      losses.push(`${session} has ${one.questions} questions and ${one.replies.length} replies.`);
    else if (one.replies[0] !== text || one.interrupted)
      losses.push(`The answer of ${session} is stored otherwise than it was sent.`);
  }
  for (const { session, questions, replies } of stored)
    if (questions !== replies.length && !answers.has(session))
      losses.push(`${session} has ${questions} questions and ${replies.length} replies.`);

  const [units] = await sql<{ asked: number; spent: number }>`
    select (select count(*) from messages where workspace_id = ${workspaceId} and role = 'user')::int as asked,
      (select coalesce(sum(messages), 0) from usage where workspace_id = ${workspaceId})::int as spent`;
  if (units?.asked !== units?.spent)
    losses.push(`${units?.asked} questions are stored, and ${units?.spent} messages are spent.`);

  const kept = await sql<{ title: string; ids: string[]; ready: number; whole: boolean }>`
    select d.title, array_agg(d.id::text) as ids, count(*) filter (where d.status = 'ready')::int as ready,
      bool_and(d.chunk_count = (select count(*) from chunks c where c.workspace_id = d.workspace_id and c.document_id = d.id)) as whole
    from documents d where d.workspace_id = ${workspaceId} group by 1`;
  const byTitle = new Map(kept.map((one) => [one.title, one]));
  for (const [title, id] of documents) {
    const one = byTitle.get(title);
    if (!one?.ids.includes(id)) losses.push(`The document ${title} is lost.`);
    else if (one.ids.length > 1) losses.push(`The document ${title} is stored ${one.ids.length} times.`);
    else if (one.ready !== 1 || !one.whole) losses.push(`The document ${title} is not wholly ready.`);
  }
  return losses;
}

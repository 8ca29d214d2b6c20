import { hashQuestionKey, nilId, type Sql, type WorkspaceDatabase } from '@jawab/core';
import { questionKey } from '@jawab/retrieval';

const batch = 1_000;

export interface RollUp {
  workspaceId: string;
  /** The current time; the database's clock if omitted. */
  at?: Date;
  /** The number of messages from which today is counted before it is over. */
  least?: number;
  signal?: AbortSignal;
}

/**
 * Counts the days of a workspace that ended or changed since they were counted, and what is older than two hours of today.
 * Each day has its own transaction, the newest first. Removes days that no window reaches. Two runs at once do no harm.
 * Returns the counted days.
 */
export async function rollUpAnalytics(
  { sql }: Pick<WorkspaceDatabase, 'sql'>,
  { workspaceId, at, least = 1_000, signal }: RollUp,
): Promise<string[]> {
  const now = at ?? null;
  const due = await sql<{ day: string }>`
    select day from days_to_roll_up(${workspaceId}::uuid, coalesce(${now}::timestamptz, now()), ${least}::int)`;
  const counted: string[] = [];
  for (const { day } of due) {
    if (signal?.aborted) return counted;
    await keyQuestions(sql, workspaceId, day);
    await sql`
      select roll_up_day(${workspaceId}::uuid, ${day}::date, coalesce(${now}::timestamptz, now()))`;
    counted.push(day);
  }
  await forgetOldDays(sql, workspaceId, now);
  if (counted.length > 0) await forgetGroups(sql, workspaceId);
  return counted;
}

/** Removes the days that no window reaches any more. */
async function forgetOldDays(sql: Sql, workspaceId: string, now: Date | null): Promise<void> {
  const [{ first } = {}] = await sql<{ first: string }>`
    select utc_day(coalesce(${now}::timestamptz, now()) - interval '2 hours') - 29 as first`;
  await sql`
    select forget_day(${workspaceId}::uuid, d.day) from (
      select distinct day from analytics_days where workspace_id = ${workspaceId} and day < ${first}::date
    ) d`;
  await sql`delete from analytics_changes where workspace_id = ${workspaceId} and day < ${first}::date`;
}

/** Deletes groups, and so the vectors of their words, without a question that is counted, unanswered or recent. */
const forgetGroups = (sql: Sql, workspaceId: string) => sql`
  with uncounted as materialized (
    select g.key, g.group_key from question_groups g
    where g.workspace_id = ${workspaceId} and g.created_at < now() - interval '3 days' and not exists (
      select from question_totals t
      where t.workspace_id = ${workspaceId} and t.scope = ${nilId}::uuid
        and t.key = g.group_key)
  ), used as materialized (
    select u.group_key from messages m join uncounted u on u.key = m.question_key
    where m.workspace_id = ${workspaceId} and m.answered = false and m.created_at > now() - interval '90 days'
    union
    select u.group_key from messages m join uncounted u on u.key = m.question_key
    where m.workspace_id = ${workspaceId} and m.created_at > now() - interval '3 days'
  )
  delete from question_groups g using uncounted u
  where g.workspace_id = ${workspaceId} and g.key = u.key
    and not exists (select from used where used.group_key = u.group_key)`;

interface Unkeyed {
  conversation_id: string;
  position: number;
  content: string;
  language: string | null;
}

/** Gives a key to questions that were stored before questions had keys. */
async function keyQuestions(sql: Sql, workspaceId: string, day: string): Promise<void> {
  for (let found = batch; found === batch; ) {
    const questions = await sql<Unkeyed>`
      select m.conversation_id, m.position, q.content, q.language from messages m
      join messages q on q.workspace_id = m.workspace_id and q.id = m.reply_to
      where m.workspace_id = ${workspaceId} and m.answered is not null and m.question_key is null
        and m.created_at >= day_start(${day}::date) and m.created_at < day_start(${day}::date + 1)
      limit ${batch}`;
    found = questions.length;
    if (found === 0) return;
    const keys = questions.map(({ content, language }) => hashQuestionKey(questionKey(content, language)));
    await sql`
      update messages m set question_key = k.key
      from unnest(${questions.map((q) => q.conversation_id)}::uuid[], ${questions.map((q) => q.position)}::int[],
        ${keys}::bigint[]) k(conversation_id, position, key)
      where m.workspace_id = ${workspaceId} and m.conversation_id = k.conversation_id and m.position = k.position`;
  }
}

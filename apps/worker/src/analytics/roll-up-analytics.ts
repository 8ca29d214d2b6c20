import { hashQuestionKey, nilId, type WorkspaceDatabase } from '@jawab/core';
import { questionKey } from '@jawab/retrieval';

const batch = 1_000;

export interface RollUp {
  workspaceId: string;
  /** What time it is; the database's own unless said. */
  at?: Date;
  /** How many messages of today pay for counting them before the day is over. */
  least?: number;
  signal?: AbortSignal;
}

/**
 * Counts the days of a workspace that ended and are not counted, or were touched since, and of today what is older than two
 * hours; newest first, each in a transaction of its own. Forgets those no window reaches. Done twice, or by two at once, it is as if
 * done once. Answers the days.
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
    // The embedded database would be restarted by its watchdog when the day of a large workspace takes ten seconds.
    await sql`
      /* embedded.long_statement */ select roll_up_day(${workspaceId}::uuid, ${day}::date, coalesce(${now}::timestamptz, now()))`;
    counted.push(day);
  }
  await sql`
    select forget_days(
      ${workspaceId}::uuid, utc_day(coalesce(${now}::timestamptz, now()) - interval '2 hours') - 29)`;
  if (counted.length > 0) await forgetGroups(sql, workspaceId);
  return counted;
}

/** Groups without a question that is counted, unanswered or of these days: with them goes what is known of their words. */
const forgetGroups = (sql: WorkspaceDatabase['sql'], workspaceId: string) => sql`
  with uncounted as materialized (
    select g.key, g.group_key from question_groups g
    where g.workspace_id = ${workspaceId} and g.created_at < now() - interval '3 days' and not exists (
      select from analytics_questions q
      where q.workspace_id = ${workspaceId} and q.scope = ${nilId}::uuid and q.key = g.group_key)
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

/** Questions of a time before keys were kept get theirs. */
async function keyQuestions(sql: WorkspaceDatabase['sql'], workspaceId: string, day: string): Promise<void> {
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

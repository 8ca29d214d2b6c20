import type { WorkspaceDatabase } from '@jawab/core';

export interface RollUp {
  workspaceId: string;
  /** The current time. Defaults to the time of the database. */
  at?: Date;
  signal?: AbortSignal;
}

/**
 * Counts the days of a workspace that have new messages or changed since they were counted; newest first, each in a transaction of its own.
 * Forgets those no window reaches. Can run twice, also at once. Returns the days.
 */
export async function rollUpAnalytics(
  { sql }: Pick<WorkspaceDatabase, 'sql'>,
  { workspaceId, at, signal }: RollUp,
): Promise<string[]> {
  const now = at ?? new Date();
  const due = await sql<{ day: string; until: string }>`
    select * from due_days(${workspaceId}::uuid, ${now}::timestamptz)`;
  const counted: string[] = [];
  for (const { day, until } of due) {
    if (signal?.aborted) return counted;
    // The embedded database would be restarted by its watchdog when the day of a large workspace takes ten seconds.
    await sql`/* embedded.long_statement */ select count_day(${workspaceId}::uuid, ${day}::date, ${until}::timestamptz)`;
    counted.push(day);
  }
  await forgetDays(sql, workspaceId, now);
  if (counted.length > 0) await forgetGroups(sql, workspaceId);
  return counted;
}

/** Deletes the counts of the days that no window of 90 days reaches any more. */
const forgetDays = (sql: WorkspaceDatabase['sql'], workspaceId: string, now: Date) => sql`
  with oldest as (select utc_day(${now}::timestamptz - interval '2 hours') - 89 as day), questions as (
    delete from analytics_asked q using oldest o where q.workspace_id = ${workspaceId} and q.day < o.day
  ), changes as (
    delete from analytics_changes c using oldest o where c.workspace_id = ${workspaceId} and c.day < o.day
  )
  delete from analytics_quarters a using oldest o where a.workspace_id = ${workspaceId} and a.day < o.day`;

/** Groups without a question that is counted, unanswered or of these days: with them goes what is known of their words. */
const forgetGroups = (sql: WorkspaceDatabase['sql'], workspaceId: string) => sql`
  with uncounted as materialized (
    select g.key, g.group_key from question_groups g
    where g.workspace_id = ${workspaceId} and g.created_at < now() - interval '3 days' and not exists (
      select from analytics_asked q
      where q.workspace_id = ${workspaceId} and q.key = g.group_key)
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

import { type Fragment, fragment, type Sql } from '../../form/sql.ts';

export const testSchedules = ['never', 'daily', 'weekly'] as const;
type TestSchedule = (typeof testSchedules)[number];

/** Expression for the next time of a schedule: 03:00 UTC on the next day or Monday; null for `never`. */
const nextTests = (schedule: Fragment): Fragment => fragment`(
  case ${schedule}
    when 'daily' then date_trunc('day', now() at time zone 'utc' - interval '3 hours') + interval '1 day 3 hours'
    when 'weekly' then date_trunc('week', now() at time zone 'utc' - interval '3 hours') + interval '7 days 3 hours'
  end at time zone 'utc')`;

/** Sets how often the test cases of a bot run by themselves. */
export async function scheduleTests(
  sql: Sql,
  { workspace, id }: { workspace: string; id: string },
  schedule: TestSchedule,
): Promise<void> {
  await sql`
    update bots set test_schedule = ${schedule}, tests_due_at = ${nextTests(fragment`${schedule}::text`)}
    where workspace_id = ${workspace} and id = ${id} and test_schedule <> ${schedule}`;
}

/** Sets the next time of a bot whose test cases are due. Returns false if they are not, or somebody else was first. */
export async function takeDueTests(
  sql: Sql,
  { workspace, id }: { workspace: string; id: string },
): Promise<boolean> {
  const taken = await sql`
    update bots set tests_due_at = ${nextTests(fragment`test_schedule`)}
    where workspace_id = ${workspace} and id = ${id} and tests_due_at <= now() returning 1`;
  return taken.length > 0;
}

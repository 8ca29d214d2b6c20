import type { Context } from '../../form/context.ts';
import type { Sql } from '../../form/sql.ts';
import { recordEvent } from '../events/events.ts';

const namedCases = 20;

/** Records `tests.regressed` if a case fails in a finished run that passed in the run before it. Runs of drafts are left out. */
export async function tellRegression(ctx: Context, sql: Sql, runId: string): Promise<void> {
  const { workspace } = ctx.principal.reach;
  const [run] = await sql<{
    bot_id: string;
    passed: number;
    total: number;
    before: string;
    passed_before: number;
  }>`
    select r.bot_id, r.passed, r.total, p.id as before, p.passed as passed_before
    from test_runs r cross join lateral (
      select * from test_runs p
      where p.workspace_id = r.workspace_id and p.bot_id = r.bot_id and p.status = 'done' and not p.drafts
        and p.id <> r.id and p.created_at <= r.created_at
      order by p.created_at desc, p.id desc limit 1
    ) p
    where r.workspace_id = ${workspace} and r.id = ${runId} and not r.drafts`;
  if (!run) return;
  const cases = await sql<{ case_id: string; question: string; reasons: string[] }>`
    select x.case_id, x.question, x.reasons from test_results x
    join test_results b on b.workspace_id = x.workspace_id and b.run_id = ${run.before} and b.case_id = x.case_id
    where x.workspace_id = ${workspace} and x.run_id = ${runId} and b.passed and not x.passed
    order by x.case_id`;
  if (cases.length === 0) return;
  const data = {
    run_id: runId,
    chatbot_id: run.bot_id,
    passed: run.passed,
    total: run.total,
    passed_before: run.passed_before,
    regressed: cases.length,
    cases: cases.slice(0, namedCases),
  };
  await recordEvent(sql, ctx, { event: 'tests.regressed', botId: run.bot_id, data });
}

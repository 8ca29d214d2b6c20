import type { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { finish } from '../../form/execute.ts';
import type { AnswerRequest, HistoryMessage } from '../../form/ports.ts';
import { fragment, type Sql } from '../../form/sql.ts';
import { askUnstored, type Said } from '../conversations/ask-unstored.ts';
import { TestRun } from './schemas.ts';
import { checkCase, type TestCaseRow } from './test-cases.ts';
import { tellRegression } from './test-regressions.ts';

/** Payload of the job `run_tests`. */
export interface TestRunPayload {
  workspaceId: string;
  runId: string;
}

/** Columns of a test run in the API; `r` is the alias of the table. */
export const testRunColumns = fragment`
  r.id, r.bot_id as chatbot_id, r.status, r.total, r.passed, r.drafts, r.created_at, r.finished_at`;

/** Queues a run of all test cases of a bot. Returns null if it has none, or a run in progress. */
export async function queueTestRun(
  { jobs }: Pick<Context, 'jobs'>,
  sql: Sql,
  { workspace, chatbotId, drafts }: { workspace: string; chatbotId: string; drafts: boolean },
): Promise<z.infer<typeof TestRun> | null> {
  const [run] = await sql(TestRun)`
    insert into test_runs as r (workspace_id, bot_id, total, drafts)
    select ${workspace}, ${chatbotId}, count(*), ${drafts} from test_cases
    where workspace_id = ${workspace} and bot_id = ${chatbotId} having count(*) > 0
    on conflict (workspace_id, bot_id) where status in ('queued', 'running') do nothing
    returning ${testRunColumns}`;
  if (!run) return null;
  const payload: TestRunPayload = { workspaceId: workspace, runId: run.id };
  await jobs.add(sql, 'run_tests', payload, { key: `tests:${run.id}` });
  return run;
}

/**
 * Runs all cases of a test run and stores the results. It creates no conversations and no events, and it does not count in
 * analytics or toward the quota. If a worker died, the next one continues its run. A run whose bot no longer answers fails.
 */
export async function runTests(ctx: Context, { workspaceId, runId }: TestRunPayload): Promise<void> {
  const [run] = await ctx.sql<{ bot: AnswerRequest['bot']; drafts: boolean }>`
    update test_runs r set status = 'running'
    from answering_bots() b
    where r.workspace_id = ${workspaceId} and r.id = ${runId} and r.status in ('queued', 'running')
      and b.workspace_id = r.workspace_id and b.id = r.bot_id
    returning to_jsonb(b) as bot, r.drafts`;
  if (!run) {
    await ctx.sql`
      update test_runs set status = 'failed', finished_at = now()
      where workspace_id = ${workspaceId} and id = ${runId} and status in ('queued', 'running')`;
    return;
  }
  const cases = await ctx.sql<TestCaseRow>`
    select t.id, t.question, t.language, t.expected_document_ids, t.expected_answer, t.must_not_say, t.asked_before,
      t.expect_unanswered
    from test_cases t
    where t.workspace_id = ${workspaceId} and t.bot_id = ${run.bot.id} and not exists (
      select from test_results x where x.workspace_id = t.workspace_id and x.run_id = ${runId} and x.case_id = t.id)
    order by t.created_at, t.id`;
  for (const test of cases) {
    ctx.signal.throwIfAborted();
    const said = await askCase(ctx, run, test).catch((error: unknown) => {
      ctx.signal.throwIfAborted();
      ctx.log.warn({ error, test: test.id }, 'a test case could not be asked');
      return null;
    });
    await keepResult(ctx.sql, { workspaceId, runId }, test, said);
  }
  await ctx.tx(async (sql) => {
    await sql`
      update test_runs r set status = 'done', finished_at = now(),
        (total, passed) = (
          select count(*), count(*) filter (where x.passed) from test_results x
          where x.workspace_id = r.workspace_id and x.run_id = r.id)
      where r.workspace_id = ${workspaceId} and r.id = ${runId}`;
    await tellRegression(ctx, sql, runId);
  });
}

/** Asks the questions before a case and then its own, in one conversation that is never stored. */
async function askCase(
  ctx: Context,
  { bot, drafts }: { bot: AnswerRequest['bot']; drafts: boolean },
  { asked_before, question }: TestCaseRow,
): Promise<Said> {
  const history: HistoryMessage[] = [];
  for (const earlier of asked_before) {
    const { text, answer } = await finish(askUnstored(ctx, { bot, drafts, history: [...history] }, earlier));
    const documents = answer.sources.map(({ document_id }) => document_id);
    history.push({ role: 'user', content: earlier }, { role: 'assistant', content: text, documents });
  }
  return finish(askUnstored(ctx, { bot, drafts, history }, question));
}

async function keepResult(
  sql: Sql,
  { workspaceId, runId }: TestRunPayload,
  test: TestCaseRow,
  said: Said | null,
): Promise<void> {
  const reasons = said
    ? checkCase(test, { text: said.text, language: said.reading.language, answer: said.answer })
    : ['could not be run: no model answered'];
  await sql`
    insert into test_results
      (workspace_id, run_id, case_id, question, passed, reasons, answered, language, answer, sources, trace_id)
    values (${workspaceId}, ${runId}, ${test.id}, ${test.question}, ${reasons.length === 0}, ${reasons},
      ${said?.answer.answered ?? null}, ${said?.reading.language ?? ''}, ${said?.text ?? ''},
      ${JSON.stringify(said?.answer.sources ?? [])}::jsonb, ${said?.answer.trace.trace_id ?? null})
    on conflict do nothing`;
}

import type { Context } from '../form/context.ts';
import { matchLanguage } from '../form/languages.ts';
import type { Answer, AnswerRequest } from '../form/ports.ts';
import { fragment, type Sql } from '../form/sql.ts';

/** Payload of the job `run_tests`. */
export interface TestRunPayload {
  workspaceId: string;
  runId: string;
}

export interface TestCaseRow {
  id: string;
  question: string;
  language: string | null;
  expected_document_id: string | null;
  expected_answer: string | null;
  expect_unanswered: boolean;
}

/** Columns of a test case in the API; `t` is the alias of the table. */
export const testCaseColumns = fragment`
  t.id, t.bot_id as chatbot_id, t.question, t.language, t.expected_document_id, t.expected_answer,
  t.expect_unanswered, t.created_at`;

/** Returns the reasons why a case failed; empty if it passed. */
export function checkCase(
  test: TestCaseRow,
  {
    text,
    language,
    answer,
  }: { text: string; language: string; answer: Pick<Answer, 'answered' | 'sources'> },
): string[] {
  const reasons: string[] = [];
  const fold = (value: string) => value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (test.expect_unanswered && answer.answered !== false)
    reasons.push('answered, but was expected not to know');
  if (!test.expect_unanswered && answer.answered === false) reasons.push('did not know');
  if (
    test.expected_document_id &&
    !answer.sources.some((source) => source.document_id === test.expected_document_id)
  )
    reasons.push('did not cite the expected document');
  if (test.expected_answer && !fold(text).includes(fold(test.expected_answer)))
    reasons.push('does not contain the expected text');
  if (test.language && matchLanguage(language) !== matchLanguage(test.language))
    reasons.push(`replied in ${language}, not in ${test.language}`);
  return reasons;
}

/**
 * Runs all cases of a test run and stores the results. It creates no conversations and no events, and it does not count in
 * analytics or toward the quota. If a worker died, the next one continues its run.
 */
export async function runTests(ctx: Context, { workspaceId, runId }: TestRunPayload): Promise<void> {
  const [run] = await ctx.sql<{ bot: AnswerRequest['bot'] }>`
    update test_runs r set status = 'running'
    from bots b
    where r.workspace_id = ${workspaceId} and r.id = ${runId} and r.status in ('queued', 'running')
      and b.workspace_id = r.workspace_id and b.id = r.bot_id
    returning to_jsonb(b) as bot`;
  if (!run) return;
  const cases = await ctx.sql<TestCaseRow>`
    select t.id, t.question, t.language, t.expected_document_id, t.expected_answer, t.expect_unanswered
    from test_cases t
    where t.workspace_id = ${workspaceId} and t.bot_id = ${run.bot.id} and not exists (
      select from test_results x where x.workspace_id = t.workspace_id and x.run_id = ${runId} and x.case_id = t.id)
    order by t.created_at, t.id`;
  for (const test of cases) {
    ctx.signal.throwIfAborted();
    const said = await askCase(ctx, run.bot, workspaceId, test).catch((error: unknown) => {
      ctx.signal.throwIfAborted();
      ctx.log.warn({ error, test: test.id }, 'a test case could not be asked');
      return null;
    });
    await keepResult(ctx.sql, { workspaceId, runId }, test, said);
  }
  await ctx.sql`
    update test_runs r set status = 'done', finished_at = now(),
      (total, passed) = (
        select count(*), count(*) filter (where x.passed) from test_results x
        where x.workspace_id = r.workspace_id and x.run_id = r.id)
    where r.workspace_id = ${workspaceId} and r.id = ${runId}`;
}

async function askCase(ctx: Context, bot: AnswerRequest['bot'], workspaceId: string, test: TestCaseRow) {
  const reading = ctx.languages.readMessage(test.question, { bot });
  const { language } = reading;
  const pieces = ctx.answerer({
    workspaceId,
    bot,
    history: [],
    // A test never asks for contact data.
    reading: { ...reading, contact: null },
    sql: ctx.sql,
    signal: ctx.signal,
  });
  let text = '';
  for (;;) {
    const step = await pieces.next();
    if (step.done) return { text, language, answer: step.value };
    text += step.value;
  }
}

async function keepResult(
  sql: Sql,
  { workspaceId, runId }: TestRunPayload,
  test: TestCaseRow,
  said: Awaited<ReturnType<typeof askCase>> | null,
): Promise<void> {
  const reasons = said ? checkCase(test, said) : ['could not be run: no model answered'];
  await sql`
    insert into test_results
      (workspace_id, run_id, case_id, question, passed, reasons, answered, language, answer, sources, trace_id)
    values (${workspaceId}, ${runId}, ${test.id}, ${test.question}, ${reasons.length === 0}, ${reasons},
      ${said?.answer.answered ?? null}, ${said?.language ?? ''}, ${said?.text ?? ''},
      ${JSON.stringify(said?.answer.sources ?? [])}::jsonb, ${said?.answer.trace.trace_id ?? null})
    on conflict do nothing`;
}

import { defineTool, fail, schemas, testRunColumns, waitFor } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_test_run',
  title: 'Get a test run',
  description:
    'Returns one test run with its results: which cases passed and why others failed. It names those that got better, got worse or changed language since the previous run. With wait (0–30 seconds), it returns when the run is over.',
  askedAs: 'what got worse which tests failed result regression',
  scope: 'kb:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/tests/runs/{id}' },
  strangersText: ['data.results[].answer', 'data.results[].sources'],
  input: z.object({
    id: schemas.id('Run id, from run_tests.'),
    wait: schemas.wait(30, 'Seconds to wait for the end of the run (0–30).'),
  }),
  output: z.object({
    data: schemas.TestRun.extend({
      results: z.array(schemas.TestResult),
      better: z.int(),
      worse: z.int(),
      changed_language: z.int(),
    }),
  }),
  async handler(ctx, { id, wait }) {
    const { reach } = ctx.principal;
    const read = async () => {
      const [run] = await ctx.sql(schemas.TestRun)`
        select ${testRunColumns}
        from test_runs r where r.workspace_id = ${reach.workspace} and r.id = ${id}
          and (${reach.bots}::uuid[] is null or r.bot_id = any(${reach.bots}::uuid[]))`;
      return run ?? fail('not_found', `There is no test run ${id}. Start one with run_tests.`);
    };
    const run = await waitFor(ctx, wait, read, ({ status }) => status === 'done' || status === 'failed');
    const results = await ctx.sql(schemas.TestResult)`
      with before as (
        select b.* from test_results b where b.workspace_id = ${reach.workspace} and b.run_id = (
          select r.id from test_runs r
          where r.workspace_id = ${reach.workspace} and r.bot_id = ${run.chatbot_id} and r.status = 'done'
            and r.created_at < ${run.created_at}::timestamptz
          order by r.created_at desc limit 1)
      )
      select x.case_id, x.question, x.passed, x.reasons, x.answered, x.language, x.answer, x.sources,
        case when b.case_id is null then 'new' when x.passed = b.passed then 'same'
          when x.passed then 'better' else 'worse' end as change,
        case when b.language <> x.language then b.language end as language_before
      from test_results x left join before b on b.case_id = x.case_id
      where x.workspace_id = ${reach.workspace} and x.run_id = ${id}
      order by x.passed, x.question`;
    const count = (change: string) => results.filter((result) => result.change === change).length;
    const changed_language = results.filter((result) => result.language_before !== null).length;
    return { data: { ...run, results, better: count('better'), worse: count('worse'), changed_language } };
  },
});

import { defineTool, fail, queueTestRun, requireTurnBot, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'run_tests',
  title: 'Run tests',
  description:
    'Asks a bot the questions of all its test cases in the background and returns the run at once. Next, call get_test_run with wait for the results. Creates no conversations, but calls the configured chat model. A bot has one run at a time. To run them on a schedule, call update_bot with testSchedule.',
  askedAs: 'check quality what got worse evaluate regression now',
  scope: 'kb:write',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  changes: 'test_run',
  rest: { method: 'POST', path: '/tests/run', status: 202 },
  input: z.object({
    chatbotId: schemas.chatbotId,
    drafts: z
      .boolean()
      .default(false)
      .meta({ description: 'true: also answer from drafts, to see a change before customers do.' }),
  }),
  output: z.object({ data: schemas.TestRun }),
  async handler(ctx, { chatbotId, drafts }) {
    const { workspace } = ctx.principal.reach;
    await requireTurnBot(ctx, chatbotId);
    const data = await ctx.tx(async (sql) => {
      const [count] = await sql<{ n: number }>`
        select count(*)::int as n from test_cases where workspace_id = ${workspace} and bot_id = ${chatbotId}`;
      if (!count?.n) fail('conflict', 'This bot has no test cases. Add one with create_test_case.');
      const run = await queueTestRun(ctx, sql, { workspace, chatbotId, drafts });
      return (
        run ?? fail('conflict', 'This bot already has a test run in progress. Wait for it with get_test_run.')
      );
    });
    return { data };
  },
});

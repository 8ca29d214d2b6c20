import type { Context } from '../../form/context.ts';
import { takeDueTests } from '../bots/test-schedule.ts';
import { queueTestRun } from './test-runs.ts';

/**
 * Queues the due run of a bot and sets its next time. A bot without test cases, or with a run in progress, has none this time.
 */
export async function queueDueRun(ctx: Context, chatbotId: string): Promise<void> {
  const { workspace } = ctx.principal.reach;
  await ctx.tx(async (sql) => {
    if (await takeDueTests(sql, { workspace, id: chatbotId }))
      await queueTestRun(ctx, sql, { workspace, chatbotId, drafts: false });
  });
}

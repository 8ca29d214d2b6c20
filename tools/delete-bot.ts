import { defineTool, fragment, keepDeleted, requireVisibleBot, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_bot',
  title: 'Delete a bot',
  description:
    'Deletes a bot, with its documents, test cases and channels. restore_bot brings it back within 30 days, without its channels; archive_bot only closes it. Its conversations and leads stay readable for tokens that are not limited to single bots. Tokens limited to this bot stay limited. If it was the default bot, the oldest remaining bot becomes the default. Frees one place in the bot limit of the plan.',
  askedAs: 'remove close down shut bot',
  scope: 'bots:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'bot',
  rest: { method: 'DELETE', path: '/bots/{id}' },
  input: z.object({ id: schemas.id('Bot id, from list_bots.') }),
  output: z.object({
    data: z.object({ id: z.uuid(), deleted: z.literal(true), restorable_until: schemas.restorableUntil }),
  }),
  async handler(ctx, { id }) {
    const { workspace } = ctx.principal.reach;
    await requireVisibleBot(ctx, id);
    const restorable_until = await ctx.tx(async (sql) => {
      await sql`select 1 from workspaces where id = ${workspace} for no key update`;
      const until = await keepDeleted(
        ctx,
        sql,
        { kind: 'bot', id, botId: id },
        {
          bots: fragment`t.id = ${id}`,
          crawls: fragment`t.bot_id = ${id} and t.status <> 'queued' and coalesce(t.search, 'chosen') = 'chosen'`,
          documents: fragment`t.bot_id = ${id}`,
          document_files: fragment`t.document_id in (
          select d.id from documents d where d.workspace_id = ${workspace} and d.bot_id = ${id})`,
          test_cases: fragment`t.bot_id = ${id}`,
          test_runs: fragment`t.bot_id = ${id} and t.finished_at is not null`,
          test_results: fragment`t.run_id in (
          select r.id from test_runs r
          where r.workspace_id = ${workspace} and r.bot_id = ${id} and r.finished_at is not null)`,
          resolved_questions: fragment`t.bot_id = ${id}`,
        },
      );
      await sql`delete from bots where workspace_id = ${workspace} and id = ${id}`;
      await sql`update webhooks set enabled = false where workspace_id = ${workspace} and bot_id = ${id}`;
      await sql`delete from retrieval_statistics where workspace_id = ${workspace} and scope = ${id}`;
      await sql`
        update workspaces set default_bot_id = (
          select b.id from bots b where b.workspace_id = ${workspace} order by b.created_at, b.id limit 1)
        where id = ${workspace} and default_bot_id = ${id}`;
      return until;
    });
    return { data: { id, deleted: true as const, restorable_until } };
  },
});

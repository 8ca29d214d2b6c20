import { defineTool, requireVisibleBot, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'delete_bot',
  title: 'Delete a bot',
  description:
    'Deletes a bot permanently, with its documents and test cases. Its conversations and leads stay readable for tokens that are not limited to single bots. Tokens limited to this bot stay limited. If it was the default bot, the oldest remaining bot becomes the default. Frees one place in the bot limit of the plan.',
  askedAs: 'remove close down shut bot',
  scope: 'bots:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'bot',
  rest: { method: 'DELETE', path: '/bots/{id}' },
  input: z.object({ id: schemas.id('Bot id, from list_bots.') }),
  output: z.object({ data: z.object({ id: z.uuid(), deleted: z.literal(true) }) }),
  async handler(ctx, { id }) {
    const { workspace } = ctx.principal.reach;
    await requireVisibleBot(ctx, id);
    await ctx.tx(async (sql) => {
      await sql`select 1 from workspaces where id = ${workspace} for no key update`;
      await sql`delete from bots where workspace_id = ${workspace} and id = ${id}`;
      await sql`update webhooks set enabled = false where workspace_id = ${workspace} and bot_id = ${id}`;
      await sql`delete from retrieval_statistics where workspace_id = ${workspace} and scope = ${id}`;
      await sql`
        update workspaces set default_bot_id = (
          select b.id from bots b where b.workspace_id = ${workspace} order by b.created_at, b.id limit 1)
        where id = ${workspace} and default_bot_id = ${id}`;
    });
    return { data: { id, deleted: true as const } };
  },
});

import { botColumns, defineTool, requireVisibleBot, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'restore_bot',
  title: 'Restore a bot',
  description:
    'Lets an archived bot answer again, with everything it had. Changes nothing for a bot that is not archived. Call list_bots with archived: true for the archived bots.',
  scope: 'bots:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'bot',
  rest: { method: 'POST', path: '/bots/{id}/restore' },
  input: z.object({ id: schemas.id('Bot id (UUID), from list_bots.') }),
  output: z.object({ data: schemas.Bot }),
  async handler(ctx, { id }) {
    const { workspace } = ctx.principal.reach;
    await requireVisibleBot(ctx, id);
    const data = await ctx.tx(async (sql) => {
      const [bot] = await sql(schemas.Bot)`
        update bots b set archived_at = null from workspaces w
        where b.workspace_id = ${workspace} and b.id = ${id} and w.id = b.workspace_id returning ${botColumns}`;
      return bot as z.infer<typeof schemas.Bot>;
    });
    return { data };
  },
});

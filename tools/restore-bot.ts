import {
  botColumns,
  defineTool,
  fragment,
  queueRestored,
  requireBotPlace,
  requireVisibleBot,
  restoreDeleted,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'restore_bot',
  title: 'Restore a bot',
  description:
    'Lets an archived bot answer again, or brings a bot back that was deleted in the last 30 days. It has everything it had. After a deletion, its passages are made again, its webhooks stay disabled until update_webhook enables them, and its channels must be connected again with create_channel. Changes nothing for any other bot. Call list_bots with archived: true for the archived bots.',
  askedAs: 'undo bring back undelete unarchive',
  scope: 'bots:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'bot',
  rest: { method: 'POST', path: '/bots/{id}/restore' },
  input: z.object({ id: schemas.id('Bot id (UUID), from list_bots or from the answer of delete_bot.') }),
  output: z.object({ data: schemas.Bot }),
  async handler(ctx, { id }) {
    const { workspace } = ctx.principal.reach;
    const data = await ctx.tx(async (sql) => {
      const [there] = await sql`select 1 from bots where workspace_id = ${workspace} and id = ${id}`;
      if (there) {
        await requireVisibleBot({ sql, principal: ctx.principal }, id);
        await sql`update bots set archived_at = null where workspace_id = ${workspace} and id = ${id}`;
      } else {
        await requireBotPlace(sql, ctx.principal);
        await restoreDeleted(ctx, sql, { kind: 'bot', id });
        await sql`
          update workspaces set default_bot_id = ${id} where id = ${workspace} and default_bot_id is null`;
        await queueRestored(ctx, sql, fragment`d.bot_id = ${id}`);
      }
      const [bot] = await sql(schemas.Bot)`
        select ${botColumns} from bots b join workspaces w on w.id = b.workspace_id
        where b.workspace_id = ${workspace} and b.id = ${id}`;
      return bot as z.infer<typeof schemas.Bot>;
    });
    return { data };
  },
});

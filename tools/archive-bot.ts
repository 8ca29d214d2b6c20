import { botColumns, defineTool, requireVisibleBot, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'archive_bot',
  title: 'Archive a bot',
  description:
    'Stops a bot from answering anybody, and keeps its documents, settings and conversations. Calls get 409 bot_archived, and its chat window says that the chat is closed. It still counts toward the bot limit. Call restore_bot to let it answer again.',
  scope: 'bots:write',
  effects: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  changes: 'bot',
  rest: { method: 'POST', path: '/bots/{id}/archive' },
  input: z.object({ id: schemas.id('Bot id, from list_bots.') }),
  output: z.object({ data: schemas.Bot }),
  async handler(ctx, { id }) {
    const { workspace } = ctx.principal.reach;
    await requireVisibleBot(ctx, id);
    const data = await ctx.tx(async (sql) => {
      const [bot] = await sql(schemas.Bot)`
        update bots b set archived_at = coalesce(archived_at, now()) from workspaces w
        where b.workspace_id = ${workspace} and b.id = ${id} and w.id = b.workspace_id returning ${botColumns}`;
      return bot as z.infer<typeof schemas.Bot>;
    });
    return { data };
  },
});

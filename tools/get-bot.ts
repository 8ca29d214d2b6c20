import { botSettingsColumns, defineTool, requireVisibleBot, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_bot',
  title: 'Get a bot',
  description:
    'Returns one bot with its settings: instructions, greeting, handoff message, allowed origins and the public key that web pages use. Change them with update_bot. Call list_bots for ids.',
  askedAs: 'settings public key embed snippet greeting colour of a bot show configuration',
  scope: 'bots:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/bots/{id}' },
  input: z.object({ id: schemas.id('Bot id, from list_bots.') }),
  output: z.object({ data: schemas.BotSettings }),
  async handler(ctx, { id }) {
    await requireVisibleBot(ctx, id);
    const [data] = await ctx.sql(schemas.BotSettings)`
      select ${botSettingsColumns} from bots b join workspaces w on w.id = b.workspace_id
      where b.workspace_id = ${ctx.principal.reach.workspace} and b.id = ${id}`;
    return { data: data as z.infer<typeof schemas.BotSettings> };
  },
});

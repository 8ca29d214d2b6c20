import { defineTool, requireVisibleBot, schemas, selectBotSettings, snippetOf } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'get_bot',
  title: 'Get a bot',
  description:
    'Returns one bot with its settings: instructions, greeting, handoff message, allowed origins, and the snippet that shows it on a website. Change them with update_bot. Call list_bots for ids.',
  askedAs:
    'put the chat on our website install settings public key embed snippet greeting colour of a bot show configuration',
  scope: 'bots:read',
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/bots/{id}' },
  input: z.object({ id: schemas.id('Bot id, from list_bots.') }),
  output: z.object({
    data: schemas.BotSettings.extend({
      snippet: z.string().meta({ description: 'HTML for each page of your website that shows the chat.' }),
    }),
  }),
  async handler(ctx, { id }) {
    await requireVisibleBot(ctx, id);
    const [data] = await ctx.sql(schemas.BotSettings)`
      ${selectBotSettings(ctx.principal.reach.workspace, id)}`;
    const bot = data as z.infer<typeof schemas.BotSettings>;
    return { data: Object.assign({}, bot, { snippet: snippetOf(ctx, bot) }) };
  },
});

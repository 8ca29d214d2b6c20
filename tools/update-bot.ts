import { botSettingsColumns, defineTool, fail, requireVisibleBot, schemas, unknownBot } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'update_bot',
  title: 'Change a bot',
  description:
    'Changes the settings of a bot that are named and leaves the others as they are; returns all of them. An empty text removes instructions, greeting or handoff message. rotatePublicKey replaces the public key at once: pages that show the bot then need the new one. Free of quota.',
  scope: 'bots:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  rest: { method: 'PATCH', path: '/bots/{id}' },
  input: z.object({
    id: schemas.id('Bot id, from list_bots.'),
    name: schemas.text(100, 'Name of the bot, shown to visitors; at most 100 characters.').optional(),
    language: schemas
      .language('Language the bot falls back to when the question does not tell (BCP 47).')
      .optional(),
    instructions: schemas
      .clearableText(8000, 'What the bot is told beside its knowledge: tone, limits, names. Empty: none.')
      .optional(),
    greeting: schemas.clearableText(1000, 'First words to a visitor. Empty: the built-in ones.').optional(),
    handoffMessage: schemas
      .clearableText(1000, 'What a visitor reads who asked for a person. Empty: the built-in words.')
      .optional(),
    isDefault: z
      .boolean()
      .refine((value) => value, 'can only be true: make another bot the default one instead')
      .optional()
      .meta({ description: 'true: this bot answers where no bot is named.' }),
    allowedOrigins: z
      .array(schemas.origin)
      .max(50, 'must be at most 50 origins')
      .transform((origins) => [...new Set(origins)])
      .optional()
      .meta({
        description:
          'Origins whose pages may show the bot, such as https://shop.example; replaces the list. Empty: only the host of the service.',
      }),
    rotatePublicKey: z.boolean().default(false).meta({ description: 'true: makes a new public key.' }),
  }),
  output: z.object({ data: schemas.BotSettings }),
  async handler(ctx, input) {
    const { workspace, bots } = ctx.principal.reach;
    const { id, name, language, instructions, greeting, handoffMessage, allowedOrigins } = input;
    await requireVisibleBot(ctx, id);
    if (input.isDefault && bots)
      fail('workspace_forbidden', 'The default bot concerns the whole workspace; this token is limited.');
    const data = await ctx.tx(async (sql) => {
      if (input.isDefault)
        await sql`
          update workspaces set default_bot_id = ${id} where id = ${workspace}
            and exists (select from bots where workspace_id = ${workspace} and id = ${id})`;
      await sql`
        update bots set name = coalesce(${name ?? null}, name), language = coalesce(${language ?? null}, language),
          instructions = case when ${instructions !== undefined} then ${instructions ?? null} else instructions end,
          greeting = case when ${greeting !== undefined} then ${greeting ?? null} else greeting end,
          handoff_message =
            case when ${handoffMessage !== undefined} then ${handoffMessage ?? null} else handoff_message end,
          allowed_origins = coalesce(${allowedOrigins ?? null}::text[], allowed_origins),
          public_key = case when ${input.rotatePublicKey} then new_public_key() else public_key end
        where workspace_id = ${workspace} and id = ${id}`;
      const [bot] = await sql(schemas.BotSettings)`
        select ${botSettingsColumns} from bots b join workspaces w on w.id = b.workspace_id
        where b.workspace_id = ${workspace} and b.id = ${id}`;
      return bot ?? unknownBot(id);
    });
    return { data };
  },
});

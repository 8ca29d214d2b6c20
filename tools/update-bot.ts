import {
  defineTool,
  fail,
  requireVisibleBot,
  saveWindowSettings,
  scheduleTests,
  schemas,
  selectBotSettings,
  testSchedules,
  unknownBot,
  WindowInput,
} from '@jawab/core';
import { z } from 'zod';

const needsModel = {
  code: 'needs_model' as const,
  message:
    'The instructions are saved, but this service has no chat model: the bot quotes its documents word for word, in their tone. An operator sets CHAT_MODEL_URL.',
};

export default defineTool({
  name: 'update_bot',
  title: 'Update a bot',
  description:
    'Changes the settings you send and returns all. Texts and lists are replaced whole: read them first with get_bot. find_operations shows the fields that /mcp leaves out: handoffHours, leadForm, seasonalGreeting, theme. Instructions need a chat model: else warnings says needs_model.',
  askedAs:
    'friendlier friendly sound schedule weekly test runs instructions tone polite formal name called speak language Tamil greeting Ramadan opening hours people answer lead form ask for phone first colour test schedule every night nightly handoff website origins suggested questions settings persona',
  scope: 'bots:write',
  effects: { readOnly: false, destructive: true, idempotent: false, openWorld: false },
  changes: 'bot',
  rest: { method: 'PATCH', path: '/bots/{id}' },
  mcp: 'core',
  mcpUnlisted: [...Object.keys(WindowInput.shape), 'speechForms', 'wording', 'isDefault', 'rotatePublicKey'],
  input: WindowInput.extend({
    id: schemas.id('Bot id, from list_bots.'),
    name: schemas.text(100, 'Name of the bot, shown to visitors; at most 100 characters.').optional(),
    language: schemas.language('Language of the bot when a question does not show one (BCP 47).').optional(),
    instructions: schemas
      .clearableText(
        8000,
        'Instructions for the chat model, beside the knowledge: tone, politeness, limits, names. Replies stay in the language of the question. Empty: none.',
      )
      .optional(),
    greeting: schemas
      .clearableText(1000, 'First message to a visitor, for good. Empty: the built-in one.')
      .optional(),
    handoffMessage: schemas
      .clearableText(1000, 'Reply to a visitor who asks for a person. Empty: the built-in one.')
      .optional(),
    isDefault: z
      .boolean()
      .refine((value) => value, 'must be true; to change the default, make another bot the default')
      .optional()
      .meta({ description: 'true: this bot answers when no bot is named.' }),
    allowedOrigins: z
      .array(schemas.origin)
      .max(50, 'must be at most 50 origins')
      .transform((origins) => [...new Set(origins)])
      .optional()
      .meta({
        description:
          'Origins of pages that may show the bot: https://shop.example, or https://*.shop.example. Replaces the list. get_bot returns it with the snippet for a page.',
      }),
    speechForms: schemas.SpeechForms.optional(),
    testSchedule: z.enum(testSchedules).optional().meta({
      description:
        'When the test cases run by themselves: never, daily, or weekly on Mondays, from 03:00 UTC.',
    }),
    wording: z.enum(schemas.wordings).optional().meta({
      description:
        'own: a chat model answers in its own words. document: it only chooses sentences of the documents, which are quoted word for word.',
    }),
    rotatePublicKey: z.boolean().default(false).meta({
      description: 'true: replaces the public key at once: pages that show the bot then need the new one.',
    }),
  }),
  output: z.object({
    data: schemas.BotSettings,
    warnings: z
      .array(z.object({ code: z.literal('needs_model'), message: z.string() }))
      .optional()
      .meta({ description: 'Settings that are saved but have no effect yet.' }),
  }),
  async handler(ctx, input) {
    const { workspace, bots } = ctx.principal.reach;
    const { id, name, language, instructions, greeting, handoffMessage, allowedOrigins } = input;
    await requireVisibleBot(ctx, id);
    if (input.isDefault && bots)
      fail(
        'workspace_forbidden',
        'This token is limited to single bots, so it cannot change the default bot.',
      );
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
          speech_forms = coalesce(${input.speechForms ? JSON.stringify(input.speechForms) : null}::jsonb, speech_forms),
          wording = coalesce(${input.wording ?? null}, wording),
          public_key = case when ${input.rotatePublicKey} then new_public_key() else public_key end
        where workspace_id = ${workspace} and id = ${id}`;
      if (input.testSchedule) await scheduleTests(sql, { workspace, id }, input.testSchedule);
      await saveWindowSettings(sql, { workspace, id }, input);
      const [bot] = await sql(schemas.BotSettings)`${selectBotSettings(workspace, id)}`;
      return bot ?? unknownBot(id);
    });
    return instructions && !ctx.translate ? { data, warnings: [needsModel] } : { data };
  },
});

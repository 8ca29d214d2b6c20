import { defineTool, matchLanguage, readVisitedBot, requestHandoff, schemas, visitOf } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'widget_handoff',
  title: 'Ask for a person',
  description:
    'Hands the conversation over to a person, sends the event `conversation.handoff` once, and returns a notice for the visitor. The bot is silent from then on. At hours when nobody answers, the bot keeps the conversation.',
  scope: null,
  audience: ['visitor'],
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  changes: 'conversation',
  rest: { method: 'POST', path: '/widget/{publicKey}/handoff' },
  mcp: false,
  input: z.object({
    language: schemas
      .language(
        'Language of the notice (BCP 47). Defaults to the language of the conversation, else of the bot.',
      )
      .optional(),
  }),
  output: z.object({
    data: z.object({
      status: z.enum(['handoff', 'open']).meta({
        description: 'handoff: a person will answer. open: nobody is there at this hour; show the form.',
      }),
      message: z.string().meta({ description: 'The notice for the visitor.' }),
    }),
  }),
  async handler(ctx, { language }) {
    const bot = await readVisitedBot(ctx);
    const [conversation] = await ctx.sql<{ language: string }>`
      select language from conversations
      where workspace_id = ${ctx.principal.reach.workspace} and bot_id = ${bot.id}
        and session_id = ${visitOf(ctx).sessionId} and of_visitor`;
    const spoken = matchLanguage(language ?? conversation?.language ?? bot.language) ?? 'en';
    return { data: await requestHandoff(ctx, bot, spoken) };
  },
});

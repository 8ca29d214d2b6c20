import { defineTool, describeTry, schemas, tryBot } from '@jawab/core';
import { z } from 'zod';
import askBot from './ask-bot.ts';

const { answer, language, answered, handoff, fallback, sources, choices, model } = askBot.output.shape;

export default defineTool({
  name: 'try_bot',
  title: 'Try a bot',
  description:
    'Asks a bot one question without a conversation or an event. Returns the answer and how it was made: the reason for its language, passages with scores, confidence, threshold and timings. A workspace has 200 tries a day (UTC). Call ask_bot to talk to customers.',
  askedAs: 'test question free preview without counting draft how would it answer',
  scope: 'chat:invoke',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  rest: { method: 'POST', path: '/bots/{id}/try', stream: true },
  strangersText: schemas.textOfPages,
  input: z.object({
    id: schemas.id('Bot id, from list_bots.'),
    message: schemas.text(2000, 'The question, in any language; at most 2,000 characters.'),
    language: schemas
      .language('Language of the reply (BCP 47). Defaults to the language of the question.')
      .optional(),
  }),
  output: z.object({
    answer,
    language,
    answered,
    handoff,
    fallback,
    sources,
    choices,
    model,
    reading: z
      .object({
        language_reason: z.string().meta({
          description:
            'What chose the reply language: explicit, requested, detected, session, bot or default.',
        }),
        message_language: z.string().nullable(),
        small_talk: z.string().nullable(),
        person_wish: z.string().nullable(),
        is_follow_up: z.boolean(),
      })
      .meta({ description: 'What was read in the question.' }),
    trace: z.record(z.string(), z.unknown()).meta({ description: 'How the answer was made.' }),
  }),
  async *handler(ctx, { id, message, language: wanted }) {
    return describeTry(yield* tryBot(ctx, { botId: id, message, language: wanted }));
  },
});

import { defineTool, describeTurn, schemas, takeTurn } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'ask_bot',
  title: 'Ask a bot',
  description:
    'Asks a bot one question and returns the answer with its sources. The bot answers only from its knowledge, in the language of the question or in `language`. If it is not sure, it offers choices: send the name of one. Send the returned session_id with the next question to continue.',
  askedAs: 'chat talk what does it say customer question reply in a language',
  scope: 'chat:invoke',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  rest: { method: 'POST', path: '/chat', stream: true },
  mcp: 'core',
  meter: 'messages',
  checksBot: true,
  strangersText: schemas.textOfPages,
  input: z.object({
    message: schemas.text(2000, 'The question, in any language; at most 2,000 characters.'),
    chatbotId: schemas.chatbotId.optional(),
    sessionId: schemas
      .sessionId(
        'Id of the conversation to continue. Anyone who knows it can continue it. Leave it out to start a new one.',
      )
      .optional(),
    language: schemas
      .language('Language of the reply (BCP 47). Defaults to the language of the question.')
      .optional(),
  }),
  output: z.object({
    answer: z.string(),
    session_id: z.string(),
    message_id: z.uuid(),
    language: z.string().meta({ description: 'Language of the reply.' }),
    answered: z.boolean().nullable().meta({
      description:
        'false: the knowledge base has no answer. null: nothing was asked, or the bot is not sure and offers choices.',
    }),
    handoff: z.boolean().meta({ description: 'true: the visitor wants a person.' }),
    offers_person: z.boolean().meta({ description: 'true: the reply offers a person. Send yes to get one.' }),
    fallback: z
      .boolean()
      .meta({ description: 'true: the configured model failed, so the built-in one answered.' }),
    interrupted: z.boolean().meta({ description: 'true: the reply ends too early.' }),
    sources: z.array(schemas.Source),
    choices: z.array(schemas.Choice).meta({
      description: 'Sections that may answer, best first.',
    }),
    model: z.string(),
  }),
  async *handler(ctx, input) {
    return describeTurn(yield* takeTurn(ctx, input));
  },
});

import { checkReply, defineTool, schemas } from '@jawab/core';
import { z } from 'zod';

const CheckedSource = schemas.Source.pick({ document_id: true, title: true, quote: true });

export default defineTool({
  name: 'check_reply',
  title: 'Check a reply',
  description:
    'Compares a reply that you wrote with the knowledge of a bot, sentence by sentence. The checks are those of a chat model: facts, conditions, limits, yes and no, promises. Send the question too, so that the reply is also checked to answer it. Nothing is stored. Call search_knowledge first to write the reply.',
  askedAs: 'verify draft facts supported grounded hallucination',
  scope: 'chat:invoke',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  rest: { method: 'POST', path: '/bots/{id}/check-reply' },
  meter: 'messages',
  strangersText: ['data.sentences[].source.title', 'data.sentences[].source.quote'],
  input: z.object({
    id: schemas.id('Bot id, from list_bots.'),
    text: schemas.text(4000, 'The reply to check, in any language; at most 4,000 characters.'),
    question: schemas
      .text(2000, 'The question that it replies to; at most 2,000 characters. Its passages are compared.')
      .optional(),
  }),
  output: z.object({
    data: z.object({
      sentences: z
        .array(
          z.object({
            text: z.string().meta({ description: 'The sentence, without citations.' }),
            verdict: z.enum(['said', 'not_said', 'unclear']).meta({
              description:
                'said: the knowledge says it. not_said: send it to nobody. unclear: it says too little to compare.',
            }),
            reason: z.string().nullable().meta({
              description: 'The check that it fails, such as figure or promise; null if it fails none.',
            }),
            source: CheckedSource.nullable().meta({ description: 'What says it, or what is nearest.' }),
          }),
        )
        .meta({ description: 'In the order of the reply.' }),
      answers: z.boolean().nullable().meta({
        description:
          'Whether the reply answers the question; null if that is unclear, or no question was sent.',
      }),
    }),
  }),
  async handler(ctx, { id, text, question }) {
    const { sentences, answers } = await checkReply(ctx, { botId: id, text, question });
    const data = sentences.map(({ source, ...sentence }) => ({
      ...sentence,
      source: source && { document_id: source.document_id, title: source.title, quote: source.quote },
    }));
    return { data: { sentences: data, answers } };
  },
});

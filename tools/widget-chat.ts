import { defineTool, describeTurn, schemas, takeTurn, visitOf } from '@jawab/core';
import { z } from 'zod';
import askBot from './ask-bot.ts';

export default defineTool({
  ...askBot,
  name: 'widget_chat',
  title: 'Ask the bot',
  description:
    'Streams the answer to a message like `POST /chat`. If the quota is used up, the visitor gets a short notice. Its language is `language`, else that of the message, else that of `Accept-Language`. Nothing is streamed while a person handles the conversation.',
  scope: null,
  audience: ['visitor'],
  rest: { method: 'POST', path: '/widget/{publicKey}/chat', stream: true },
  mcp: false,
  input: askBot.input.pick({ message: true, language: true }).extend({
    choice: z
      .object({
        document_id: z.uuid(),
        section: schemas.text(1_000, 'The section of the choice.').optional(),
      })
      .optional()
      .meta({
        description: 'The one of the choices to read. Send its section, else its title, as the message.',
      }),
  }),
  output: askBot.output.extend({
    silent: z.boolean().optional().meta({
      description: 'true: the reply is empty, because a person handles the conversation and will answer.',
    }),
  }),
  async *handler(ctx, input) {
    const { botId, sessionId } = visitOf(ctx);
    const answered = yield* takeTurn(ctx, Object.assign({ chatbotId: botId, sessionId }, input));
    return Object.assign(describeTurn(answered), { silent: answered.turn.silent });
  },
});

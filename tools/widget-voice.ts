import {
  audioFormats,
  defineTool,
  describeSpoken,
  describeTurn,
  requireVoice,
  schemas,
  takeSpokenTurn,
  visitOf,
} from '@jawab/core';
import { z } from 'zod';
import voiceTurn from './voice-turn.ts';

export default defineTool({
  ...voiceTurn,
  name: 'widget_voice',
  title: 'Speak with the bot',
  description:
    'Hears the recording of a visitor and speaks the answer, like `POST /voice/turn`. Refused if voice is off in the settings of the bot.',
  scope: null,
  audience: ['visitor'],
  rest: { method: 'POST', path: '/widget/{publicKey}/voice', stream: true, multipart: 'audio' },
  mcp: false,
  input: voiceTurn.input.pick({ audio: true, language: true, heard: true, holdMs: true }).extend({
    pageLanguage: schemas
      .language(
        'Language of the page (BCP 47), which the visitor probably speaks. It does not set that of the reply.',
      )
      .optional(),
    format: z
      .enum(audioFormats)
      .default('mp3')
      .meta({ description: 'Format of the audio. An engine that cannot make it speaks wav.' }),
  }),
  output: voiceTurn.output.extend({
    silent: z.boolean().optional().meta({
      description: 'true: the reply is empty, because a person handles the conversation and will answer.',
    }),
  }),
  async *handler(ctx, input) {
    const { botId, sessionId } = visitOf(ctx);
    await requireVoice(ctx);
    const spoken = yield* takeSpokenTurn(ctx, Object.assign({ chatbotId: botId, sessionId }, input));
    const { silent } = spoken.result.turn;
    return Object.assign(describeTurn(spoken.result), describeSpoken(spoken), { silent });
  },
});

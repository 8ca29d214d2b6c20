import { audioFormats, defineTool, describeSpoken, describeTurn, schemas, takeSpokenTurn } from '@jawab/core';
import { z } from 'zod';
import askBot from './ask-bot.ts';

const { chatbotId, sessionId, language } = askBot.input.shape;

export default defineTool({
  name: 'voice_turn',
  title: 'Speak with a bot',
  description:
    'Hears a recording, answers it as POST /chat does, and speaks the answer sentence by sentence. It streams events with the transcript, the text and audio. Send the recording as the part `audio` of a form, or in base64. list_voice_languages returns the languages that are heard and spoken.',
  askedAs: 'spoken question audio answer call',
  scope: 'chat:invoke',
  effects: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  rest: { method: 'POST', path: '/voice/turn', stream: true, multipart: 'audio' },
  mcp: false,
  channel: 'voice',
  meter: 'messages',
  strangersText: [...schemas.textOfPages, 'transcript.text'],
  input: z.object({
    audio: schemas.audio,
    chatbotId,
    sessionId,
    language,
    format: z
      .enum(audioFormats)
      .default('wav')
      .meta({ description: 'Format of the spoken answer. An engine that cannot make it speaks wav.' }),
    voice: schemas
      .text(100, 'Voice of the speech engine. Defaults to the one in the settings of the bot.')
      .optional(),
    heard: schemas.heard.optional(),
    holdMs: schemas.holdMs,
  }),
  output: askBot.output.extend({
    transcript: z.object({ text: z.string(), language: z.string() }),
    voice: z
      .object({ code: z.literal('voice_unavailable') })
      .nullable()
      .meta({
        description: 'Set if no engine speaks the language of the reply, which is then text only.',
      }),
    timing: z
      .object({
        recognised_ms: z.int(),
        first_text_ms: z.int().nullable(),
        first_audio_ms: z.int().nullable(),
        end_ms: z.int(),
      })
      .meta({ description: 'Milliseconds from the request on; null: it did not happen.' }),
  }),
  async *handler(ctx, input) {
    const spoken = yield* takeSpokenTurn(ctx, input);
    return Object.assign(describeTurn(spoken.result), describeSpoken(spoken));
  },
});

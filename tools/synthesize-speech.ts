import { audioFormats, defineTool, schemas, speakText } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'synthesize_speech',
  title: 'Speak a text',
  description:
    'Returns a text as spoken audio, in the shape of OpenAI’s API: the bytes of a file. Markdown, links and emoji are not read aloud. Nothing is stored.',
  askedAs: 'read aloud text to speech voice audio say',
  scope: 'chat:invoke',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'POST', path: '/audio/speech', bytes: 'audio' },
  mcp: false,
  input: z.object({
    input: schemas.text(1000, 'The text; at most 1,000 characters.'),
    language: schemas.language('Language of the text (BCP 47). Detected if it is left out.').optional(),
    voice: schemas.text(100, 'Voice of the speech engine.').optional(),
    response_format: z
      .enum(audioFormats)
      .default('wav')
      .meta({ description: 'Format of the audio. An engine that cannot make it answers wav.' }),
  }),
  output: schemas.SpokenFile,
  async handler(ctx, { input, language, voice, response_format }) {
    return { data: await speakText(ctx, { text: input, language, voice, format: response_format }) };
  },
});

import { defineTool, hearRecording, readAudio, schemas } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'transcribe_audio',
  title: 'Transcribe a recording',
  description:
    'Returns the words of a recording of at most 60 seconds and 5 MiB, in the shape of OpenAI’s API. Nothing is stored. Send it as the part `file` of a form, or in base64.',
  askedAs: 'transcribe speech to text recording voice note',
  scope: 'chat:invoke',
  effects: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'POST', path: '/audio/transcriptions', multipart: 'audio' },
  mcp: false,
  strangersText: ['text'],
  input: z.object({
    audio: schemas.audio,
    language: schemas.language('Language that is spoken (BCP 47), if it is known.').optional(),
    prompt: schemas.optionalText(1000, 'Names and terms that may be said, separated by commas.'),
  }),
  output: z.object({
    text: z.string(),
    duration: z.number().meta({ description: 'Seconds of the recording.' }),
  }),
  async handler(ctx, { audio, language, prompt }) {
    const recording = readAudio(ctx, audio);
    const { text } = await hearRecording(ctx, recording, {
      languages: language ? [language] : [],
      vocabulary: prompt?.split(',').map((term) => term.trim()) ?? [],
    });
    return { text, duration: Math.round(recording.seconds * 100) / 100 };
  },
});

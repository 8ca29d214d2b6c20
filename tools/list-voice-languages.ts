import { defineTool } from '@jawab/core';
import { z } from 'zod';

const engine = z.enum(['gemini', 'openai-compatible', 'espeak', 'none']);

export default defineTool({
  name: 'list_voice_languages',
  title: 'List voice languages',
  description:
    'Returns for each language which engine hears and speaks it on this service, and how it sounds. none: not at all; browsers may still hear and speak it by themselves.',
  askedAs: 'speech recognition which languages can speak',
  scope: null,
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/voice/languages' },
  input: z.object({}),
  output: z.object({
    heard_by: z
      .string()
      .nullable()
      .meta({ description: 'The host that gets recordings; null: this service, or nobody.' }),
    data: z.array(
      z.object({
        language: z.string().meta({ description: 'Code of the language.' }),
        name: z.string().meta({ description: 'Name of the language, as its speakers write it.' }),
        hearing: engine.meta({ description: 'Engine that recognises recordings.' }),
        speaking: engine.meta({ description: 'Engine that speaks.' }),
        quality: z.enum(['natural', 'robotic', 'none']).meta({ description: 'How it sounds.' }),
      }),
    ),
  }),
  async handler({ speech, languages }) {
    const known = await speech.languages();
    return {
      heard_by: speech.hearing.host,
      data: known.map(({ language, hearing, speaking, quality }) => ({
        language,
        name: languages.nativeNames[language] ?? language,
        hearing,
        speaking,
        quality,
      })),
    };
  },
});

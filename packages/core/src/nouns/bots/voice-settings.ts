import { z } from 'zod';
import { byLanguage } from '../../form/by-language.ts';
import { matchLanguage, supportedLanguages } from '../../form/languages.ts';

/** Names of voices by language. Languages are stored by the code of their folder. */
const Voices = byLanguage(z.string().trim().min(1).max(100)).transform((given, context) => {
  const known: Record<string, string> = {};
  for (const [tag, voice] of Object.entries(given)) {
    const code = matchLanguage(tag);
    if (code) known[code] = voice;
    else
      context.addIssue({
        code: 'custom',
        path: [tag],
        message: `is not a supported language; use one of ${supportedLanguages.join(', ')}`,
      });
  }
  return known;
});

/** How a bot is spoken to, as callers send it. A missing part takes its default. */
export const VoiceInput = z.object({
  enabled: z.boolean().default(true).meta({ description: 'The chat window has a microphone.' }),
  autoplay: z
    .boolean()
    .default(true)
    .meta({ description: 'Replies to spoken questions are read aloud without a click.' }),
  voices: Voices.default({}).meta({ description: 'Voice of the speech engine by language: {"hi": "Kore"}.' }),
});

/** How a bot is spoken to. */
export const VoiceSettings = z.object({
  enabled: z.boolean(),
  autoplay: z.boolean(),
  voices: z.record(z.string(), z.string()),
});
export type VoiceSettings = z.infer<typeof VoiceSettings>;

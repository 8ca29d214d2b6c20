import { z } from 'zod';
import { speechFormWords } from './speech-form-words.ts';

const { th, vi } = speechFormWords;
const namesOf = <Words extends object>(words: Words) => Object.keys(words) as (keyof Words & string)[];

/** How a bot speaks politely in languages that have several ways, as callers send it. */
export const SpeechForms = z
  .object({
    th: z
      .enum(namesOf(th))
      .optional()
      .meta({ description: `Thai: ends sentences with ${th.kha} (default), ${th.khrap} or neither.` }),
    vi: z
      .enum(namesOf(vi))
      .optional()
      .meta({ description: `Vietnamese: the bot calls itself ${vi.toi} (default), ${vi.em} or ${vi.minh}.` }),
  })
  .meta({ description: 'Polite forms by language, where there are several.' });

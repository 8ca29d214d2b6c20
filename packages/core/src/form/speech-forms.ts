import { z } from 'zod';

/** How a bot speaks politely in languages that have several ways, as callers send it. */
export const SpeechForms = z
  .object({
    th: z
      .enum(['kha', 'khrap', 'none'])
      .optional()
      .meta({ description: 'Thai: ends sentences with ค่ะ (default), ครับ or neither.' }),
    vi: z
      .enum(['toi', 'em', 'minh'])
      .optional()
      .meta({ description: 'Vietnamese: the bot calls itself tôi (default), em or mình.' }),
  })
  .meta({ description: 'Polite forms by language, where there are several.' });

export type SpeechForms = z.infer<typeof SpeechForms>;

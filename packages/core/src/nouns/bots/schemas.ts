import { z } from 'zod';
import { timestamp } from '../../form/moments.ts';
import { SpeechForms } from './speech-forms.ts';
import { WindowSettings } from './window-settings.ts';

export const Bot = z.object({
  id: z.uuid(),
  name: z.string(),
  language: z.string().meta({ description: 'Fallback language (BCP 47).' }),
  created_at: timestamp,
  is_default: z.boolean().meta({ description: 'true: answers when no bot is named.' }),
  archived_at: timestamp.nullable(),
});

/** How a chat model answers: in its own words, or word for word from the documents. */
export const wordings = ['own', 'document'] as const;

export const BotSettings = Bot.extend({
  instructions: z.string().nullable().meta({ description: 'Instructions beside the knowledge.' }),
  greeting: z.string().nullable(),
  handoff_message: z.string().nullable(),
  allowed_origins: z.array(z.string()).meta({
    description: 'Origins of pages that may show the bot, beside pages of this service.',
  }),
  public_key: z.string().meta({ description: 'Identifies the bot to the visitor API. Not a secret.' }),
  speech_forms: SpeechForms,
  test_schedule: z.enum(['never', 'daily', 'weekly']),
  wording: z.enum(wordings).meta({
    description:
      'own: a chat model writes replies in its own words. document: it only chooses sentences of the documents, which are quoted.',
  }),
}).extend(WindowSettings.shape);

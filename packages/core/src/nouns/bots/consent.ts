import { z } from 'zod';
import { timestamp } from '../../form/moments.ts';
import { textByLanguage, textIn } from './text-by-language.ts';

const isPage = (address: string) => address === '' || /^https?:$/.test(URL.parse(address)?.protocol ?? '');

/** The setting `consent` of a bot as clients send it. Without texts, the bot asks for no consent. */
export const ConsentInput = z
  .strictObject({
    texts: textByLanguage(1000)
      .optional()
      .meta({ description: 'The sentence that visitors agree to, by language: {"en": "…"}.' }),
    url: z
      .string()
      .trim()
      .max(2000, 'must be at most 2000 characters')
      .refine(isPage, 'must be an address such as https://shop.example/privacy')
      .optional()
      .meta({ description: 'The page that says more, such as a privacy notice. Empty: none.' }),
  })
  .refine(({ texts = {}, url }) => !url || Object.keys(texts).length > 0, 'must have texts beside the url')
  .transform(({ texts = {}, url }) => (Object.keys(texts).length > 0 ? { texts, url: url || null } : null));

/** The setting `consent` of a bot as the API returns it. */
export const Consent = z.object({
  texts: z.record(z.string(), z.string()).meta({ description: 'The sentence, by language.' }),
  url: z.string().nullable().meta({ description: 'The page that says more; null: none.' }),
});
type Consent = z.infer<typeof Consent>;

/** The consent of a lead. */
export const GivenConsent = z.object({
  text: z.string().meta({ description: 'The sentence that the visitor agreed to.' }),
  url: z.string().nullable().meta({ description: 'The page that it named; null: none.' }),
  at: timestamp.meta({ description: 'When the visitor agreed.' }),
});

/** Returns the consent that a bot asks of readers of a language: in it, else in the bot’s, else in the first. Null if it asks for none. */
export function consentIn(
  bot: { language: string; consent?: Consent | null },
  language: string,
): { text: string; url: string | null } | null {
  const { texts, url } = bot.consent ?? { texts: {}, url: null };
  const text = textIn(texts, bot, language);
  return text === undefined ? null : { text, url };
}

import { z } from 'zod';
import { textByLanguage, textIn } from './text-by-language.ts';

/** The most letters of a bubble: on a phone, it must not cover the page. */
const maxBubbleLength = 160;
const maxPaths = 20;

/** Decodes a path as the bubble does with the address of the page, so that both are compared as people write them. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const path = z
  .string()
  .trim()
  .max(200, 'must be at most 200 characters')
  .refine((text) => /^(?:\/[^?#]*)?$/.test(text), 'must be a path such as /rooms/*, without ? and #')
  .overwrite(decodePath);

const repeat = z.enum(['visit', 'day']).meta({ description: 'visit: once in a tab. day: once a day.' });

/** The setting `bubble` of a bot as clients send it. Without texts, pages show none. */
export const BubbleInput = z
  .strictObject({
    texts: textByLanguage(maxBubbleLength)
      .optional()
      .meta({ description: 'The message, by language: {"en": "…"}.' }),
    afterSeconds: z
      .int()
      .min(0, 'must be 0–600')
      .max(600, 'must be 0–600')
      .default(5)
      .meta({ description: 'Seconds that a visitor is on the page before it appears.' }),
    paths: z
      .array(path)
      .max(maxPaths, `must be at most ${maxPaths} paths`)
      .overwrite((paths) => [...new Set(paths.filter(Boolean))])
      .default([])
      .meta({
        description:
          'Paths of the pages that show it: "/rooms/*". * stands for any text. Empty: every page with the chat window.',
      }),
    repeat: repeat.default('visit'),
  })
  .transform(({ texts = {}, afterSeconds, paths, repeat }) =>
    Object.keys(texts).length > 0 ? { texts, after_seconds: afterSeconds, paths, repeat } : null,
  );

/** The setting `bubble` of a bot as the API returns it. */
export const Bubble = z.object({
  texts: z.record(z.string(), z.string()).meta({ description: 'The message, by language.' }),
  after_seconds: z.int().meta({ description: 'Seconds on the page before it appears.' }),
  paths: z.array(z.string()).meta({ description: 'Paths of the pages that show it. Empty: every page.' }),
  repeat,
});
type Bubble = z.infer<typeof Bubble>;

/** The bubble of a bot as a page in one language shows it. */
export const ShownBubble = Bubble.omit({ texts: true }).extend({ text: z.string() });

/** Returns the bubble of a bot for readers of a language; null without one. */
export function bubbleIn(
  bot: { language: string; bubble?: Bubble | null },
  language: string,
): z.infer<typeof ShownBubble> | null {
  if (!bot.bubble) return null;
  const { texts, after_seconds, paths, repeat } = bot.bubble;
  const text = textIn(texts, bot, language);
  return text === undefined ? null : { text, after_seconds, paths, repeat };
}

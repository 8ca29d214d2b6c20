import { type StringKey, say } from '@jawab/language';
import type { Turn } from './turn.ts';

/** Returns one of the bot's own strings for a turn: in its language, and in the polite form that the bot chose. */
export const sayTo = (
  { language, request }: Turn,
  key: StringKey,
  values: Record<string, string | number> = {},
): string => say(language, key, values, request.bot.speech_forms);

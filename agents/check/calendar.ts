import { isLatin } from './evidence.ts';
import { evidenceFor, type Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';

/** "Closed on Sundays" says what "Sunday: closed" does. */
const plural = /(?<=[a-z]{5})s$/;

/** A month or a day that no text in the language of the reply names. In another language it cannot be compared. */
export function hasUnknownDay(sentence: Sentence, ground: Ground): boolean {
  const words = ground.claims.calendarWords(sentence.folded).filter((word) => !/\d/.test(word));
  if (words.length === 0) return false;
  const evidence = evidenceFor(sentence, ground);
  const passages = evidence.slice(0, -1);
  if (passages.length === 0 || !passages.every((text) => text.isComparable(isLatin(sentence.folded))))
    return false;
  return words.some((word) => !evidence.some(({ folded }) => folded.includes(word.replace(plural, ''))));
}

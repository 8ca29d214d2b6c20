import { claimsOf, detectLanguage, normalise } from '@jawab/language';
import { splitSentences } from '@jawab/retrieval';
import type { Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';

/** A request for card data, a password or a one-time code, unless the owner's own instructions make it. */
export const asksForSecret = (
  { before, folded }: Sentence,
  { claims, language, instructions }: Ground,
): boolean =>
  claims.namesSecret(folded) &&
  claims.asksForSecret(folded, before) &&
  !(instructions && mayAskForSecret(instructions.folded, language));

/** Tells whether a bot's instructions ask for card data, a password or a one-time code. To name one is not enough. */
export function mayAskForSecret(instructions: string, language: string): boolean {
  const own = detectLanguage(instructions, { likely: [language] }).language ?? language;
  const readers = [...new Set([language, own])].map(claimsOf);
  return splitSentences(instructions).some((sentence) =>
    readers.some(({ requestsSecret }) => requestsSecret(normalise(sentence))),
  );
}

import { claimsOf, detectLanguage, normalise } from '@jawab/language';
import { splitSentences } from '@jawab/retrieval';

/** Tells whether a bot's instructions ask for card data, a password or a one-time code. To name one is not enough. */
export function ownerAsksForSecret(instructions: string, language: string): boolean {
  const own = detectLanguage(instructions, { likely: [language] }).language ?? language;
  const readers = [...new Set([language, own])].map(claimsOf);
  return splitSentences(instructions).some((sentence) =>
    readers.some(({ requestsSecret }) => requestsSecret(normalise(sentence))),
  );
}

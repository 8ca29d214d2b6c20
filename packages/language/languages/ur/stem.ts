import { cutEnd } from '../../text/cut-end.ts';

const ends = [/(?:يون|يان|يين|اون|اين|ايے)$/, /(?:ون|ين|نا|نے|ني|تا|تے|تي|يا|يے|ات)$/, /[اهےيو]$/];

/** Cuts the endings of a normalised Urdu word: plurals, the oblique case, and forms of verbs. */
export function stem(word: string): string {
  for (const end of ends) {
    const cut = cutEnd(word, end, 3);
    if (cut !== word) return cut;
  }
  return word;
}

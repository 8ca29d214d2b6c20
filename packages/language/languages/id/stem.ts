import { cutEnd } from '../../text/cut-end.ts';

const malayPrefixes: [RegExp, string][] = [
  [/^(?:meny|peny)(?=[aeiou])/, 's'],
  [/^(?:memper|diper)/, ''],
  [/^(?:meng|peng)/, ''],
  [/^(?:mem|pem)(?=[aeiou])/, 'p'],
  [/^(?:men|pen)(?=[aeiou])/, 't'],
  [/^(?:mem|men|pem|pen|ber|bel|ter|per)/, ''],
  [/^(?:di|ke|se|me|pe)/, ''],
];

/** Cuts a normalised Indonesian or Malay word by fixed rules. Returns the word itself when no rule fits. */
export function stem(word: string): string {
  if (word.length < 5) return word;
  let stem = cutEnd(word, /(?:lah|kah|tah|pun)$/, 4);
  stem = cutEnd(stem, /(?:nya|ku|mu)$/, 4);
  for (const [prefix, restored] of malayPrefixes) {
    const rest = stem.replace(prefix, restored);
    if (rest !== stem && rest.length >= 4) {
      stem = rest;
      break;
    }
  }
  return cutEnd(stem, /(?:kan|an|i)$/, 4);
}

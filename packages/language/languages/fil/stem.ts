import { cutEnd } from '../../text/cut-end.ts';

/** Cuts a normalised Filipino word by fixed rules. Returns the word itself when no rule fits. */
export function stem(word: string): string {
  if (word.length < 5) return word;
  let stem = word;
  for (const prefix of [
    /^(?:pinag|ipinag|nakaka|makaka|nagpa|magpa|pinaka)/,
    /^(?:nag|mag|pag|nang|mang|pang|naka|maka|ipag|ika)/,
    /^(?:na|ma|pa|ka|i)(?=[^aeiou])/,
  ]) {
    const rest = stem.replace(prefix, '');
    if (rest !== stem && rest.length >= 4) {
      stem = rest;
      break;
    }
  }
  stem = stem.replace(/^([^aeiou]{1,2})(?:um|in)(?=[aeiou])/, '$1');
  stem = stem.replace(/^([^aeiou]?[aeiou])\1/, '$1');
  return cutEnd(stem, /(?:hin|han|in|an|ng)$/, 4);
}

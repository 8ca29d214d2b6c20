import { scriptSets } from '@jawab/language';
import { splitSentences } from '@jawab/retrieval';
import { likeness } from './weights.ts';

const unspaced = new RegExp(`[${scriptSets.cjk}${scriptSets.unspaced}]{2,}`, 'gu');
const words = /[\p{L}\p{M}\p{N}]+/gu;
const maxQuote = 400;

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** Returns the pieces of a text to look for in another: longer words, numbers, pairs of unspaced characters. */
export function piecesOf(text: string): Set<string> {
  const folded = fold(text);
  const pieces = new Set<string>();
  for (const [run] of folded.matchAll(unspaced)) {
    const letters = [...run];
    for (let at = 1; at < letters.length; at++) pieces.add(`${letters[at - 1]}${letters[at]}`);
  }
  for (const [word] of folded.replace(unspaced, ' ').matchAll(words)) {
    if (word.length >= likeness.shortWord || /\p{N}|[^\p{Script=Latin}]/u.test(word)) pieces.add(word);
  }
  return pieces;
}

/** Returns the share of the pieces that a text contains, 0 to 1. Cheap: no stems, no index. */
export function shareFound(said: ReadonlySet<string>, text: string): number {
  const folded = fold(text);
  let found = 0;
  for (const piece of said) if (folded.includes(piece)) found++;
  return said.size === 0 ? 0 : found / said.size;
}

/** Returns the one or two neighbouring sentences of a passage that contain most of what was said, as written. */
export function pickQuote(passage: string, said: ReadonlySet<string>): string {
  const sentences = splitSentences(passage);
  const shares = sentences.map((sentence) => shareFound(said, sentence));
  let best = 0;
  for (const [at, share] of shares.entries()) if (share > (shares[best] ?? 0)) best = at;
  const after = (shares[best + 1] ?? -1) >= (shares[best - 1] ?? -1);
  const [from, to] = after ? [best, best + 1] : [best - 1, best];
  const start = passage.indexOf(sentences[from] ?? passage);
  const last = sentences[to] ?? sentences[from] ?? '';
  const pair = passage.slice(start, passage.indexOf(last, start) + last.length);
  const useful = Math.max(shares[best + 1] ?? 0, shares[best - 1] ?? 0) > 0 && pair.length <= maxQuote;
  return useful ? pair : (sentences[best] ?? passage);
}

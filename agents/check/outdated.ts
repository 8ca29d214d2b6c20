import { hasEnded, validityAt } from '@jawab/language';
import { lacksFigure } from './figures.ts';
import type { Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';

/** A price or an hour that is over or has not begun, said as if it were today's: without its date. */
export function isOutdatedFigure(sentence: Sentence, ground: Ground): boolean {
  const current = ground.inForce();
  if (!current || hasEnded(sentence.text)) return false;
  const state = validityAt(sentence.text, ground.today);
  if (state !== null && state !== 'valid') return false;
  const passages = ground.passages();
  const cited = sentence.cited.length > 0 ? sentence.cited.map((number) => number - 1) : passages.keys();
  return lacksFigure(sentence, () => {
    const texts = Array.from(cited, (at) => current[at] ?? passages[at]).filter((text) => text !== undefined);
    return ground.instructions ? [...texts, ground.instructions, ground.said] : [...texts, ground.said];
  });
}

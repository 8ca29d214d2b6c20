import { languages } from '../languages/index.ts';
import { findLanguage } from '../registry.ts';
import { romanise } from '../text/romanise.ts';
import { scripts } from '../text/scripts.ts';
import { skeletonOf, soundOf } from '../text/sound.ts';
import { soundKeys } from '../weights.ts';

const { minConsonants, minSound } = soundKeys;

/**
 * Returns what a normalised word has in common with its spelling in another script: its consonants, or all of its sound if they are
 * few. সিলেট and "sylhet" have "slt". Returns null for short words, and for scripts that {@link romanise} does not read.
 */
export function soundKey(word: string): string | null {
  const sound = soundOf(romanise(word) ?? '');
  const skeleton = skeletonOf(sound);
  if (skeleton.length >= minConsonants) return skeleton;
  return sound.length >= minSound ? sound : null;
}

/** Tells whether a language has a script of its own, neither Latin nor that of a word. */
export function isSpeltOtherwise(word: string, tag: string): boolean {
  const [own] = languages[findLanguage(tag)].facts.scripts;
  return own !== 'latin' && word.search(scripts[own].characters) < 0;
}

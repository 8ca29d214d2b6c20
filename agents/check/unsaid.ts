import { once } from '@jawab/core';
import { isUnendedLanguage } from '@jawab/language';
import type { Alignment } from './align.ts';
import { readBonds, type Side } from './bonds.ts';
import type { Ground } from './ground.ts';
import { type Numbers, readNumbers } from './numbers.ts';
import type { Sentence } from './sentence.ts';
import type { Said } from './sources.ts';
import { unsaid as weights } from './weights.ts';
import { hasWord, type Vocabulary, vocabularyOf, type Word } from './words.ts';

/** A sentence of a page that a reply rests on, and what it depends on there: "if", "only". */
export interface Unsaid {
  said: Said;
  sides: readonly Side[];
}

/** The words and numbers of a reply and its question. */
interface Named {
  words: Vocabulary;
  numbers: readonly Numbers[];
  asked: Vocabulary;
}

/** Tells whether a reply or its question names what stands beside an "if". */
function isSaid({ words, numbers: figures }: Side, { words: own, numbers, asked }: Named): boolean {
  if (figures.length > 0 && !figures.some((one) => numbers.some((all) => all.has(one)))) return false;
  const near = words.slice(0, weights.near);
  const isNamed = (word: Word) => hasWord(own, word) || hasWord(asked, word);
  return near.length === 0 || near.filter(isNamed).length > near.length * weights.minSaid;
}

function namedIn(folded: string, ground: Ground): Named {
  const { words: asked, numbers } = ground.question();
  return { words: vocabularyOf(ground.words(folded)), numbers: [readNumbers(folded), numbers], asked };
}

/**
 * Finds a condition or a limit ("if", "only") of the page that a sentence relies on and leaves out, and that the question does not name
 * either. The page must be in the language of the sentence. Null if nothing is left out, or if the sentence states a condition itself.
 */
export function findUnsaid(
  { folded, before }: Sentence,
  { pairs, unexplained }: Alignment,
  ground: Ground,
): Unsaid | null {
  const { claims, language } = ground;
  // A sentence that is over, or has not begun, completes nothing.
  if (ground.inForce()) return null;
  if (claims.negates(folded) || claims.regrets(folded) || claims.confines(`${before} ${folded}`)) return null;
  const isOwn = (word: Word) => unexplained.some(({ form }) => form === word.form);
  const isConditional = readBonds(folded, language).some(
    ({ isSole, before, after }) => !isSole && [...before.words, ...after.words].some(isOwn),
  );
  const named = once(() => namedIn(`${before} ${folded}`, ground));
  for (const { said, clause } of pairs) {
    if (said.isRow || said.language !== language || isPart(said)) continue;
    for (const { isSole, before, after } of readBonds(clause.folded, said.language)) {
      const sides = isSole
        ? nearest([before, after], named())
        : [before, after].filter((side) => !isSaid(side, named()));
      if (sides.length > 0 && (isSole || !isConditional)) return { said, sides };
    }
  }
  return null;
}

/** Without full stops, a part of a sentence is taken for one. It would not stand alone behind a reply. */
const isPart = ({ language }: Said): boolean => isUnendedLanguage(language);

/** Returns the words beside an "only" that the question does not have; none if the reply has one of them. */
function nearest(sides: readonly Side[], { words: own, asked }: Named): Side[] {
  const near = sides.flatMap(({ words }) => words.slice(0, 1)).filter((word) => !hasWord(asked, word));
  return near.some((word) => hasWord(own, word)) ? [] : near.map((word) => ({ words: [word], numbers: [] }));
}

/** Tells whether a whole reply names after all what a sentence of it left unsaid. */
export function isSaidAfterAll({ said, sides }: Unsaid, folded: string, ground: Ground): boolean {
  if (folded.includes(said.folded)) return true;
  const named = namedIn(folded, ground);
  return sides.every((side) => isSaid(side, named));
}

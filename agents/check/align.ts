import { readFigures } from '@jawab/language';
import type { Clause } from './clauses.ts';
import type { Ground } from './ground.ts';
import type { Sentence } from './sentence.ts';
import type { Said, Source } from './sources.ts';
import { alignment as weights } from './weights.ts';
import { hasWord, type Vocabulary, type Word } from './words.ts';

/** A clause of a reply and the clause of a page that has most of its words. */
export interface Pair {
  said: Said;
  clause: Clause;
  shared: number;
}

/** A sentence of a reply beside the sentences of the pages that say most of it. */
export interface Alignment {
  words: readonly Word[];
  /** The best sentence, and one that says more of it. */
  rests: readonly Said[];
  /** The words that these say, with the title and heading above them. */
  explained: readonly Word[];
  /** The words that neither they nor the question have. */
  unexplained: readonly Word[];
  pairs: readonly Pair[];
}

/** Tells whether a sentence says something else than the sentences of the pages that it rests on. */
export type MeaningCheck = (sentence: Sentence, alignment: Alignment, ground: Ground) => boolean;

export const sumOf = <T>(list: readonly T[], weigh: (one: T) => number): number =>
  list.reduce((sum, one) => sum + weigh(one), 0);

/** The passages that a sentence cites, or all if it cites none. */
export const citedSources = ({ cited }: Sentence, ground: Ground): readonly Source[] => {
  const sources = ground.sources();
  return cited.length > 0 ? cited.flatMap((number) => sources[number - 1] ?? []) : sources;
};

/** How much a word tells about where it stands, by the number of sentences that have it. */
export function rarity(word: Word, ground: Ground): number {
  let weight = ground.rarities.get(word.text);
  if (weight === undefined) {
    const sentences = ground.sources().flatMap((source) => source.sentences);
    const having = sentences.filter((said) => hasWord(said.words, word)).length;
    weight = Math.log(1 + sentences.length / Math.max(1, having)) * (word.isLight ? weights.light : 1);
    ground.rarities.set(word.text, weight);
  }
  return weight;
}

/** How many words a vocabulary has; a little more for one in the same form. */
export const closeness = (words: readonly Word[], vocabulary: Vocabulary): number =>
  sumOf(words, (word) =>
    hasWord(vocabulary, word) ? (vocabulary.texts.has(word.text) ? weights.sameForm : 1) : 0,
  );

interface Candidate {
  said: Said;
  source: Source;
  has: readonly Word[];
}

/** Finds what a sentence of a reply rests on. */
export function align(sentence: Sentence, ground: Ground): Alignment {
  const words = ground.words(sentence.folded);
  const numbers = readFigures(sentence.folded).flatMap(({ readings }) => readings.flat());
  const candidates = citedSources(sentence, ground).flatMap((source) =>
    source.sentences.map(
      (said): Candidate => ({ said, source, has: words.filter((word) => hasWord(said.words, word)) }),
    ),
  );
  const weigh = ({ has }: Candidate, known: readonly Word[]) =>
    sumOf(has, (word) => (known.includes(word) ? 0 : rarity(word, ground)));
  const holdsNumber = ({ said }: Candidate) =>
    numbers.some((number) => said.clauses.some((clause) => clause.numbers.has(number)));
  const first = best(candidates, (one) => weigh(one, []) + (holdsNumber(one) ? weights.number : 0));
  const second = first && best(candidates, (one) => (one === first ? 0 : weigh(one, first.has)));
  const rests = [first, second].filter((one) => one !== null);
  const isSaid = (word: Word) =>
    rests.some(({ has, source }) => has.includes(word) || hasWord(source.context, word));
  const asked = ground.question().words;
  const said = rests.map((one) => one.said);
  return {
    words,
    rests: said,
    explained: words.filter(isSaid),
    unexplained: words.filter((word) => !isSaid(word) && !hasWord(asked, word)),
    pairs: pairClauses(sentence, said, ground),
  };
}

function best<T>(list: readonly T[], weigh: (one: T) => number): T | null {
  let found: T | null = null;
  let most = 0;
  for (const one of list) {
    const weight = weigh(one);
    if (weight > most) [found, most] = [one, weight];
  }
  return found;
}

function pairClauses({ folded }: Sentence, rests: readonly Said[], ground: Ground): Pair[] {
  const pairs = rests.flatMap((said) => said.clauses.map((clause): Pair => ({ said, clause, shared: 0 })));
  return ground.clauses(folded).flatMap((part) => {
    const words = ground.words(part);
    const weighed = pairs.map(({ said, clause }) => ({
      said,
      clause,
      shared: closeness(words, clause.words),
    }));
    return best(weighed, ({ shared }) => shared) ?? [];
  });
}

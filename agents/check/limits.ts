import { covers, type Range, readNumerals, type Unit } from '@jawab/language';
import { citedSources, type MeaningCheck, type Pair } from './align.ts';
import { readBonds } from './bonds.ts';
import type { Clause } from './clauses.ts';
import type { Ground } from './ground.ts';
import { readNumbers } from './numbers.ts';
import type { Sentence } from './sentence.ts';
import type { Said } from './sources.ts';
import { limits as weights } from './weights.ts';
import { hasWord, type Vocabulary, vocabularyOf, type Word } from './words.ts';

/** "All", "always", "everywhere", which the page does not say. */
export const widensScope: MeaningCheck = ({ folded }, { rests }, { claims }) =>
  claims.widens(folded) && !rests.some((said) => said.claims.widens(said.folded));

const excludes = ({ claims, folded }: Said) => claims.confines(folded) || claims.negates(folded);

/** "No, only on weekdays": the page says "on weekdays" to somebody who asks about another day. */
const deniesFirst = ({ folded, before }: Sentence, { claims }: Ground): boolean =>
  claims.negates(folded) || claims.regrets(folded) || claims.negates(before) || claims.regrets(before);

/** "Only", where the page excludes nothing. */
export const narrowsScope: MeaningCheck = (sentence, { rests, explained }, ground) => {
  if (!ground.claims.confines(sentence.folded) || rests.some(excludes)) return false;
  if (/\d/.test(sentence.folded) && rests.some(({ claims, folded }) => claims.limits(folded))) return false;
  if (deniesFirst(sentence, ground) && explained.every((word) => rests[0] && hasWord(rests[0].words, word)))
    return false;
  return !citedSources(sentence, ground).some(({ sentences }) =>
    sentences.some((said) => excludes(said) && explained.some((word) => hasWord(said.words, word))),
  );
};

/** Tells whether the page says this only under a condition that neither the reply nor the question has. */
export const dropsCondition: MeaningCheck = ({ folded, before }, { words, rests }, ground) => {
  const { claims } = ground;
  const [said] = rests;
  const whole = `${before} ${folded}`;
  if (!said || said.clauses.length < 2) return false;
  if (claims.depends(whole) || claims.limits(whole) || claims.confines(whole)) return false;
  const asked = ground.question().words.words;
  const isSaid = (clause: Clause) => [...words, ...asked].some((word) => hasWord(clause.words, word));
  return said.clauses.some((clause) => said.claims.depends(clause.folded) && !isSaid(clause));
};

/** Creates what tells whether a reply names, unasked, what the "only" of a clause stands beside. */
function createLimitReader(folded: string, words: readonly Word[], asked: Vocabulary) {
  const named = vocabularyOf(words);
  const own = readNumbers(folded);
  return ({ said, clause }: Pair): boolean =>
    readBonds(clause.folded, said.language).some(
      ({ isSole, before, after }) =>
        isSole &&
        [before, after].some(
          ({ words: [near], numbers }) =>
            (near && !hasWord(asked, near) && hasWord(named, near)) || numbers.some((one) => own.has(one)),
        ),
    );
}

/** The page says "only" of what is said without it: of a part of it, or to somebody who asks about another thing. */
export const dropsLimit: MeaningCheck = ({ folded, before }, { words, pairs, rests }, ground) => {
  const { claims } = ground;
  const limitsIn = (text: string) => claims.confines(text) || claims.negates(text) || claims.regrets(text);
  if (limitsIn(folded) || limitsIn(before)) return false;
  const isKnown = (word: Word) =>
    ground
      .sources()
      .some(
        ({ sentences, context }) =>
          hasWord(context, word) || sentences.some((said) => hasWord(said.words, word)),
      );
  const confined = rests.some(
    (said) => said.claims.confines(said.folded) && words.some((word) => hasWord(said.words, word)),
  );
  const namesLimit = createLimitReader(folded, words, ground.question().words);
  if (
    confined &&
    !pairs.some(namesLimit) &&
    !claims.depends(folded) &&
    ground.question().subject.words.some((word) => !word.isLight && !isKnown(word))
  )
    return true;
  return pairs.some(
    (pair) =>
      pair.said.claims.confines(pair.clause.folded) &&
      !namesLimit(pair) &&
      pair.shared >= weights.minShared &&
      pair.shared < weights.maxShare * pair.clause.words.words.length,
  );
};

/** How often the unit of a range, a day or a kilogram, has another unit. */
const inUnits: readonly (readonly [times: number, unit: Unit])[] = [
  [1, 'day'],
  [24, 'hour'],
  [1_440, 'minute'],
  [1 / 7, 'week'],
  [1 / 30, 'month'],
  [1 / 365, 'year'],
  [1_000, 'gram'],
];
const round = (number: number) => Math.round(number * 1_000) / 1_000;
const isOpen = ({ min, max }: Range) => (min === 0) !== (max === Number.POSITIVE_INFINITY);

/** The page says it of amounts from or up to a bound, or for a while only: "free above 50 dollars", "free for 2 hours". */
export const dropsBound: MeaningCheck = ({ folded, before }, { pairs }, ground) => {
  const { claims, question } = ground;
  if (claims.negates(folded) || claims.confines(folded)) return false;
  const whole = `${before} ${folded}`;
  const own = readNumbers(whole);
  const asked = question();
  const isNamed = (number: number, unit: Unit) =>
    own.has(`${number}`, number === 1 ? [unit] : []) || asked.numbers.has(`${number}`);
  const isKnown = ({ min, max }: Range) =>
    [min, max].some(
      (bound) =>
        Number.isFinite(bound) &&
        bound > 0 &&
        inUnits.some(([times, unit]) => isNamed(round(bound * times), unit)),
    );
  const isFree = claims.isFree(folded) && !/\d/.test(folded) && readNumerals(folded).length === 0;
  return pairs.some(({ said, clause }) => {
    const ranges = clause.ranges();
    const bounds = ranges.filter((range) => isOpen(range) || (isFree && said.claims.isFree(clause.folded)));
    return (
      bounds.length > 0 &&
      !bounds.some(isKnown) &&
      !bounds.some((range) => asked.naming().amounts.some((amount) => covers(range, amount)))
    );
  });
};

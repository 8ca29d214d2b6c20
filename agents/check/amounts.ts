import { type Range, readCurrencies, readRanges } from '@jawab/language';
import { citedSources, type MeaningCheck, rarity, sumOf } from './align.ts';
import { splitClauses } from './clauses.ts';
import { type Counted, countedIn } from './counted.ts';
import type { Ground } from './ground.ts';
import type { Clause, Said, Source } from './sources.ts';
import { neighbours as weights } from './weights.ts';
import { hasWord, type Word } from './words.ts';

const isSpan = ({ min, max }: Range) => min > 0 && Number.isFinite(max) && min < max;

/** One end of a range of the page, or another range: "2 days" of "2 to 4 days". */
export const cutsRange: MeaningCheck = (sentence, _, ground) => {
  const said = citedSources(sentence, ground).flatMap(({ ranges }) => ranges);
  return splitClauses(sentence.folded)
    .flatMap(readRanges)
    .some(({ measure, min, max }) => {
      if (measure === 'bare' || measure === 'things' || min === 0 || max === Number.POSITIVE_INFINITY)
        return false;
      const alike = said.filter((one) => one.measure === measure);
      const spans = alike.filter(isSpan);
      if (min < max) return spans.length > 0 && !spans.some((one) => one.min === min && one.max === max);
      const isWhole = alike.some((one) => !isSpan(one) && (one.min === min || one.max === min));
      return !isWhole && spans.some((one) => one.min === min || one.max === min);
    });
};

/** A currency that the cited pages do not name. */
export const namesCurrency: MeaningCheck = (sentence, _, ground) => {
  const named = readCurrencies(sentence.folded);
  if (named.length === 0) return false;
  const sources = citedSources(sentence, ground);
  return named.some((codes) => !codes.some((code) => sources.some(({ currencies }) => currencies.has(code))));
};

interface Place {
  clause: Clause;
  said: Said;
  source: Source;
}

export const holdsNumber = (clause: Clause, { figure: { readings } }: Counted): boolean =>
  readings.some((numbers) => numbers.every((number) => clause.numbers.has(number)));

/**
 * Tells whether a number belongs to another row, branch or product: some clause of the pages with another number of the same
 * kind shares more words with the reply's clause. All numbers of one clause must come from one sentence.
 */
export const takesNeighbour: MeaningCheck = (sentence, _, ground) => {
  const clauses = splitClauses(sentence.folded).map((part) => ({ part, counted: countedIn(part) }));
  if (clauses.every(({ counted }) => counted.length === 0)) return false;
  const places = ground
    .sources()
    .flatMap((source) =>
      source.sentences.flatMap((said) => said.clauses.map((clause) => ({ clause, said, source }))),
    );
  return clauses.some(({ part, counted }) => {
    const isAsked = ({ figure: { readings } }: Counted) =>
      readings.some((numbers) => numbers.every((number) => ground.question().numbers.has(number)));
    const own = counted.filter((one) => !isAsked(one));
    if (own.length > 1 && own.length === counted.length && !areTogether(own, ground)) return true;
    const words = ground.words(part);
    const holdsNone = ({ clause }: Place) => !own.some((one) => holdsNumber(clause, one));
    const rivals = places.filter(holdsNone);
    return own.some((one) => hasNearerRival(one, words, { places, rivals }, ground));
  });
};

/** Tells whether one sentence or row has some numbers, or two sentences that follow each other. */
const areTogether = (counted: readonly Counted[], ground: Ground): boolean =>
  ground.sources().some(({ sentences }) =>
    sentences.some((said, at) => {
      const next = sentences[at + 1];
      const clauses = next && !said.isRow && !next.isRow ? [...said.clauses, ...next.clauses] : said.clauses;
      return counted.every((one) => clauses.some((clause) => holdsNumber(clause, one)));
    }),
  );

function hasNearerRival(
  one: Counted,
  words: readonly Word[],
  { places, rivals }: Record<'places' | 'rivals', readonly Place[]>,
  ground: Ground,
): boolean {
  const holding = places.filter(({ clause }) => holdsNumber(clause, one));
  if (holding.length === 0) return false;
  const wanted = words.length > 0 ? words : ground.question().subject.words;
  const weigh = ({ clause, said, source }: Place) =>
    sumOf(wanted, (word) => {
      const inClause = hasWord(clause.words, word) ? 1 : 0;
      const isNear = hasWord(said.words, word) || hasWord(source.context, word);
      return rarity(word, ground) * (inClause + (isNear ? weights.ofSentence : 0));
    });
  const most = (list: readonly Place[]) => Math.max(0, ...list.map(weigh));
  const ofKind = rivals.filter(({ clause }) => clause.kinds.has(one.kind));
  return most(ofKind) > most(holding) + weights.margin;
}

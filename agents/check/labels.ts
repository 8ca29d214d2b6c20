import {
  type Amount,
  type ConceptKey,
  covers,
  findWeekdays,
  normalise,
  type Range,
  readAmounts,
  readFigures,
  readRanges,
  weekdays,
} from '@jawab/language';
import { labels as weights } from './weights.ts';
import { hasWord, readWords, type Vocabulary, vocabularyOf, type Word } from './words.ts';

/** The label of a row or a column of a table. */
export interface Label {
  words: readonly Word[];
  /** Words of its other cells, which may name it too. */
  beside: readonly Word[];
  numbers: ReadonlySet<string>;
  ranges: readonly Range[];
  days: ReadonlySet<ConceptKey>;
  /** A size or a class of a few letters: M, XL. */
  code: string | null;
}

/** A text that may name rows and columns. */
export interface Naming {
  words: Vocabulary;
  numbers: ReadonlySet<string>;
  amounts: readonly Amount[];
  days: ReadonlySet<ConceptKey>;
  codes: ReadonlySet<string>;
}

const code = /^[a-z]{1,3}$/;
/** Of an alphabet: the mark of an hour or a currency. */
const oneLetter = /^[^\p{Script=Han}]$/u;
const codes = /(?<![a-z\d])[a-z]{1,3}(?![a-z\d])/g;
const dayConcepts: ReadonlySet<ConceptKey> = new Set<ConceptKey>(['holiday', 'weekend', 'working_day']);

const numbersIn = (folded: string) => new Set(readFigures(folded).flatMap(({ readings }) => readings.flat()));

/** Returns the weekdays of a text. "Weekend" and "weekdays" are some of them. */
export function daysIn(folded: string, { concepts }: Vocabulary, language: string): Set<ConceptKey> {
  const days = findWeekdays(folded, [language, 'en']);
  for (const key of concepts) if (dayConcepts.has(key)) days.add(key);
  if (weekdays.some((day) => days.has(day))) return days;
  if (days.has('weekend')) for (const day of ['saturday', 'sunday'] as const) days.add(day);
  if (days.has('working_day'))
    for (const day of ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const) days.add(day);
  return days;
}

/** Reads what a row or a column is called; `beside`: its other cells. */
export function readLabel(text: string, beside: string, language: string): Label {
  const folded = normalise(text);
  const words = readWords(folded, language);
  return {
    words,
    beside: readWords(normalise(beside), language).filter(({ text }) => !oneLetter.test(text)),
    numbers: numbersIn(folded),
    ranges: readRanges(folded),
    days: daysIn(folded, vocabularyOf(words), language),
    code: code.test(folded) ? folded : null,
  };
}

/** Reads what a normalised text may name. */
export function readNaming(folded: string, words: readonly Word[], language: string): Naming {
  const vocabulary = vocabularyOf(words);
  return {
    words: vocabulary,
    numbers: numbersIn(folded),
    amounts: readAmounts(folded),
    days: daysIn(folded, vocabulary, language),
    codes: new Set(folded.match(codes)),
  };
}

/**
 * Returns the places of the labels that a text names better than the others: by a word, a number or a day that others lack, or by an
 * amount in their range. Empty if it names none.
 */
export function namedLabels(labels: readonly Label[], naming: Naming): number[] {
  return labels.length < 2 ? [] : bestOf(labels.map(scoreBy(labels, naming)));
}

/** Returns the places of the labels beside which there are more words of a text than beside the others. */
export const namedBeside = (labels: readonly Label[], naming: Naming): number[] =>
  labels.length < 2
    ? []
    : bestOf(
        weighWords(
          labels.map(({ beside }) => beside),
          naming,
        ),
      );

function bestOf(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  return best > 0 ? scores.flatMap((score, at) => (score >= best * weights.nearBest ? [at] : [])) : [];
}

/** Weighs the words of each list that a text has by how few other lists have them. */
function weighWords(lists: readonly (readonly Word[])[], { words }: Naming): number[] {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const form of new Set(list.map((word) => word.form))) counts.set(form, (counts.get(form) ?? 0) + 1);
  return lists.map((list) =>
    sum(list, (word) => {
      const count = counts.get(word.form) as number;
      return count < lists.length && hasWord(words, word) ? 1 / count : 0;
    }),
  );
}

function scoreBy(labels: readonly Label[], naming: Naming) {
  const ofWords = weighWords(
    labels.map(({ words }) => words),
    naming,
  );
  const tightest = tightestRanges(labels, naming.amounts);
  const share = (having: (label: Label) => boolean) => {
    const count = labels.filter(having).length;
    return count < labels.length ? 1 / count : 0;
  };
  const isOfDay = ({ days }: Label) => [...days].some((day) => naming.days.has(day));
  return (label: Label, at: number) => {
    let score = ofWords[at] as number;
    if (label.code && naming.codes.has(label.code)) score += weights.code;
    for (const number of label.numbers)
      if (naming.numbers.has(number)) score += share(({ numbers }) => numbers.has(number));
    if (isOfDay(label)) score += weights.day * share(isOfDay);
    return score + (tightest.has(at) ? weights.range : 0);
  };
}

const sum = <T>(list: readonly T[], weigh: (one: T) => number) =>
  list.reduce((total, one) => total + weigh(one), 0);

/** Returns the labels whose range contains an amount most tightly: 4 kg is "up to 5 kg" rather than "up to 10 kg". */
function tightestRanges(labels: readonly Label[], amounts: readonly Amount[]): Set<number> {
  const found = new Set<number>();
  for (const amount of amounts) {
    const covering = labels.flatMap(({ ranges }, at) =>
      ranges
        .filter((range) => covers(range, amount))
        .map((range) => ({ at, width: range.max - range.min, min: range.min })),
    );
    if (covering.length === 0 || covering.length === labels.length * 2) continue;
    const least = Math.min(...covering.map(({ width }) => width));
    const tight = covering.filter(({ width }) => width === least);
    const highest = Math.max(...tight.map(({ min }) => min));
    for (const { at, min } of tight) if (min === highest) found.add(at);
  }
  return found.size < labels.length ? found : new Set();
}

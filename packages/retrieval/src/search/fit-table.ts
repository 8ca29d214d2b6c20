import {
  type Amount,
  covers,
  findConcepts,
  findWeekdays,
  normalise,
  type Range,
  readRanges,
  weekdays,
} from '@jawab/language';
import type { Span } from '../chunker/sentences.ts';
import type { QuoteSizes } from './quote-sizes.ts';
import type { Sentence } from './read-sentences.ts';
import { hasTerm, type Term } from './weigh-question.ts';
import { quoteWeights } from './weights.ts';

const { nearlyBest, otherThings } = quoteWeights;

/** Returns the rows of the table at a sentence, from its head to its last row. */
export function tableAt(own: Sentence[], at: number): Sentence[] {
  let [begin, end] = [at, at];
  while (begin > 0 && own[begin - 1]?.row) begin--;
  while (own[end + 1]?.row) end++;
  return own.slice(begin, end + 1);
}

/**
 * Returns the rows that a question names: those of a weekday that it names, of ranges that contain its amounts, or with words of it
 * that other rows and the title lack. Empty if the rows do not differ in what they say of the question.
 */
export function namedRows(
  table: Sentence[],
  { terms, amounts, languages }: { terms: Term[]; amounts: Amount[]; languages: string[] },
): Sentence[] {
  const all = table.filter(({ row }) => row === 'body');
  const days = askedDays(terms);
  const ofDay = days.size > 0 ? all.filter((row) => writesDay(row, days, languages)) : [];
  if (ofDay.length > 0 && ofDay.length < all.length) return ofDay;
  const covering = coveringRows(all, amounts);
  const rows = covering.length > 0 ? covering : all;
  const said = rows.map((row) => wordsOf(row, languages));
  const weighed = terms.flatMap((term) => {
    const { part, key, weight, implied } = term;
    if (part === 'grams' || implied || hasTerm((table[0] as Sentence).above, term)) return [];
    const name = `${part} ${key}`;
    const found = said.filter((words) => words.has(name)).length;
    return found > 0 && found < rows.length ? [{ name, weight: weight / found }] : [];
  });
  const scores = said.map((words) =>
    weighed.reduce((sum, { name, weight }) => sum + (words.has(name) ? weight : 0), 0),
  );
  const best = Math.max(...scores);
  return best > 0 ? rows.filter((_, at) => (scores[at] as number) >= best * nearlyBest) : covering;
}

/** Returns the rows whose ranges contain most of the amounts asked. Empty if they are more than half of the table. */
function coveringRows(rows: Sentence[], amounts: Amount[]): Sentence[] {
  if (amounts.length === 0) return [];
  const counts = rows.map((row) => {
    const ranges = readRanges(written(row));
    return amounts.reduce((sum, amount) => sum + shareOf(amount, ranges), 0);
  });
  const most = Math.max(...counts);
  const best = most > 0 ? rows.filter((_, at) => counts[at] === most) : [];
  return best.length <= rows.length / 2 ? best : [];
}

function shareOf(amount: Amount, ranges: Range[]): number {
  const covering = ranges.filter((range) => covers(range, amount));
  if (covering.length === 0) return 0;
  return covering.some(({ counter }) => counter === amount.counter) ? 1 : otherThings;
}

const written = ({ hit, start, end }: Sentence) => hit.text.slice(start, end);
const textOf = (sentence: Sentence) => normalise(written(sentence));

/** Returns the weekdays that a question names, also as a weekend or as working days. */
function askedDays(terms: Term[]): ReadonlySet<string> {
  const asks = (key: string) => terms.some((term) => term.part === 'concepts' && term.key === key);
  return new Set([
    ...weekdays.filter(asks),
    ...(asks('weekend') ? weekdays.slice(5) : []),
    ...(asks('working_day') ? weekdays.slice(0, 5) : []),
  ]);
}

const writesDay = (row: Sentence, days: ReadonlySet<string>, languages: string[]) =>
  findWeekdays(textOf(row), languages)
    .values()
    .some((day) => days.has(day));

function wordsOf(row: Sentence, languages: string[]): Set<string> {
  const named = findConcepts(textOf(row), languages);
  return new Set([
    ...Array.from(row.found.terms.keys(), (key) => `terms ${key}`),
    ...named.flatMap(({ keys }) => keys.map((key) => `concepts ${key}`)),
  ]);
}

/** Returns a table from its first row on, with as many of the given rows as fit. */
export function cutTable(rows: Sentence[], maxSize: number, { measure }: Pick<QuoteSizes, 'measure'>): Span {
  const [first] = rows as [Sentence];
  const { start, hit } = first;
  let { end } = first;
  for (const next of rows) if (measure(hit.text.slice(start, next.end), hit.text) <= maxSize) end = next.end;
  return { start, end };
}

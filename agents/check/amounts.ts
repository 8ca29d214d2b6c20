import { once } from '@jawab/core';
import { type Range, readCurrencies, readRanges } from '@jawab/language';
import { citedSources, type MeaningCheck, rarity, sumOf } from './align.ts';
import type { Clause } from './clauses.ts';
import { type Counted, hasReading } from './counted.ts';
import type { Ground } from './ground.ts';
import { readNaming } from './labels.ts';
import type { Sentence } from './sentence.ts';
import type { Said, Source } from './sources.ts';
import { findCell, findNamed, type Where } from './tables.ts';
import { neighbours as weights } from './weights.ts';
import { hasWord, type Word } from './words.ts';

const isSpan = ({ min, max }: Range) => min > 0 && Number.isFinite(max) && min < max;

/** One end of a range of the page, or another range: "2 days" of "2 to 4 days". */
export const cutsRange: MeaningCheck = (sentence, _, ground) => {
  const said = citedSources(sentence, ground).flatMap(({ ranges }) => ranges);
  const asked = ground.question().naming().amounts;
  return ground
    .clauses(sentence.folded)
    .flatMap((part) => readRanges(part))
    .some((one) => {
      const { measure, min, max } = one;
      if (measure === 'bare' || min === 0) return false;
      const isThing = measure === 'things';
      const alike = said.filter(
        (other) => other.measure === measure && (!isThing || other.counter === one.counter),
      );
      const spans = alike.filter(isSpan);
      if (max === Number.POSITIVE_INFINITY)
        return (
          spans.some((other) => other.min === min) &&
          !alike.some((other) => other.min === min && !isSpan(other))
        );
      if (min < max)
        return spans.length > 0 && !spans.some((other) => other.min === min && other.max === max);
      if (isThing && asked.some(({ value }) => value === min)) return false;
      const isWhole = alike.some((other) => !isSpan(other) && (other.min === min || other.max === min));
      return !isWhole && spans.some((other) => other.min === min || other.max === min);
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

export const holdsNumber = (clause: Clause, one: Counted): boolean => hasReading(clause.numbers, one);

/**
 * Tells whether a number of the reply is that of another row, branch or product. A number from a table is right in a row and a column
 * that the reply or the question names. A number from prose is right if no clause with another number of its kind shares more words
 * with the clause of the reply. All numbers of one clause must come from one sentence.
 */
export const takesNeighbour: MeaningCheck = (sentence, { explained }, ground) => {
  const clauses = ground.clauses(sentence.folded).map((part) => ({ part, counted: ground.counted(part) }));
  if (clauses.every(({ counted }) => counted.length === 0)) return false;
  const places = ground
    .sources()
    .flatMap((source) =>
      source.sentences.flatMap((said) => said.clauses.map((clause) => ({ clause, said, source }))),
    );
  const inTables = createTableReader(sentence, ground);
  return clauses.some(({ part, counted }) => {
    const own = counted.filter((one) => !hasReading(ground.question().numbers, one));
    if (own.length > 1 && own.length === counted.length && !areTogether(own, ground)) return true;
    const words = ground.words(part);
    const holdsNone = ({ clause }: Place) => !own.some((one) => holdsNumber(clause, one));
    const rivals = places.filter(holdsNone);
    const where = own.map((one) => inTables(one, part));
    // One clause may say several cells of a row, each of another kind.
    const isNamed = (at: number) =>
      where[at] === 'named' ||
      (where[at] === 'row' &&
        own.some(({ kind }, other) => where[other] === 'named' && kind !== own[at]?.kind));
    return own.some((one, at) => {
      if (isNamed(at)) return false;
      const exact = places.filter(({ clause }) => holdsFigure(clause, one));
      const holding = exact.length > 0 ? exact : places.filter(({ clause }) => holdsNumber(clause, one));
      if (where[at] && holding.every(({ said }) => said.isRow)) return true;
      return explained.length > 0 && hasNearerRival(one, words, { holding, rivals }, ground);
    });
  });
};

/**
 * Tells whether a clause has a figure as it is written: 8 is not in 8:30, and 20:00, which may be 8 on a page, is not 8 in a reply.
 */
function holdsFigure({ figures }: Clause, { figure: { readings } }: Counted): boolean {
  const isHalf = (hour: string, at: number) =>
    readings.slice(0, at).some(([other]) => Number(other) === Number(hour) + 12);
  return readings.some((reading, at) => !isHalf(reading[0] as string, at) && figures.has(reading.join(':')));
}

/** Tells whether the numbers of a cell may count what a number does. The head of the table may name it: "95". */
const mayCount = (cell: Clause | undefined, { kind }: Counted): boolean =>
  cell !== undefined && (kind === 'other' || cell.kinds.has(kind) || !/\p{L}/u.test(cell.folded));

/** Returns a function that tells where the tables of the cited passages have a number of a clause. */
function createTableReader(sentence: Sentence, ground: Ground): (one: Counted, part: string) => Where {
  const tables = citedSources(sentence, ground).flatMap((source) => source.tables);
  const read = (folded: string) => readNaming(folded, ground.words(folded), ground.language);
  const whole = once(() => read(sentence.folded));
  return (one, part) => {
    if (tables.length === 0) return null;
    const texts = [read(part), whole(), ground.question().naming()];
    const holds = (cell: Clause) => holdsFigure(cell, one) && mayCount(cell, one);
    const found = tables.map((table) => {
      const { rows, columns } = findNamed(table, texts);
      const ofKind = columns.filter((at) => table.cells.some((cells) => mayCount(cells[at], one)));
      return findCell(table, { rows, columns: ofKind }, holds);
    });
    return (['named', 'row', 'elsewhere'] as const).find((where) => found.includes(where)) ?? null;
  };
}

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
  { holding, rivals }: Record<'holding' | 'rivals', readonly Place[]>,
  ground: Ground,
): boolean {
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

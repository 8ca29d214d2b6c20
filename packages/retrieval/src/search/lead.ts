import { findLists } from '../chunker/lists.ts';
import type { Span } from '../chunker/sentences.ts';
import { titleOf } from '../chunker/title-lines.ts';
import { findNote, splitNotes } from './find-note.ts';
import { cutTable, tableAt } from './fit-table.ts';
import type { QuoteSizes } from './quote-sizes.ts';
import type { Sentence } from './read-sentences.ts';
import { hasTerm, saysTerm, type Term } from './weigh-question.ts';
import { leadWeights } from './weights.ts';

const { clear, kindGain, near, rival } = leadWeights;
const bullet = /^\s*(?:[-*+–](?=\s)|[•‣◦▪●○■□◆◇・])/u;

/**
 * Returns what of a quotation answers, to be said first. A sentence that says most of the question beyond the title above it, and no
 * other nearly as much, is said alone; else the best one with its neighbours as far as they fit. A numbered list is said whole, and a
 * table as far as it fits. Pure.
 */
export function findLead(own: Sentence[], quoted: Span, terms: Term[], sizes: QuoteSizes): Span {
  const inside = own.filter(({ start, end }) => start >= quoted.start && end <= quoted.end);
  const [first] = inside;
  if (!first) return quoted;
  const { text } = first.hit;
  const fits = ({ start, end }: Span, max: number) => sizes.measure(text.slice(start, end), text) <= max;
  const prose = inside.filter(({ row }) => !row);
  const hasTable = prose.length < inside.length;
  // Rows alone are enough if they have the kind of thing asked for, as prices, and no sentence beside them has.
  const isInRows = inside.some(({ row, holds }) => row && holds) && !prose.some(({ holds }) => holds);
  const enough = hasTable ? (isInRows ? sizes.maxLead : sizes.maxTable) : sizes.maxBrief;
  const notes = hasTable ? [] : splitNotes(inside);
  const note = findNote(inside, notes, terms);
  if (note) return note;
  if (fits(quoted, enough)) return quoted;
  const said = inside.filter((one) => one.row || !isTitle(one));
  const scores = said.map((sentence) => scoreOf(sentence, terms));
  const at = scores.findIndex((score) => score >= Math.max(...scores) * near);
  const best = said[at];
  if (!best) return quoted;
  // Rows with the kind of thing asked for answer better than prose without it.
  const row = best.row || best.holds ? best : (inside.find((one) => one.row && one.holds) ?? best);
  if (row.row) return cutTable(tableAt(inside, inside.indexOf(row)), sizes.maxTable, sizes);
  const list = findLists(text).find(({ start, end }) => start <= best.start && best.start < end);
  const isItem = bullet.test(text.slice(best.start, best.end)) && (scores[at] as number) > 0;
  if (list && !isItem)
    return { start: Math.max(list.start, quoted.start), end: Math.min(list.end, quoted.end) };
  // Of two sentences, the second often leans on the first: "If a parcel arrives broken, … We replace it."
  if (said.length > 2 && isClear(at, scores, terms)) return { start: best.start, end: best.end };
  if (fits(quoted, sizes.maxLead)) return quoted;
  const noteOf = (place: number) => notes.find((one) => one.includes(said[place] as Sentence));
  const isSameMatter = (place: number) => noteOf(place) === noteOf(at);
  return growFrom(at, said, scores, { isSameMatter, fits: (span) => fits(span, sizes.maxLead) });
}

/** Tells whether a sentence says much of the question, and no other one nearly as much. */
function isClear(at: number, scores: number[], terms: Term[]): boolean {
  const score = scores[at] as number;
  const all = terms.filter(({ part, isSound }) => part !== 'grams' && !isSound);
  const enough = all.reduce((sum, { weight }) => sum + weight, 0) * clear;
  return (
    score > 0 && score >= enough && scores.every((other, place) => place === at || other < score * rival)
  );
}

interface Growth {
  isSameMatter: (place: number) => boolean;
  fits: (span: Span) => boolean;
}

/**
 * Adds to a sentence the one before or after it that says more of the question, while they fit; of two equal ones, the one before.
 * Of several notes, others are added only as far as one that says nearly as much.
 */
function growFrom(at: number, said: Sentence[], scores: number[], { isSameMatter, fits }: Growth): Span {
  const spanOf = (from: number, to: number): Span => ({
    start: (said[from] as Sentence).start,
    end: (said[to] as Sentence).end,
  });
  let [from, to] = [at, at];
  const isOnTheWay = (place: number) =>
    scores.some(
      (score, other) =>
        score >= (scores[at] as number) * rival &&
        (place < from ? other <= place : other >= place) &&
        fits(spanOf(Math.min(from, other), Math.max(to, other))),
    );
  const scoreAt = (place: number, span: () => Span) => {
    const next = said[place];
    if (!next || next.row || !fits(span())) return -1;
    return isSameMatter(place) || isOnTheWay(place) ? (scores[place] as number) : -1;
  };
  for (;;) {
    const before = scoreAt(from - 1, () => spanOf(from - 1, to));
    const after = scoreAt(to + 1, () => spanOf(from, to + 1));
    if (before < 0 && after < 0) return spanOf(from, to);
    if (before >= after) from--;
    else to++;
  }
}

/** Tells whether a sentence is the line of the heading above it. */
function isTitle({ hit, start, end }: Sentence): boolean {
  const line = titleOf(hit.text.slice(start, end)).replace(/[:：៖]$/u, '');
  return hit.heading?.split(' › ').at(-1) === line;
}

/** Scores what a sentence says of the question beyond the title above it. */
function scoreOf(sentence: Sentence, terms: Term[]): number {
  const sum = (some: Term[]) => some.reduce((total, { weight }) => total + weight, 0);
  const own = terms.filter(
    (term) =>
      !term.isSound &&
      !(sentence.holds && term.implied) &&
      saysTerm(sentence, term) &&
      !hasTerm(sentence.above, term),
  );
  return sum(own) + (sentence.holds ? sum(terms) * kindGain : 0);
}

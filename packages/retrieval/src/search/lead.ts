import { findLists } from '../chunker/lists.ts';
import type { Span } from '../chunker/sentences.ts';
import { titleOf } from '../chunker/title-lines.ts';
import { cutTable, tableAt } from './fit-table.ts';
import type { QuoteSizes } from './quote-sizes.ts';
import type { Sentence } from './read-sentences.ts';
import { hasTerm, saysTerm, type Term } from './weigh-question.ts';
import { leadWeights } from './weights.ts';

const { kindGain, near, rival } = leadWeights;
const bullet = /^\s*(?:[-*+–](?=\s)|[•‣◦▪●○■□◆◇・])/u;

/**
 * Returns what of a quotation answers, to be said first: the sentence that says most of the question beyond the title above it. Another
 * one that says nearly as much is said too, or the next one, if both are short. A numbered list is said whole, and a table as far as it
 * fits. Pure.
 */
export function findLead(own: Sentence[], quoted: Span, terms: Term[], sizes: QuoteSizes): Span {
  const inside = own.filter(({ start, end }) => start >= quoted.start && end <= quoted.end);
  const [first] = inside;
  const { text = '' } = first?.hit ?? {};
  const sizeOf = ({ start, end }: Span) => sizes.measure(text.slice(start, end), text);
  if (!first || sizeOf(quoted) <= sizes.maxBrief) return quoted;
  const said = inside.filter((one) => one.row || !isTitle(one));
  // Of two sentences, the second often leans on the first: "If a parcel arrives broken, … We replace it."
  if (said.length === 2 && !said.some(({ row }) => row) && sizeOf(quoted) <= sizes.maxPair) return quoted;
  const scores = said.map((sentence) => scoreOf(sentence, terms));
  const most = Math.max(...scores);
  const at = scores.findIndex((score) => score >= most * near);
  const best = said[at];
  if (!best) return quoted;
  // Rows with the kind of thing asked for answer better than prose without it.
  const row = best.row || best.holds ? best : (inside.find((one) => one.row && one.holds) ?? best);
  if (row.row) return cutTable(tableAt(inside, inside.indexOf(row)), sizes.maxLead, sizes);
  const list = findLists(text).find(({ start, end }) => start <= best.start && best.start < end);
  const isItem = bullet.test(text.slice(best.start, best.end));
  if (list && !(isItem && most > 0))
    return { start: Math.max(list.start, quoted.start), end: Math.min(list.end, quoted.end) };
  const spanOf = (from: number, to: number): Span => ({
    start: (said[from] as Sentence).start,
    end: (said[to] as Sentence).end,
  });
  if (most === 0) {
    const last = said.findLastIndex((_, to) => to === 0 || sizeOf(spanOf(0, to)) <= sizes.maxLead);
    return spanOf(0, last);
  }
  const other = indexOfRival(scores, at);
  const both = other < 0 ? null : spanOf(Math.min(at, other), Math.max(at, other));
  if (both && sizeOf(both) <= sizes.maxPair) return both;
  const next = at + 1 < said.length ? spanOf(at, at + 1) : null;
  return next && sizeOf(next) <= sizes.maxBrief ? next : spanOf(at, at);
}

/** Returns the place of the best score beside the one at a place, if it is nearly as good; else -1. */
function indexOfRival(scores: number[], at: number): number {
  const others = scores.map((score, place) => (place === at ? 0 : score));
  const best = Math.max(...others);
  return best > 0 && best >= (scores[at] as number) * rival ? others.indexOf(best) : -1;
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

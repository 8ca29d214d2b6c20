import type { Amount } from '@jawab/language';
import { findLists } from '../chunker/lists.ts';
import type { Span } from '../chunker/sentences.ts';
import { cutTable, namedRows, tableAt } from './fit-table.ts';
import type { QuoteSizes } from './quote-sizes.ts';
import type { Sentence } from './read-sentences.ts';
import { hasTerm, saysTerm, type Term } from './weigh-question.ts';

/**
 * Returns what is quoted for a window: the rows of a table that were asked for, a short passage whole, a whole list, a whole
 * table, or the window itself. Pure.
 */
export function fitQuote(
  read: Sentence[],
  { from, to }: { from: Sentence; to: Sentence },
  {
    terms,
    amounts,
    language,
    sizes,
  }: { terms: Term[]; amounts: Amount[]; language: string | null; sizes: QuoteSizes },
): Span {
  const own = read.filter(({ hit }) => hit === from.hit);
  const inside = own.slice(own.indexOf(from), own.indexOf(to) + 1);
  const { text } = from.hit;
  const hasTable = own.some(({ row }) => row);
  const isShort = sizes.measure(text, text) <= (hasTable ? sizes.maxWhole : sizes.maxProse);
  const at = inside.findIndex(({ row }) => row);
  if (at >= 0) {
    const table = tableAt(own, own.indexOf(inside[at] as Sentence));
    const languages = [language, from.hit.language].flatMap((code) => code ?? []);
    const named = namedRows(table, { terms, amounts, languages });
    if (named.length > 0 && !isSaidBeside(inside, named, terms)) return cutTable(named, sizes.maxPart, sizes);
    if (!isShort)
      return isSaidBeside(inside, table, terms)
        ? fitList(text, proseOf(inside), sizes)
        : cutTable(table, sizes.maxTable, sizes);
  }
  if (isShort) return { start: 0, end: text.length };
  return fitList(text, { start: from.start, end: to.end }, sizes);
}

function proseOf(inside: Sentence[]): Span {
  const prose = inside.filter(({ row }) => !row);
  return { start: (prose[0] as Sentence).start, end: (prose.at(-1) as Sentence).end };
}

/**
 * Tells whether a sentence beside a table says more of the question than its rows do. A table that says anything of it and has the
 * kind of thing asked for says more than any sentence without that.
 */
function isSaidBeside(inside: Sentence[], rows: Sentence[], terms: Term[]): boolean {
  const best = Math.max(...rows.map((row) => scoreOf(row, terms)));
  const tells = best > 0 && rows.some(({ holds }) => holds);
  return inside.some((one) => !one.row && (one.holds || !tells) && scoreOf(one, terms) > best);
}

/**
 * Adds the weights of the terms that a sentence has. Terms in the title do not count: they cannot decide between a row and a sentence
 * beside it.
 */
const scoreOf = (sentence: Sentence, terms: Term[]) =>
  terms.reduce((sum, term) => {
    const isTold = term.part === 'grams' || hasTerm(sentence.above, term);
    return sum + (!isTold && saysTerm(sentence, term) ? term.weight : 0);
  }, 0);

/** Extends a span to the lists that it touches and that fit, each from the line that introduces it. */
function fitList(text: string, { start, end }: Span, { maxSteps, maxWhole, measure }: QuoteSizes): Span {
  const whole = { start, end };
  for (const list of findLists(text)) {
    const size = measure(text.slice(list.start, list.end), text);
    const isWhole = size <= (list.isNumbered ? maxSteps : maxWhole);
    if (!isWhole || list.end <= start || list.start >= end) continue;
    whole.start = Math.min(whole.start, list.start);
    whole.end = Math.max(whole.end, list.end);
  }
  return whole;
}

import type { Span } from '../chunker/sentences.ts';
import type { Sentence } from './read-sentences.ts';
import { hasTerm, type Term } from './weigh-question.ts';

/** A passage of at most this size is quoted whole. A character of a dense script counts as two. */
const maxWhole = 360;
/** The maximum part of a table or of a list that is quoted, in characters. */
const maxTable = 600;
const maxList = 900;
/** The share of the best row's score that makes another row part of the answer. */
const nearlyBest = 0.75;
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const item = /^\s*(?:\d{1,2}|[a-z])[.)．、]\s*\S/u;

const sizeOf = (text: string) => text.length + (text.match(dense)?.length ?? 0);

/** Returns what is quoted for a window: the rows asked for, a whole list, a short passage whole, or the window itself. Pure. */
export function fitQuote(
  read: Sentence[],
  { from, to }: { from: Sentence; to: Sentence },
  terms: Term[],
): Span {
  const own = read.filter(({ hit }) => hit === from.hit);
  const inside = own.slice(own.indexOf(from), own.indexOf(to) + 1);
  const { text } = from.hit;
  const isShort = sizeOf(text) <= maxWhole;
  const whole = { start: 0, end: text.length };
  if (inside.some(({ row }) => row)) return fitTable(own, inside, terms) ?? proseOf(inside);
  const isElsewhere = own.some(({ row, holds }) => row && holds) && !inside.some(({ holds }) => holds);
  if (isShort && (isElsewhere || !own.some(({ row }) => row))) return whole;
  return fitList(own, { start: from.start, end: to.end });
}

function proseOf(inside: Sentence[]): Span {
  const prose = inside.filter(({ row }) => !row);
  return { start: (prose[0] as Sentence).start, end: (prose.at(-1) as Sentence).end };
}

/**
 * Reduces a window over a table to the rows that were asked for, or to the table if only its head or heading was. Returns null
 * if the sentences beside the table say more of the question.
 */
function fitTable(own: Sentence[], inside: Sentence[], terms: Term[]): Span | null {
  const [first] = inside as [Sentence];
  const last = inside.at(-1) as Sentence;
  const at = own.findIndex((one) => one.row && one.start >= first.start);
  let [begin, end] = [at, at];
  while (begin > 0 && own[begin - 1]?.row) begin--;
  while (own[end + 1]?.row) end++;
  const rows = own.slice(begin, end + 1).filter(({ row }) => row === 'body');
  const scores = rows.map((row) => scoreRow(row, terms));
  const best = Math.max(...scores);
  const worst = Math.min(...scores);
  const meant = rows.filter((_, place) => best > worst && (scores[place] as number) >= best * nearlyBest);
  const [top] = meant;
  if (inside.some((one) => !one.row && scoreRow(one, terms) > best)) return null;
  if (top) return { start: top.start, end: (meant.at(-1) as Sentence).end };
  let to = last.end;
  for (const next of own.slice(begin, end + 1))
    if (next.end - first.start <= maxTable) to = Math.max(to, next.end);
  return { start: Math.min(first.start, (own[begin] as Sentence).start), end: to };
}

const scoreRow = ({ found }: Sentence, terms: Term[]) =>
  terms.reduce((sum, term) => sum + (term.part !== 'grams' && hasTerm(found, term) ? term.weight : 0), 0);

/** Extends a window to the whole numbered list that it touches, with the sentence that introduces it. */
function fitList(own: Sentence[], { start, end }: Span): Span {
  const text = own[0]?.hit.text ?? '';
  const lines = linesOf(text);
  const touched = lines.findIndex((line) => line.end > start && line.start < end && item.test(line.text));
  if (touched < 0) return { start, end };
  let first = touched;
  while (first > 0 && continues(lines[first - 1]?.text)) first--;
  let last = touched;
  while (continues(lines[last + 1]?.text)) last++;
  if (item.test(lines[first]?.text ?? '') && /[:：]\s*$/u.test(lines[first - 1]?.text ?? '')) first--;
  const whole = {
    start: Math.min(start, lines[first]?.start ?? start),
    end: Math.max(end, lines[last]?.end ?? end),
  };
  return whole.end - whole.start <= maxList
    ? whole
    : { start: whole.start, end: Math.max(end, cutAt(lines, whole.start)) };
}

/** A line of a list, or one that belongs to the item above. */
const continues = (line: string | undefined) =>
  line !== undefined && (item.test(line) || /^\s{2,}\S/.test(line));

/** Returns the end of the last line that still fits into a list of the maximum size. */
const cutAt = (lines: (Span & { text: string })[], start: number) =>
  lines.filter((line) => line.end - start <= maxList).at(-1)?.end ?? start;

function linesOf(text: string): (Span & { text: string })[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const span = { start, end: start + line.length, text: line };
    start += line.length + 1;
    return span;
  });
}

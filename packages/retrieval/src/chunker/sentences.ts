import { fullStops, languages, scriptSets } from '@jawab/language';
import { cuts } from './weights.ts';

/** `[start, end)` in UTF-16 units of the text that it was cut from. */
export interface Span {
  start: number;
  end: number;
}

const closers = '"\'”’»›）)\\]】」』〉》';
const ends = new RegExp(
  [
    `[。！？｡．]+[${closers}]*`,
    `[${fullStops}؟]+[${closers}]*\\s*`,
    // Only from the start of a run: elsewhere it ends as it does from there, and a long run would cost its square.
    `(?<![.!?…])[.!?…]+[${closers}]*(?:\\[[0-9]{1,3}\\])*(?=\\s|$)`,
    '\\n+',
  ].join('|'),
  'gu',
);
const abbreviations = Object.values(languages).flatMap(({ words }) => words.abbreviations || []);
const abbreviation = new RegExp(`(?:^|[\\s(“"'])(?:\\p{L}|\\p{Nd}{1,3}|${abbreviations.join('|')})\\.$`, 'u');
const unspaced = new RegExp(`[${scriptSets.unspaced}]`, 'u');
const { longRun } = cuts;

function endsSentence(text: string, start: number, match: RegExpExecArray, inRow: boolean): boolean {
  const at = match.index;
  const after = text.slice(at + match[0].length, at + match[0].length + 12);
  if (match[0].startsWith('\n')) {
    const wrapped =
      match[0] === '\n' &&
      /^\p{Ll}/u.test(after) &&
      /[\p{Ll},]$/u.test(text.slice(Math.max(start, at - 2), at));
    return !wrapped;
  }
  if (inRow) return false;
  if (!match[0].startsWith('.')) return !/^[!?…]/.test(match[0]) || !/^\s+\p{Ll}/u.test(after);
  if (/^\s+\p{Ll}/u.test(after)) return false;
  return !(match[0] === '.' && abbreviation.test(text.slice(Math.max(start, at - 12), at + 1)));
}

/** Tells whether a place is in a row of a table, which is never cut: "min. 10 kg". Places must rise. */
function createRowFinder(text: string): (at: number) => boolean {
  let line = 0;
  let seen = 0;
  return (at) => {
    const newline = text.slice(seen, at).lastIndexOf('\n');
    if (newline >= 0) line = seen + newline + 1;
    seen = at;
    return text[line] === '|';
  };
}

function trimmed(text: string, { start, end }: Span): Span | null {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from] as string)) from++;
  while (to > from && /\s/.test(text[to - 1] as string)) to--;
  return from < to ? { start: from, end: to } : null;
}

/** Cuts a span at its spaces into pieces of about `size`, never shorter than half of it. */
function* atSpaces(text: string, { start, end }: Span, size: number): Generator<Span> {
  let from = start;
  let last = start;
  // A number stays with what it counts.
  for (const space of text.slice(start, end).matchAll(/(?<!\p{Nd})\s+/gu)) {
    const at = start + space.index;
    if (at - from > size && last - from >= size / 2) {
      yield { start: from, end: last };
      from = last;
    }
    last = at + space[0].length;
    if (at - from >= size) {
      yield { start: from, end: last };
      from = last;
    }
  }
  if (from < end) yield { start: from, end };
}

/** Finds the sentences of a text. Blanks between them belong to none. Pure. */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  const keep = (span: Span) => {
    const piece = trimmed(text, span);
    if (!piece) return;
    const long =
      piece.end - piece.start > longRun * cuts.minLongRun &&
      text[piece.start] !== '|' &&
      unspaced.test(text.slice(piece.start, piece.end));
    for (const part of long ? atSpaces(text, piece, longRun) : [piece]) {
      const clean = trimmed(text, part);
      if (clean) spans.push(clean);
    }
  };
  const isRow = createRowFinder(text);
  let start = 0;
  for (const match of text.matchAll(ends)) {
    if (!endsSentence(text, start, match, isRow(match.index))) continue;
    keep({ start, end: match.index + match[0].length });
    start = match.index + match[0].length;
  }
  keep({ start, end: text.length });
  return spans;
}

/** Splits a text into its sentences, trimmed. Thai, Lao, Khmer and Burmese without full stops break at spaces. */
export const splitSentences = (text: string): string[] =>
  sentenceSpans(text).map(({ start, end }) => text.slice(start, end));

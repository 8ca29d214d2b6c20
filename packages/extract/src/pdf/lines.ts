import type { Glyph } from './glyph.ts';
import { toLetters } from './letters.ts';
import type { GlyphRow } from './near-columns.ts';
import { findSpaces } from './spaces.ts';

/** In sizes of the letters. Justified lines have spaces of up to one. */
const maxGap = 1.2;
/** Browsers leave one between columns. */
const minColumnGap = 0.8;
/** The text of a list item is set apart from its marker. */
const maxMarkerGap = 4;

/** Text of one line without wide gaps: a line of a paragraph, or of a cell. */
export interface Segment {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  isRtl: boolean;
  /** True if it ends where a column does that the next one nearly touches. */
  isCut?: boolean;
  /** The pieces between its wide spaces, from left to right, if it has any: one of them may be the space between columns. */
  parts?: Segment[];
}

/** The segments of one baseline, from left to right. */
export interface Row {
  y: number;
  size: number;
  segments: Segment[];
}

/** Glyphs that are drawn one after the other, in the order of their places. */
interface Run {
  glyphs: Glyph[];
  x: number;
  right: number;
  y: number;
  size: number;
}

/**
 * Puts glyphs in rows, from the top down, and the glyphs of each row in segments. Text without letters follows the page. `findCuts` finds
 * the places at which rows are cut although the gap is narrow.
 */
export function toRows(
  glyphs: Glyph[],
  isRtlPage: boolean,
  findCuts: ((rows: GlyphRow[]) => number[][]) | null = null,
): Row[] {
  const rows: { y: number; size: number; runs: Run[] }[] = [];
  for (const run of toRuns(glyphs).sort((one, other) => other.y - one.y)) {
    const row = rows.slice(-3).findLast((found) => isOnRow(found, run));
    if (row) {
      row.runs.push(run);
      if (run.size > row.size) Object.assign(row, { size: run.size, y: run.y });
    } else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  const ordered = rows.map(({ y, size, runs }) => ({
    y,
    size,
    glyphs: runs.sort((one, other) => one.x - other.x).flatMap((run) => run.glyphs),
  }));
  const cuts = findCuts?.(ordered);
  return ordered
    .map(({ y, size, glyphs: inside }, at) => ({
      y,
      size,
      segments: toSegments(inside, cuts?.[at] ?? [], isRtlPage),
    }))
    .filter(({ segments }) => segments.length > 0);
}

/**
 * Text is on a line if it has its baseline, or if it is smaller, beside its letters, and for the most part as high as they
 * are: an index.
 */
function isOnRow(row: { y: number; size: number; runs: Run[] }, run: Run): boolean {
  const [smaller, larger] = [Math.min(row.size, run.size), Math.max(row.size, run.size)];
  if (Math.abs(row.y - run.y) < smaller * 0.35) return true;
  const top = Math.min(row.y + row.size * 0.75, run.y + run.size * 0.75);
  const bottom = Math.max(row.y - row.size * 0.2, run.y - run.size * 0.2);
  const isBeside = row.runs.some(
    ({ x, right }) => run.x < right + larger * 0.5 && run.right > x - larger * 0.5,
  );
  return smaller < larger * 0.8 && top - bottom > smaller * 0.5 && isBeside;
}

/** Spaces at the end of a run are runs of their own: programs draw them before the words on both sides, or after. */
function toRuns(glyphs: Glyph[]): Run[] {
  const runs: Glyph[][] = [];
  for (const glyph of glyphs) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && follows(before, glyph)) run.push(glyph);
    else runs.push([glyph]);
  }
  return runs.flatMap((run) => {
    const end = run.findLastIndex(({ text }) => text.trim() !== '') + 1;
    const words = run.slice(0, end);
    const spaces = run.slice(end).map((space) => [space]);
    return (words.length > 0 ? [words, ...spaces] : spaces).map(toRun);
  });
}

function follows(before: Glyph, glyph: Glyph): boolean {
  const size = Math.max(before.size, glyph.size);
  if (before.reversed !== glyph.reversed) return false;
  const isAhead = glyph.x > before.x - size * 0.5 && glyph.x - before.right < size * 0.6;
  const isBehind = glyph.right < before.x + size * 0.5 && before.x - glyph.right < size * 0.6;
  const isBackwards = isBehind && (isRtl(before.text) || isRtl(glyph.text));
  if (!isAhead && !isBackwards) return false;
  return glyph.reversed !== 0 || Math.abs(before.y - glyph.y) < size * 0.3;
}

/** Right-to-left text may be drawn in the order in which it is read: then its glyphs are turned around. */
function toRun(glyphs: Glyph[]): Run {
  const [first, last] = [glyphs[0] as Glyph, glyphs.at(-1) as Glyph];
  const ordered = last.x < first.x && glyphs.some(({ text }) => isRtl(text)) ? glyphs.toReversed() : glyphs;
  const sizes = glyphs.map(({ size }) => size).sort((a, b) => a - b);
  const levels = glyphs.map(({ y }) => y).sort((a, b) => a - b);
  return {
    glyphs: ordered,
    x: Math.min(...glyphs.map(({ x }) => x)),
    right: Math.max(...glyphs.map(({ right }) => right)),
    y: levels[levels.length >> 1] as number,
    size: sizes[sizes.length >> 1] as number,
  };
}

/** Cuts a row at gaps that are wider than a space. A space in the gap is a part of the line before it. */
function toSegments(glyphs: Glyph[], cuts: number[], isRtlPage: boolean): Segment[] {
  const segments: Glyph[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const glyph of glyphs) {
    const isCut = cuts.some((cut) => cut >= right && cut <= glyph.x && glyph.text.trim() !== '');
    const gap = isListMarker(segments.at(-1)) ? maxMarkerGap : maxGap;
    const isNear = glyph.x - right < glyph.size * gap && !isCut;
    if (isNear) segments.at(-1)?.push(glyph);
    else if (glyph.text.trim() === '') continue;
    else segments.push([glyph]);
    right = isNear ? Math.max(right, glyph.right) : glyph.right;
  }
  return segments
    .map((segment) => withParts(segment, isRtlPage))
    .filter(({ text }) => text !== '')
    .map((segment, at, all) => {
      const next = all[at + 1];
      return next && cuts.some((cut) => cut >= segment.right && cut <= next.x)
        ? Object.assign(segment, { isCut: true })
        : segment;
    });
}

function withParts(glyphs: Glyph[], isRtlPage: boolean): Segment {
  const segment = toSegment(glyphs, isRtlPage);
  const parts: Glyph[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const glyph of glyphs.filter(({ text }) => text.trim() !== '')) {
    if (glyph.x - right > glyph.size * minColumnGap) parts.push([]);
    parts.at(-1)?.push(glyph);
    right = Math.max(right, glyph.right);
  }
  return parts.length < 2 ? segment : Object.assign(segment, { parts: cutAt(glyphs, parts, isRtlPage) });
}

/** Spaces of the glyphs belong to the part before them. */
function cutAt(glyphs: Glyph[], parts: Glyph[][], isRtlPage: boolean): Segment[] {
  const starts = parts.map((part) => glyphs.indexOf(part[0] as Glyph));
  return starts.map((start, at) => toSegment(glyphs.slice(start, starts[at + 1]), isRtlPage));
}

/** Counts letters, and those of East Asia twice, as they are twice as wide. */
export const lettersIn = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2E80' ? 2 : 1), 0);

/** True for text that contains right-to-left letters. */
export const isRtl = (text: string) =>
  /[\u0640\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text) &&
  !/^\p{Number}+$/u.test(text);
const isListMarker = (glyphs: Glyph[] = []) => {
  if (glyphs.length > 6) return false;
  const text = toLetters(glyphs.map((glyph) => glyph.text).join(''));
  return /^(?:[-–•*◦▪●○■□✓✔➢❖]|\p{Number}{1,3}[.)]|\([\p{Number}\p{Letter}]{1,3}\))\s*$/u.test(text);
};
const isLtr = (text: string) => /[\p{Letter}\p{Number}]/u.test(text) && !isRtl(text);

function toSegment(glyphs: Glyph[], isRtlPage: boolean): Segment {
  const words = glyphs.filter(({ text }) => text.trim() !== '');
  const rtl = words.filter(({ text }) => isRtl(text)).length;
  const letters = words.filter(({ text }) => /\p{Letter}/u.test(text)).length;
  const startsRight = letters > 0 ? rtl * 3 > letters : isRtlPage;
  const pieces = withSpaces(glyphs);
  const text =
    rtl === 0 && !startsRight ? pieces.map(({ text }) => text).join('') : inReadingOrder(pieces, startsRight);
  const sizes = words.map(({ size }) => size).sort((a, b) => a - b);
  return {
    text: clean(text),
    x: Math.min(...words.map(({ x }) => x)),
    right: Math.max(...words.map(({ right }) => right)),
    y: (words[0] as Glyph).y,
    size: sizes[sizes.length >> 1] as number,
    isRtl: startsRight,
  };
}

const clean = (text: string) =>
  toLetters(text)
    .replace(/\s+/g, ' ')
    .replace(/ (?=\p{Nonspacing_Mark})/gu, '')
    .trim();

interface Piece {
  text: string;
  side: 'rtl' | 'ltr' | 'none';
}

/** Adds the spaces that the gaps between glyphs mean. */
function withSpaces(glyphs: Glyph[]): Piece[] {
  const isAfterSpace = findSpaces(glyphs);
  return glyphs.flatMap((glyph, at) => {
    const side = isRtl(glyph.text) ? 'rtl' : isLtr(glyph.text) ? 'ltr' : glyph.reversed ? 'rtl' : 'none';
    const piece = { text: glyph.text, side } as const;
    return isAfterSpace[at] ? [{ text: ' ', side: 'none' } as const, piece] : [piece];
  });
}

/** Orders pieces that stand from left to right. Parts in the other direction keep their own order. */
function inReadingOrder(pieces: Piece[], startsRight: boolean): string {
  const base = startsRight ? 'rtl' : 'ltr';
  const parts: { side: Piece['side']; pieces: Piece[] }[] = [];
  for (const [at, piece] of pieces.entries()) {
    const side = piece.side === 'none' ? sideBetween(pieces, at, base) : piece.side;
    const part = parts.at(-1);
    if (part?.side === side) part.pieces.push(piece);
    else parts.push({ side, pieces: [piece] });
  }
  const texts = parts.map((part) =>
    (part.side === 'rtl' ? part.pieces.toReversed() : part.pieces).map(({ text }) => text).join(''),
  );
  return (base === 'rtl' ? texts.toReversed() : texts).join('');
}

/**
 * A mark between two letters of one direction belongs to them, others follow the line. Between two numbers of a
 * right-to-left line only the mark of one number (10:30, 1,000) does not turn them around, unless a Latin word comes
 * first (Unicode's UAX #9, W4 to W7 and N1).
 */
function sideBetween(pieces: Piece[], at: number, base: 'rtl' | 'ltr'): 'rtl' | 'ltr' {
  const left = pieces.slice(0, at).findLast(({ side }) => side !== 'none');
  const right = pieces.slice(at).find(({ side }) => side !== 'none');
  if (!left || !right || left.side !== right.side) return base;
  if (base === 'ltr' || left.side === 'rtl' || !isNumber(left.text) || !isNumber(right.text))
    return sideOf(left);
  const start = pieces.slice(0, at).findLastIndex(({ side }) => side === 'rtl');
  if (pieces.slice(start + 1, at).some(({ text }) => /\p{Letter}/u.test(text))) return 'ltr';
  const isInside = pieces[at - 1] === left && pieces[at + 1] === right;
  const hasLettersBefore = pieces.slice(at).some(({ side }) => side === 'rtl');
  const mark = (pieces[at] as Piece).text;
  return isInside && (/^[.,:/\u060C\u066B\u066C]$/.test(mark) || (mark === '-' && !hasLettersBefore))
    ? 'ltr'
    : 'rtl';
}

const isNumber = (text: string) => /^\p{Number}/u.test(text);
const sideOf = ({ side }: Piece) => (side === 'rtl' ? 'rtl' : 'ltr');

import type { Glyph } from './glyph.ts';
import { isIdeographic, isSpaceless } from './spaces.ts';

/** The glyphs of a line of text, from left to right. */
export interface GlyphRow {
  y: number;
  size: number;
  glyphs: Glyph[];
}

interface Piece {
  x: number;
  right: number;
  first: string;
  last: string;
  /** True if a space is drawn before it. */
  isAfterSpace: boolean;
}

const minRows = 3;
/** In sizes: from one row of a table to the next, between columns, and how far places differ that are the same. */
const [maxStep, minStrip, maxOff] = [2.6, 0.06, 0.08];
const [maxSizeRatio, maxLonger] = [1.15, 1.3];
/** Of the rows, the share that begins, ends or has its middle where the column has it: the head may be set otherwise. */
const minAligned = 0.6;
/** The first and the last sign of a mark of a list: "・", "12.", "(a)". */
const marker = /^(?:(\P{Letter})\1|[(（\p{Number}\p{Letter}][.)．）])$/u;
/** Lines of this width, in sizes, are those of text. */
const textWidth = 12;

/**
 * Finds columns that nearly touch, as in tables without lines whose cells have little padding. A boundary is a strip that is empty in all
 * rows, and beside which the text of the rows is aligned left, right or centred. Spaces between words make no such strip: scripts
 * without spaces have none, and others draw them. Returns the positions where each row is cut, in the order of the rows.
 */
export function findNearColumns(rows: GlyphRow[]): number[][] {
  const cuts: number[][] = rows.map(() => []);
  for (let start = 0; start < rows.length; ) {
    let end = start + 1;
    while (goesOn(rows, end)) end += 1;
    const found = end - start < minRows ? [] : findStrips(rows.slice(start, end));
    for (let at = start; at < end; at += 1) cuts[at] = found;
    start = end;
  }
  return cuts;
}

/** Tells whether a row belongs to the one above: a step that is longer than the one before or after it ends a table. */
function goesOn(rows: GlyphRow[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  if (!above || !row) return false;
  const stepTo = (to: number) => (rows[to - 1]?.y ?? Infinity) - (rows[to]?.y ?? -Infinity);
  const [smaller, larger] = [Math.min(above.size, row.size), Math.max(above.size, row.size)];
  const step = stepTo(at);
  const usual = Math.min(stepTo(at - 1), stepTo(at + 1));
  return step < smaller * maxStep && step < usual * maxLonger && larger < smaller * maxSizeRatio;
}

function findStrips(rows: GlyphRow[]): number[] {
  const size = rows[0]?.size ?? 0;
  const lines = rows.map(toPieces);
  const hasSpaces = rows.some(({ glyphs }) => glyphs.some(({ text }) => text.trim() === ''));
  const strips = freeStrips(lines.flat(), size).filter((at) => isNoSpace(at, lines, { size, hasSpaces }));
  const edges = [Number.NEGATIVE_INFINITY, ...strips, Infinity];
  const columns = strips
    .concat(Infinity)
    .map((edge, at) => lines.map((line) => line.filter(({ x }) => x > (edges[at] as number) && x < edge)));
  const areAligned = columns.map((column) => isAligned(column, size));
  return strips.filter((_, at) => {
    const sides = [columns[at], columns[at + 1]] as [Piece[][], Piece[][]];
    return areAligned[at] && areAligned[at + 1] && !isMarkers(sides[0]) && !areText(sides, size);
  });
}

/** Cuts a row at gaps that are wider than most of it. Text that is spaced out has wide ones everywhere. */
function toPieces({ glyphs, size }: GlyphRow): Piece[] {
  const words = glyphs.filter(({ text }) => text.trim() !== '');
  const afterSpaces = new Set(
    glyphs.filter(({ text }, at) => text.trim() !== '' && glyphs[at - 1]?.text.trim() === ''),
  );
  const gaps = words.slice(1).map(({ x }, at) => x - (words[at] as Glyph).right);
  const usual = Math.max(0, gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0);
  const pieces: Piece[] = [];
  for (const glyph of words) {
    const { text, x, right } = glyph;
    const piece = pieces.at(-1);
    if (piece && x - piece.right < usual + size * minStrip)
      Object.assign(piece, { right: Math.max(piece.right, right), last: text.slice(-1) });
    else
      pieces.push({
        x,
        right,
        first: text.slice(0, 1),
        last: text.slice(-1),
        isAfterSpace: afterSpaces.has(glyph),
      });
  }
  return pieces;
}

/** Returns the middles of what no piece covers, between the first and the last. */
function freeStrips(pieces: Piece[], size: number): number[] {
  const strips: number[] = [];
  let end = Infinity;
  for (const { x, right } of pieces.toSorted((one, other) => one.x - other.x)) {
    if (x - end > size * minStrip) strips.push((end + x) / 2);
    end = end === Infinity ? right : Math.max(end, right);
  }
  return strips;
}

function isAligned(column: Piece[][], size: number): boolean {
  const cells = column.flatMap((line) => {
    const [first, last] = [line[0], line.at(-1)];
    return first && last ? [{ x: first.x, right: last.right }] : [];
  });
  if (cells.length < minRows || cells.length < column.length * minAligned) return false;
  return [
    cells.map(({ x }) => x),
    cells.map(({ right }) => right),
    cells.map(({ x, right }) => (x + right) / 2),
  ].some((places) => {
    const usual = places.toSorted((one, other) => one - other)[places.length >> 1] as number;
    const there = places.filter((place) => Math.abs(place - usual) < size * maxOff);
    return there.length >= Math.max(2, places.length * minAligned);
  });
}

/**
 * A gap is no space if it is wide, if text without spaces is on a side of it, or if spaces are drawn in these rows, but not here. The
 * space in the longest cell of a column is free in all rows, so the rows in which it is narrow decide first.
 */
function isNoSpace(
  strip: number,
  lines: Piece[][],
  { size, hasSpaces }: { size: number; hasSpaces: boolean },
): boolean {
  const beside = lines.flatMap((line) => {
    const other = line.find(({ x }) => x > strip);
    const one = line.findLast(({ x }) => x < strip);
    return one && other ? [{ one, other, isWide: other.x - one.right >= size }] : [];
  });
  const narrow = beside.filter(({ isWide }) => !isWide);
  if (narrow.filter(({ other }) => other.isAfterSpace).length * 2 > narrow.length) return false;
  const told = beside.filter(
    ({ one, other, isWide }) =>
      isWide || isSpaceless(one.last) || isSpaceless(other.first) || (hasSpaces && !other.isAfterSpace),
  );
  return told.length >= beside.length * minAligned;
}

/** Text beside text, or beside its marks and numbers, has long lines on a side: two in Chinese and Japanese, whose cells are long too. */
function areText(sides: [Piece[][], Piece[][]], size: number): boolean {
  const long = sides.map((column) => {
    const widths = column.map((line) => (line.at(-1)?.right ?? 0) - (line[0]?.x ?? 0));
    return widths.filter((width) => width > size * textWidth).length * 2 >= column.length;
  });
  const isWide = sides.flat(2).some(({ first, last }) => isIdeographic(first) || isIdeographic(last));
  return isWide ? long.every(Boolean) : long.some(Boolean);
}

const isMarkers = (column: Piece[][]): boolean =>
  column.every(
    (line) =>
      line.length === 0 || (line.length === 1 && line[0] && marker.test(line[0].first + line[0].last)),
  );

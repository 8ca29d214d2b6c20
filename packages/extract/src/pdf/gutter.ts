import { lettersIn, type Row, type Segment } from './lines.ts';
import type { Item, Table } from './tables.ts';

/** The place of the gutter in the width of the text, and how much of the page it may divide at least. */
const [minPlace, maxPlace] = [0.2, 0.8];
const minLines = 6;
/** Lines of a column that its next line goes on from, at least, and letters of such a line. */
const [minWrapped, minFullLetters] = [3, 16];
/** In sizes: the space between columns, and from one line of a paragraph to the next. */
const [minGutter, maxLeading] = [0.8, 2.6];
/** Of the paragraphs of the column that has fewer, the share that begins beside one of the other. In a table, all do. */
const maxBeside = 0.6;
const minRows = 3;
/** A paragraph or a row of a table begins after a step this much longer than a short one: a quarter are shorter. */
const longStep = 1.3;
const stepPoints = 3;

/** A part of a page in two columns: the items from `start` to before `end`. */
export interface Split {
  start: number;
  end: number;
  left: Item[];
  right: Item[];
}

const isTable = (item: Item): item is Table => 'rows' in item;
const partsOf = (item: Item): { x: number; right: number }[] =>
  isTable(item) ? [item] : item.segments.flatMap((segment) => segment.parts ?? [segment]);

/** Finds the longest part of a page in two columns of paragraphs, between which nothing crosses. Each may have columns again. */
export function splitColumns(items: Item[]): Split | null {
  if (items.length < minLines) return null;
  const gutter = findGutter(items);
  if (gutter === null) return null;
  const { start, end } = longestRun(items, (item) => !crosses(item, gutter));
  const run = items.slice(start, end);
  const [left, right] = [take(run, ({ right: edge }) => edge <= gutter), take(run, ({ x }) => x >= gutter)];
  const size = median(run.flatMap((item) => (isTable(item) ? [] : [item.size])));
  const gap =
    Math.min(...right.flatMap(partsOf).map(({ x }) => x)) -
    Math.max(...left.flatMap(partsOf).map((part) => part.right));
  const areColumns = gap >= size * minGutter && isColumn(left) && isColumn(right) && !areRows(left, right);
  return areColumns ? { start, end, left, right } : null;
}

const crosses = (item: Item, at: number) => partsOf(item).some(({ x, right }) => x < at && right > at);

/** Returns the middle of the widest place that the fewest items cross. */
function findGutter(items: Item[]): number | null {
  const parts = items.flatMap(partsOf);
  const left = Math.min(...parts.map(({ x }) => x));
  const width = Math.max(...parts.map(({ right }) => right)) - left;
  const places: { at: number; count: number }[] = [];
  for (let at = left + width * minPlace; at < left + width * maxPlace; at += stepPoints)
    places.push({ at, count: items.filter((item) => crosses(item, at)).length });
  const fewest = Math.min(...places.map(({ count }) => count));
  if (!(fewest < items.length / 2)) return null;
  const free = places.map(({ count }) => count === fewest);
  const { start, end } = longestRun(free, Boolean);
  return ((places[start]?.at ?? 0) + (places[end - 1]?.at ?? 0)) / 2;
}

function longestRun<T>(values: T[], fits: (value: T) => boolean): { start: number; end: number } {
  let best = { start: 0, end: 0 };
  let start = 0;
  for (let at = 0; at <= values.length; at += 1) {
    if (at < values.length && fits(values[at] as T)) continue;
    if (at - start > best.end - best.start) best = { start, end: at };
    start = at + 1;
  }
  return best;
}

/** Returns what is on one side. A line over both sides, whose space is the gutter, is cut there. */
function take(items: Item[], isHere: (part: { x: number; right: number }) => boolean): Item[] {
  return items.flatMap((item): Item[] => {
    if (isTable(item)) return isHere(item) ? [item] : [];
    const segments = item.segments.flatMap((segment) =>
      isHere(segment) ? [segment] : joinParts((segment.parts ?? []).filter(isHere)),
    );
    return segments.length > 0 ? [Object.assign({}, item, { segments })] : [];
  });
}

function joinParts(parts: Segment[]): Segment[] {
  const [first, ...others] = parts;
  if (!first) return [];
  const text = (first.isRtl ? parts.toReversed() : parts).map((part) => part.text).join(' ');
  return [Object.assign({}, first, { text, right: others.at(-1)?.right ?? first.right, parts })];
}

interface Line {
  isWrapped: boolean;
}

function toLines(column: Item[]): Line[] {
  const rows = column.filter((item): item is Row => !isTable(item));
  const widths = rows.map(({ segments }) => {
    const [first, last] = [segments[0] as Segment, segments.at(-1) as Segment];
    return last.right - first.x;
  });
  const width = Math.max(...widths);
  return rows.map(({ y, size, segments }, at) => {
    const next = rows[at + 1];
    const isFull =
      segments.length === 1 &&
      (widths[at] as number) > width * 0.8 &&
      lettersIn(segments[0]?.text ?? '') >= minFullLetters;
    const isNear = next !== undefined && next.size === size && y - next.y < size * maxLeading;
    return { isWrapped: isFull && isNear };
  });
}

const isColumn = (column: Item[]): boolean => {
  const lines = toLines(column);
  return lines.length >= minLines && lines.filter(({ isWrapped }) => isWrapped).length >= minWrapped;
};

/** Rows of a table begin at one height in all its columns. */
function areRows(left: Item[], right: Item[]): boolean {
  const [one, other] = [startsOf(left), startsOf(right)];
  const beside = one.filter(({ y, size }) => other.some((start) => isBeside(start.y, y, size)));
  return beside.length >= minRows && beside.length > Math.min(one.length, other.length) * maxBeside;
}

export const isBeside = (one: number, other: number, size: number) => Math.abs(one - other) < size * 0.35;

/** Returns the rows with which all columns begin a paragraph: the rows of a table whose cells are wrapped. Empty for fewer than three. */
export function findRowStarts(columns: Row[][]): Row[] {
  const [first = [], ...others] = columns.map(startsOf);
  const common = first.filter(({ y, size }) =>
    others.every((starts) => starts.some((start) => isBeside(start.y, y, size))),
  );
  const isTableLike = [first, ...others].every((starts) => starts.length === common.length);
  return isTableLike && common.length >= minRows ? common : [];
}

/** Returns the rows after a line that is not full, or after a step that is longer than most. */
function startsOf(column: Item[]): Row[] {
  const rows = column.filter((item): item is Row => !isTable(item));
  const lines = toLines(column);
  const steps = rows.slice(1).map(({ y }, at) => (rows[at] as Row).y - y);
  const sorted = steps.toSorted((one, other) => one - other);
  const usual = (sorted[sorted.length >> 2] ?? 0) * longStep;
  return rows.filter((_, at) => !lines[at - 1]?.isWrapped || (steps[at - 1] as number) > usual);
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

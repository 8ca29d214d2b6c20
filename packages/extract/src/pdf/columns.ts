import { findRowStarts, splitColumns } from './gutter.ts';
import { joinLines } from './join-lines.ts';
import { isRtl, lettersIn, type Row, type Segment } from './lines.ts';
import { type Item, type Table, toCell } from './tables.ts';

/** A line with the right and left ends that lines can have in its column. */
export interface Line {
  kind: 'line';
  segment: Segment;
  left: number;
  right: number;
  /** True if the line is not a part of a paragraph. */
  isAlone: boolean;
}

export type Block = Line | { kind: 'table'; table: Table };

/** The left and right end of the paper; null if the text itself shows where its lines end. */
export type Paper = [number, number] | null;

interface Gap {
  left: number;
  right: number;
  /** How much of it all rows must leave free, in sizes. */
  min: number;
}

/** In sizes: how wide a gap is that is no space. Columns that nearly touch were found by all their rows. */
const [minGap, minNearGap] = [0.8, 0.05];

const minLinesToMeasure = 6;
/** From one row of columns to the next, in sizes. */
const maxStep = 4;
const minLineLetters = 18;
/** Of columns whose lines are not prose: headings, short paragraphs. `maxBeside` is a share of the shortest one. */
const [minColumnLines, maxBeside] = [4, 0.4];
/** From one line of a paragraph to the next, in sizes. */
const maxLeading = 1.9;

const isTable = (item: Item): item is Table => 'rows' in item;

/**
 * Orders the rows of a page: columns of prose one after the other, tables without lines as tables, pairs of a label and
 * a value as lines.
 */
export function toBlocks(items: Item[], isRtlPage: boolean, paper: Paper): Block[] {
  const split = splitColumns(items);
  if (split) {
    const columns = isRtlPage ? [split.right, split.left] : [split.left, split.right];
    return [
      ...toBlocks(items.slice(0, split.start), isRtlPage, paper),
      ...columns.flatMap((column) => toBlocks(column, isRtlPage, null)),
      ...toBlocks(items.slice(split.end), isRtlPage, paper),
    ];
  }
  const blocks: Block[] = [];
  const [left, right] = measure(items, paper);
  for (let at = 0; at < items.length; ) {
    const item = items[at] as Item;
    const band = isTable(item) ? undefined : findBand(items, at);
    if (isTable(item)) blocks.push({ kind: 'table', table: item });
    else if (band)
      blocks.push(...orderBand(items.slice(at, at + band.length) as Row[], band.gaps, isRtlPage, paper));
    else
      blocks.push({
        kind: 'line',
        segment: joinSegments(item.segments, isRtlPage),
        left,
        right,
        isAlone: false,
      });
    at += band?.length ?? 1;
  }
  return blocks;
}

/** Returns the ends that lines can have. A few lines do not show them: they may be as far from the right as from the left. */
function measure(items: Item[], paper: Paper): [number, number] {
  const segments = items.flatMap((item) => (isTable(item) ? [] : item.segments));
  const left = Math.min(...segments.map(({ x }) => x));
  const right = Math.max(...segments.map((segment) => segment.right));
  if (!paper || segments.length >= minLinesToMeasure) return [left, right];
  const [paperLeft, paperRight] = paper;
  return [Math.min(left, paperLeft + paperRight - right), Math.max(right, paperRight + paperLeft - left)];
}

interface Band {
  length: number;
  gaps: Gap[];
}

/** Finds the longest group of rows, from one with a wide gap on, that all leave that gap free. */
function findBand(items: Item[], start: number): Band | undefined {
  const first = items[start] as Row;
  const isStaggered = first.segments.length === 1;
  let gaps = isStaggered ? gapsBeside(items.slice(start, start + 3)) : gapsOf(first);
  if (gaps.length === 0) return undefined;
  const rows: Row[] = [first];
  for (const row of items.slice(start + 1)) {
    const before = rows.at(-1) as Row;
    if (isTable(row) || before.y - row.y > Math.max(row.size, before.size) * maxStep) break;
    const free = narrow(gaps, row);
    // A single line over a gap of a table is the text after it.
    if (free.length === 0 || (free.length < gaps.length && row.segments.length === 1)) break;
    gaps = free;
    rows.push(row);
  }
  const length = cutEnd(rows, gaps);
  const band = rows.slice(0, length);
  if (isStaggered) return areColumns(toColumns(band, gaps), band) ? { length, gaps } : undefined;
  return band.filter(({ segments }) => segments.length > 1).length > 1 ? { length, gaps } : undefined;
}

/** Returns the gap between lines that are beside each other, one higher than the other: the third is below the first. */
function gapsBeside([row, next, third]: Item[]): Gap[] {
  if (!row || !next || !third || isTable(row) || isTable(next) || isTable(third)) return [];
  const [one, other, below] = [row.segments[0], next.segments[0], third.segments[0]];
  if (!one || !other || !below || row.segments.length + next.segments.length > 2) return [];
  const isBelow = below.x < one.right && below.right > one.x && row.y - third.y < row.size * maxStep;
  const gap = { left: Math.min(one.right, other.right), right: Math.max(one.x, other.x), min: minGap };
  return isBelow && gap.right - gap.left > row.size * minGap ? [gap] : [];
}

/** Cuts what follows below the first column only, from a heading or a wide space on: it is not a part of the columns. */
function cutEnd(rows: Row[], gaps: Gap[]): number {
  const isFirst = ({ segments }: Row) => segments.every((segment) => columnOf(segment, gaps) === 0);
  const last = rows.findLastIndex((row) => !isFirst(row));
  const size = rows[0]?.size ?? 0;
  for (let at = last + 1; at < rows.length; at += 1) {
    const [above, row] = [rows[at - 1] as Row, rows[at] as Row];
    if (row.size > size * 1.15 || above.y - row.y > size * 2.5) return at;
  }
  return rows.length;
}

const columnOf = ({ x, right }: Segment, gaps: Gap[]) =>
  gaps.filter((gap) => (x + right) / 2 > gap.left).length;

/** Returns the rows of each column, from left to right. */
function toColumns(rows: Row[], gaps: Gap[]): Row[][] {
  return Array.from({ length: gaps.length + 1 }, (_, column) =>
    rows
      .map(({ y, size, segments }) => ({
        y,
        size,
        segments: segments.filter((segment) => columnOf(segment, gaps) === column),
      }))
      .filter(({ segments }) => segments.length > 0),
  );
}

function gapsOf({ segments }: Row): Gap[] {
  return segments.slice(1).map(({ x }, at) => {
    const { right, isCut } = segments[at] as Segment;
    return { left: right, right: x, min: isCut ? minNearGap : minGap };
  });
}

/** Returns what a row leaves free of gaps. */
function narrow(gaps: Gap[], { segments, size }: Row): Gap[] {
  return gaps.flatMap((gap) => {
    let free = [gap];
    for (const { x, right } of segments) {
      free = free.flatMap(({ left, right: end, min }) => {
        if (right <= left || x >= end) return [{ left, right: end, min }];
        return [
          { left, right: x, min },
          { left: right, right: end, min },
        ];
      });
    }
    return free.filter(({ left, right, min }) => right - left > size * min).slice(0, 1);
  });
}

function orderBand(rows: Row[], gaps: Gap[], isRtlPage: boolean, paper: Paper): Block[] {
  const columns = toColumns(rows, gaps);
  const inOrder = isRtlPage ? columns.toReversed() : columns;
  const starts = columns.length > 1 ? findRowStarts(columns) : [];
  if (starts.length > 0 && columns.every(isProse)) return [toWrappedTable(rows, starts, inOrder)];
  if (columns.length > 1 && areColumns(columns, rows))
    return inOrder.flatMap((column) => toBlocks(column, isRtlPage, null));
  const end =
    rows.findLastIndex(({ segments }) => segments.some((segment) => columnOf(segment, gaps) > 0)) + 1;
  const cells = rows.slice(0, end).map(({ segments }) =>
    inOrder.map((_, at) => {
      const column = isRtlPage ? gaps.length - at : at;
      const inside = segments.filter((segment) => columnOf(segment, gaps) === column);
      return (isRtlPage ? inside.toReversed() : inside).map(({ text }) => text).join(' ');
    }),
  );
  const after = toBlocks(rows.slice(end), isRtlPage, paper);
  const body = rows.slice(0, end);
  if (!hasHead(cells)) return [...body.map((row) => aloneLine(row, isRtlPage)), ...after];
  return [
    {
      kind: 'table',
      table: Object.assign({ rows: joinWrapped(cells, body).map((row) => row.map(toCell)) }, boxOf(body)),
    },
    ...after,
  ];
}

/** Makes a table whose rows begin where all columns begin a paragraph. */
function toWrappedTable(rows: Row[], starts: Row[], columns: Row[][]): Block {
  const cells = starts.map((start, at) => {
    const [top, bottom] = [
      start.y + start.size,
      (starts[at + 1]?.y ?? Number.NEGATIVE_INFINITY) + start.size,
    ];
    return columns.map((column) =>
      column
        .filter(({ y }) => y < top && y >= bottom)
        .flatMap(({ segments }) => segments.map(({ text }) => text))
        .reduce((text, next) => (text === '' ? next : joinLines(text, next)), ''),
    );
  });
  return {
    kind: 'table',
    table: Object.assign({ rows: cells.map((row) => row.map(toCell)) }, boxOf(rows)),
  };
}

/** Columns of text are prose each, or have paragraphs each and lines that are not beside those of the others, as in a table. */
function areColumns(columns: Row[][], rows: Row[]): boolean {
  if (columns.every(isProse)) return true;
  const shortest = Math.min(...columns.map((column) => column.length));
  const beside = columns.reduce((sum, column) => sum + column.length, 0) - rows.length;
  return (
    shortest >= minColumnLines && beside < shortest * maxBeside && columns.every((one) => hasParagraph(one))
  );
}

/** True if a line that fills the column is followed by its next one. */
function hasParagraph(column: Row[]): boolean {
  const lines = column.map(({ segments }) => joinSegments(segments, false));
  const width = Math.max(...lines.map(({ x, right }) => right - x));
  return lines.some((line, at) => {
    const next = lines[at + 1];
    const isFull = line.right - line.x > width * 0.8 && lettersIn(line.text) >= minLineLetters;
    return isFull && next !== undefined && line.y - next.y < line.size * maxLeading;
  });
}

/** Prose fills most of its lines, and its lines are long. */
function isProse(column: Row[]): boolean {
  const segments = column.map(({ segments }) => joinSegments(segments, false));
  const widths = segments.map(({ x, right }) => right - x);
  const width = Math.max(...widths);
  const letters = segments.reduce((sum, { text }) => sum + lettersIn(text), 0) / segments.length;
  return (
    letters >= minLineLetters && widths.filter((one) => one > width * 0.7).length >= segments.length * 0.5
  );
}

/** A table of two columns is told from pairs by its head: words above numbers. */
function hasHead(cells: string[][]): boolean {
  const [head = [], ...body] = cells;
  if (head.some((text) => text === '' || /[:：]$/.test(text)))
    return head.length > 2 && head.filter(Boolean).length > 2;
  if (head.length > 2) return body.length > 0;
  const numbers = body.filter(([, value = '']) => /\p{Number}/u.test(value)).length;
  return (
    body.length > 1 &&
    !/\p{Number}/u.test(head[1] ?? '') &&
    numbers >= body.length * 0.6 &&
    (head[1] ?? '').length < 40
  );
}

const filled = (row: string[]) => row.filter((text) => text !== '').length;

const isRest = (row: string[], above: string[]) =>
  row[0] === '' && filled(row) < filled(above) && !row.some((text) => /\p{Number}/u.test(text));

/** Joins the second line of a cell to the first: in its row, the first column and others are empty. */
function joinWrapped(cells: string[][], rows: Row[]): string[][] {
  const joined: string[][] = [];
  for (const [at, row] of cells.entries()) {
    const [above, here] = [rows[at - 1], rows[at] as Row];
    const isNear = above && above.y - here.y < here.size * 1.5;
    const last = joined.at(-1);
    if (isNear && last && joined.length > 1 && isRest(row, last))
      for (const [column, text] of row.entries()) last[column] = `${last[column]} ${text}`.trim();
    else joined.push(row);
  }
  return joined;
}

function boxOf(rows: Row[]): Omit<Table, 'rows'> {
  const segments = rows.flatMap((row) => row.segments);
  return {
    x: Math.min(...segments.map(({ x }) => x)),
    right: Math.max(...segments.map(({ right }) => right)),
    top: (rows[0] as Row).y + (rows[0] as Row).size,
    bottom: (rows.at(-1) as Row).y,
  };
}

function aloneLine(row: Row, isRtlPage: boolean): Block {
  const segment = joinSegments(row.segments, isRtlPage);
  return { kind: 'line', segment, left: segment.x, right: segment.right, isAlone: true };
}

function joinSegments(segments: Segment[], isRtlPage: boolean): Segment {
  const isBackwards = readsBackwards(segments, isRtlPage);
  const [first, ...others] = (isBackwards ? segments.toReversed() : segments) as [Segment, ...Segment[]];
  return others.reduce(
    (line, segment) => ({
      text: `${line.text} ${segment.text}`,
      x: Math.min(line.x, segment.x),
      right: Math.max(line.right, segment.right),
      y: line.y,
      size: Math.max(line.size, segment.size),
      isRtl: isBackwards,
    }),
    first,
  );
}

/** A line is read from the right if a third of its letters are; one without letters as its page. */
function readsBackwards(segments: Segment[], isRtlPage: boolean): boolean {
  const letters = segments.flatMap(({ text }) => text.match(/\p{Letter}/gu) ?? []);
  if (letters.length === 0) return isRtlPage;
  return letters.filter(isRtl).length * 3 > letters.length;
}

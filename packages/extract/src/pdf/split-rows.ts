import type { Glyph } from './glyph.ts';
import { cellOf, type Grid } from './grid.ts';
import { type Row, type Segment, toRows } from './lines.ts';

/** Draws the lines that a grid does not have between its rows: many tables have them only below the head. */
export function splitRows(grid: Grid, glyphs: Glyph[], isRtl: boolean): Grid {
  const { left, right } = grid.box;
  const byRow = Map.groupBy(glyphs, (glyph) => cellOf(grid, glyph)?.[0]);
  const levels = [...byRow].flatMap(([row, inside]) =>
    row === undefined ? [] : levelsBetween(columnsOf(grid, inside, isRtl), grid),
  );
  if (levels.length === 0) return grid;
  return {
    xs: grid.xs,
    ys: [...grid.ys, ...levels].sort((one, other) => other - one),
    across: [...grid.across, ...levels.map((y) => ({ left, right, bottom: y, top: y }))],
    down: grid.down,
    box: grid.box,
  };
}

interface Column {
  left: number;
  width: number;
  lines: Row[];
}

function columnsOf(grid: Grid, glyphs: Glyph[], isRtl: boolean): Column[] {
  const byColumn = Map.groupBy(glyphs, (glyph) => cellOf(grid, glyph)?.[1] ?? 0);
  return [...byColumn].map(([column, inside]) => ({
    left: grid.xs[column] as number,
    width: (grid.xs[column + 1] as number) - (grid.xs[column] as number),
    lines: toRows(inside, isRtl),
  }));
}

/** Returns the heights between the lines of cells if each line is a row of its own, not the next line of one text. */
function levelsBetween(columns: Column[], { box }: Grid): number[] {
  const lines = columns.flatMap((column) => column.lines).sort((one, other) => other.y - one.y);
  const rows: Row[] = [];
  for (const line of lines) {
    const above = rows.at(-1);
    if (!above || above.y - line.y > line.size * 0.5) rows.push(line);
  }
  const complete = columns.filter((column) => column.lines.length >= rows.length * 0.8);
  if (rows.length < 2 || columns.length < 2 || complete.length < Math.max(2, columns.length / 2)) return [];
  if (complete.filter(isWrapped).length > complete.length / 2) return [];
  const values = complete.filter((column) => column.lines.every(hasNumber));
  if (rows.length < 4 && values.length === 0) return [];
  return rows.slice(1).map((row, at) => {
    const above = rows[at] as Row;
    return Math.min(box.top, (above.y - above.size * 0.2 + row.y + row.size * 0.8) / 2);
  });
}

/** A text that is broken by its cell: the first word of a line has no place at the end of the line above. */
function isWrapped({ left, width, lines }: Column): boolean {
  if (lines.every(hasNumber)) return false;
  const spans = lines.map(({ segments }) => {
    const [first, last] = [segments[0] as Segment, segments.at(-1) as Segment];
    return { text: first.text, x: first.x, width: last.right - first.x, size: first.size };
  });
  const full = spans.slice(1).filter((next, at) => {
    const above = spans[at] as (typeof spans)[number];
    const word = /^\S+/.exec(next.text)?.[0] ?? '';
    const padding = Math.max(0, Math.min(above.x - left, above.size));
    return (
      width - padding * 2 - above.width < (next.width * word.length) / next.text.length + next.size * 0.5
    );
  });
  return full.length > (lines.length - 1) / 2;
}

const hasNumber = ({ segments }: Row) => segments.some(({ text }) => /\p{Number}/u.test(text));

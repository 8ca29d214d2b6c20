import type { Cell, Row } from '../sheet-table.ts';
import type { Glyph, Rule } from './glyph.ts';
import { cellOf, findGrids, type Grid, joinCells } from './grid.ts';
import { joinLines } from './join-lines.ts';
import { type Row as TextRow, toRows } from './lines.ts';
import { splitRows } from './split-rows.ts';

const maxRepetition = 1.8;

/** A row of text, or a table that lines draw. */
export type Item = TextRow | Table;

/** A table with the place where it stands. */
export interface Table {
  rows: Row[];
  x: number;
  right: number;
  top: number;
  bottom: number;
}

/** Takes the tables that lines draw out of the glyphs of a page, and returns them with the glyphs outside. */
export function takeTables(
  glyphs: Glyph[],
  rules: Rule[],
  isRtl: boolean,
): { tables: Table[]; rest: Glyph[] } {
  const tables: Table[] = [];
  let rest = glyphs;
  for (const drawn of findGrids(rules)) {
    const grid = splitRows(drawn, rest, isRtl);
    const taken = fillGrid(grid, rest, isRtl);
    if (!taken) continue;
    const { left, right, top, bottom } = grid.box;
    tables.push({ rows: taken.rows, x: left, right, top, bottom });
    rest = taken.rest;
  }
  return { tables, rest };
}

/** Returns undefined if the lines are not those of the cells of a table. */
function fillGrid(grid: Grid, glyphs: Glyph[], isRtl: boolean): { rows: Row[]; rest: Glyph[] } | undefined {
  const owners = joinCells(grid);
  const inside = new Map<number, Glyph[]>();
  const rest: Glyph[] = [];
  for (const glyph of glyphs) {
    const [row, column] = cellOf(grid, glyph) ?? [];
    const owner = row === undefined || column === undefined ? undefined : owners[row]?.[column];
    if (owner === undefined) rest.push(glyph);
    else if (!inside.get(owner)?.push(glyph)) inside.set(owner, [glyph]);
  }
  const lines = new Map([...inside].map(([owner, found]) => [owner, toRows(found, isRtl)]));
  const cells = new Map([...lines].map(([owner, found]) => [owner, toCell(cellText(found, isRtl))]));
  const rows = owners.map((row) => row.map((owner) => cells.get(owner)));
  const used = (grid.xs.slice(1) as number[]).map((_, column) =>
    rows.some((row) => row[column] && row[column] !== row[column - 1]),
  );
  if (used.filter(Boolean).length < 2 || isForm(rows) || hasColumnsInside([...lines.values()].flat()))
    return undefined;
  const kept = rows
    .filter((row) => row.some(Boolean))
    .map((row) => row.filter((_, column) => used[column]))
    .map((row) => (isRtl ? row.toReversed() : row));
  return { rows: kept, rest };
}

/** Boxes of many sizes are a form: as a table, most of its text would be repeated. */
function isForm(rows: Row[]): boolean {
  const lettersOf = (cells: Iterable<Cell | undefined>) =>
    [...cells].reduce((sum, cell) => sum + (cell?.text.length ?? 0), 0);
  const cells = rows.flat();
  return lettersOf(cells) > lettersOf(new Set(cells)) * maxRepetition;
}

/** Makes a cell of a table. Numbers, prices and times are values: they do not stand in its head. */
export const toCell = (text: string): Cell => ({ text, isValue: isValue(text) });

const isValue = (text: string) =>
  /\p{Number}/u.test(text) &&
  text.replace(/[^\p{Letter}]/gu, '').length < text.replace(/[^\p{Number}]/gu, '').length;

/** Lines around groups of columns are not those of the cells. */
const hasColumnsInside = (lines: TextRow[]) =>
  lines.filter(({ segments }) => segments.length > 1).length > lines.length * 0.3;

function cellText(lines: TextRow[], isRtl: boolean): string {
  return lines
    .map(({ segments }) => (isRtl ? segments.toReversed() : segments).map(({ text }) => text).join(' '))
    .reduce((text, line) => (text === '' ? line : joinLines(text, line)), '');
}

import type { Cell, Row } from '../sheet-table.ts';
import type { Glyph, Rule } from './glyph.ts';
import { cellOf, findGrids, type Grid, joinCells } from './grid.ts';
import { joinLines } from './join-lines.ts';
import { toRows } from './lines.ts';

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
  for (const grid of findGrids(rules)) {
    const taken = fillGrid(grid, rest, isRtl);
    if (!taken) continue;
    const { left, right, top, bottom } = grid.box;
    tables.push({ rows: taken.rows, x: left, right, top, bottom });
    rest = taken.rest;
  }
  return { tables, rest };
}

/** Returns undefined if the lines are a frame around text, with at most one column in use. */
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
  const cells = new Map([...inside].map(([owner, found]) => [owner, toCell(cellText(found, isRtl))]));
  const rows = owners.map((row) => row.map((owner) => cells.get(owner)));
  const used = (grid.xs.slice(1) as number[]).map((_, column) =>
    rows.some((row) => row[column] && row[column] !== row[column - 1]),
  );
  if (used.filter(Boolean).length < 2) return undefined;
  const kept = rows
    .filter((row) => row.some(Boolean))
    .map((row) => row.filter((_, column) => used[column]))
    .map((row) => (isRtl ? row.toReversed() : row));
  return { rows: kept, rest };
}

/** Makes a cell of a table. Numbers, prices and times are values: they do not stand in its head. */
export const toCell = (text: string): Cell => ({ text, isValue: isValue(text) });

const isValue = (text: string) =>
  /\p{Number}/u.test(text) &&
  text.replace(/[^\p{Letter}]/gu, '').length < text.replace(/[^\p{Number}]/gu, '').length;

function cellText(glyphs: Glyph[], isRtl: boolean): string {
  return toRows(glyphs, isRtl)
    .map(({ segments }) => (isRtl ? segments.toReversed() : segments).map(({ text }) => text).join(' '))
    .reduce((text, line) => (text === '' ? line : joinLines(text, line)), '');
}

import type { Box } from './geometry.ts';
import type { Glyph, Rule } from './glyph.ts';

const touching = 2.5;
const maxLines = 600;

/** Lines that form a table: `xs` from left to right, `ys` from the top down. Cells without a line between are one. */
export interface Grid {
  xs: number[];
  ys: number[];
  across: Rule[];
  down: Rule[];
  box: Box;
}

/** Finds the grids among the lines of a page: at least two columns, and one row. */
export function findGrids(rules: Rule[]): Grid[] {
  const across = mergeRules(rules.filter(({ left, right, bottom, top }) => right - left > top - bottom));
  const down = mergeRules(rules.filter(({ left, right, bottom, top }) => right - left <= top - bottom));
  if (across.length > maxLines || down.length > maxLines) return [];
  return connect([...across, ...down]).flatMap((lines) => {
    const grid = toGrid(
      lines.filter((line) => across.includes(line)),
      lines.filter((line) => down.includes(line)),
    );
    return grid ? [grid] : [];
  });
}

/** Joins the pieces of one line. Browsers draw the border of each cell by itself. */
function mergeRules(rules: Rule[]): Rule[] {
  const isAcross = (rule: Rule) => rule.right - rule.left > rule.top - rule.bottom;
  const levelOf = (rule: Rule) => (isAcross(rule) ? rule.bottom : rule.left);
  const startOf = (rule: Rule) => (isAcross(rule) ? rule.left : rule.bottom);
  const levels: Rule[][] = [];
  for (const rule of rules.toSorted((one, other) => levelOf(one) - levelOf(other))) {
    const level = levels.at(-1);
    if (level && levelOf(rule) - levelOf(level[0] as Rule) < touching) level.push(rule);
    else levels.push([rule]);
  }
  return levels.flatMap((level) => {
    const merged: Rule[] = [];
    for (const rule of level.sort((one, other) => startOf(one) - startOf(other))) {
      const last = merged.at(-1);
      const end = last && (isAcross(last) ? last.right : last.top);
      if (last && end !== undefined && startOf(rule) - end < touching) {
        last.right = isAcross(last) ? Math.max(last.right, rule.right) : last.right;
        last.top = isAcross(last) ? last.top : Math.max(last.top, rule.top);
      } else merged.push(Object.assign({}, rule));
    }
    return merged;
  });
}

/** Groups lines that touch, directly or through others. */
function connect(lines: Rule[]): Rule[][] {
  const groups: Rule[][] = [];
  const left = new Set(lines);
  for (const line of lines) {
    if (!left.delete(line)) continue;
    const group = [line];
    for (const member of group) {
      for (const other of left) {
        if (!meet(member, other)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

const meet = (one: Rule, other: Rule) =>
  one.left <= other.right + touching &&
  other.left <= one.right + touching &&
  one.bottom <= other.top + touching &&
  other.bottom <= one.top + touching;

function toGrid(across: Rule[], down: Rule[]): Grid | undefined {
  if (across.length < 2 || down.length < 1) return undefined;
  const box = {
    left: Math.min(...across.map(({ left }) => left), ...down.map(({ left }) => left)),
    right: Math.max(...across.map(({ right }) => right), ...down.map(({ right }) => right)),
    bottom: Math.min(...across.map(({ bottom }) => bottom), ...down.map(({ bottom }) => bottom)),
    top: Math.max(...across.map(({ top }) => top), ...down.map(({ top }) => top)),
  };
  const xs = distinct([box.left, ...down.map(({ left }) => left), box.right]);
  const ys = distinct([box.bottom, ...across.map(({ bottom }) => bottom), box.top]).reverse();
  return xs.length > 2 && ys.length > 1 ? { xs, ys, across, down, box } : undefined;
}

function distinct(values: number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted.filter((value, at) => at === 0 || value - (sorted[at - 1] as number) > touching);
}

/** Returns for each cell, row by row, the number of the cell to which it belongs: cells without a line between are one. */
export function joinCells({ xs, ys, across, down }: Grid): number[][] {
  const columns = xs.length - 1;
  const owner = Array.from({ length: (ys.length - 1) * columns }, (_, at) => at);
  const find = (cell: number): number => (owner[cell] === cell ? cell : find(owner[cell] as number));
  for (let row = 0; row < ys.length - 1; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, nextX] = [xs[column] as number, xs[column + 1] as number];
      const [y, nextY] = [ys[row] as number, ys[row + 1] as number];
      const cell = row * columns + column;
      const isOpenRight = column < columns - 1 && !down.some((rule) => covers(rule, nextX, (y + nextY) / 2));
      const isOpenBelow = row < ys.length - 2 && !across.some((rule) => covers(rule, (x + nextX) / 2, nextY));
      if (isOpenRight) owner[Math.max(find(cell), find(cell + 1))] = Math.min(find(cell), find(cell + 1));
      if (isOpenBelow)
        owner[Math.max(find(cell), find(cell + columns))] = Math.min(find(cell), find(cell + columns));
    }
  }
  return Array.from({ length: ys.length - 1 }, (_, row) =>
    Array.from({ length: columns }, (_, column) => find(row * columns + column)),
  );
}

const covers = ({ left, right, bottom, top }: Rule, x: number, y: number) =>
  x >= left - touching && x <= right + touching && y >= bottom - touching && y <= top + touching;

/** Returns the row and column of a glyph, or undefined outside of the grid. */
export function cellOf({ xs, ys }: Grid, { x, right, y, size }: Glyph): [number, number] | undefined {
  const [middleX, middleY] = [(x + right) / 2, y + size * 0.3];
  const column = xs.findLastIndex((line) => line <= middleX);
  const row = ys.findLastIndex((line) => line >= middleY);
  return column >= 0 && column < xs.length - 1 && row >= 0 && row < ys.length - 1 ? [row, column] : undefined;
}

import { type Block, type Paper, toBlocks } from './columns.ts';
import { moveBox, type Turn, toUpright } from './geometry.ts';
import type { Glyph, PageContent } from './glyph.ts';
import { isRtl, type Row, toRows } from './lines.ts';
import { findNearColumns } from './near-columns.ts';
import { type Item, type Table, takeTables } from './tables.ts';
import { turnVertical } from './vertical.ts';

/** The rows and tables of the text of a page in one direction. */
export interface PageLayer {
  rows: Row[];
  tables: Table[];
  isRtl: boolean;
  paper: Paper;
}

/** Returns the text of a page by its directions, the main one first. */
export function toLayers({ glyphs, rules, paper }: PageContent): PageLayer[] {
  const turns = Map.groupBy(turnVertical(dropDoubles(glyphs)), ({ turn }) => turn);
  return [...turns]
    .sort(([turn, one], [otherTurn, other]) => weigh(other, otherTurn) - weigh(one, turn))
    .map(([turn, inside]) =>
      toLayer(inside, turnRules(rules, turn), turn === 0 ? [paper.left, paper.right] : null),
    );
}

/** Upright text is the main text, unless there is much more of the other. */
const weigh = (glyphs: Glyph[], turn: Turn) => glyphs.length * (turn === 0 ? 10 : 1);

const turnRules = (rules: PageContent['rules'], turn: Turn) =>
  turn === 0 ? rules : rules.map((rule) => moveBox(rule, (x, y) => toUpright(turn, x, y)));

function toLayer(glyphs: Glyph[], rules: PageContent['rules'], paper: Paper): PageLayer {
  const rtl = glyphs.filter(({ text }) => isRtl(text)).length;
  const letters = glyphs.filter(({ text }) => /\p{Letter}/u.test(text)).length;
  const isRtlPage = rtl * 2 > letters;
  const { tables, rest } = takeTables(glyphs, rules, isRtlPage);
  return {
    rows: toRows(rest, isRtlPage, isRtlPage ? null : findNearColumns),
    tables,
    isRtl: isRtlPage,
    paper,
  };
}

/**
 * Drops letters that are drawn twice at one place, to look bold or to have a shadow: those of a whole word, or each right after the first.
 * A single one is text that runs over other text, as in a cell that is too narrow.
 */
function dropDoubles(glyphs: Glyph[]): Glyph[] {
  const drawn = new Map<string, { glyph: Glyph; at: number }[]>();
  const firsts = glyphs.map((glyph, at) => {
    const { text, x, y, size, turn } = glyph;
    const level = Math.round(y / 8);
    const first = [level - 1, level, level + 1]
      .flatMap((near) => drawn.get(`${turn} ${near} ${text}`) ?? [])
      .find(({ glyph: one }) => Math.abs(one.x - x) < size * 0.12 && Math.abs(one.y - y) < size * 0.12);
    const key = `${turn} ${level} ${text}`;
    if (!first && !drawn.get(key)?.push({ glyph, at })) drawn.set(key, [{ glyph, at }]);
    return first?.at;
  });
  return glyphs.filter((_, at) => {
    const first = firsts[at];
    if (first === undefined) return true;
    return first !== at - 1 && firsts[at - 1] === undefined && firsts[at + 1] === undefined;
  });
}

/** Returns the blocks of a layer in reading order. */
export function orderLayer({ rows, tables, isRtl: isRtlPage, paper }: PageLayer): Block[] {
  const heightOf = (item: Item) => ('rows' in item ? item.top : item.y);
  const items: Item[] = [...rows, ...tables].sort((one, other) => heightOf(other) - heightOf(one));
  return toBlocks(items, isRtlPage, paper);
}

import { scriptSets, verticalForms, wideForms } from '../scripts.ts';
import type { Glyph } from './glyph.ts';

const minRun = 3;
const eastAsian = new RegExp(`[${scriptSets.eastAsian}\\u3000-\\u30FF${verticalForms}${wideForms}]`, 'u');

/**
 * Turns columns of upright letters, as Japanese and Chinese are written from top to bottom, into lines. Their lines then
 * go from right to left, like those of text that is turned to the right.
 */
export function turnVertical(glyphs: Glyph[]): Glyph[] {
  const columns = new Set<Glyph>();
  for (let at = 0; at < glyphs.length; ) {
    let end = at + 1;
    while (end < glyphs.length && isBelow(glyphs[end - 1] as Glyph, glyphs[end] as Glyph)) end += 1;
    if (end - at >= minRun) for (const glyph of glyphs.slice(at, end)) columns.add(glyph);
    at = end;
  }
  const isVerticalPage = columns.size > glyphs.length / 2;
  return glyphs.map((glyph, at) => {
    const isAlone = () => !isBeside(glyphs[at - 1], glyph) && !isBeside(glyphs[at + 1], glyph);
    const isVertical = columns.has(glyph) || (isVerticalPage && eastAsian.test(glyph.text) && isAlone());
    return isVertical && glyph.turn === 0 ? turn(glyph) : glyph;
  });
}

const isBeside = (one: Glyph | undefined, other: Glyph): boolean =>
  one !== undefined &&
  Math.abs(one.y - other.y) < other.size * 0.3 &&
  Math.abs(one.x - other.x) < other.size * 1.5;

function isBelow(upper: Glyph, lower: Glyph): boolean {
  if (upper.turn !== 0 || lower.turn !== 0 || !eastAsian.test(upper.text) || !eastAsian.test(lower.text))
    return false;
  const step = upper.y - lower.y;
  const shift = Math.abs(middle(upper) - middle(lower));
  return step > upper.size * 0.7 && step < upper.size * 1.8 && shift < upper.size * 0.3;
}

/** Letters of vertical text are as wide as high; fonts may say another width of their brackets. */
const middle = ({ x, size }: Glyph) => x + size / 2;

/** The letter begins at its top. What was its middle is the middle of the line. */
function turn(glyph: Glyph): Glyph {
  const { text, y, size, reversed, isUnknown } = glyph;
  const top = -(y + size * 0.88);
  return {
    text,
    x: top,
    right: top + size,
    y: middle(glyph) - size * 0.35,
    size,
    turn: 270,
    reversed,
    isUnknown,
  };
}

import type { Glyph } from './glyph.ts';

const minRun = 3;
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30FF\uFE10-\uFE1F\uFE30-\uFE4F\uFF01-\uFF60]/u;

/**
 * Turns columns of upright letters, as Japanese and Chinese are written from top to bottom, into lines. Their lines then
 * go from right to left, like those of text that is turned to the right.
 */
export function turnVertical(glyphs: Glyph[]): Glyph[] {
  const turned: Glyph[] = [];
  for (let at = 0; at < glyphs.length; ) {
    let end = at + 1;
    while (end < glyphs.length && isBelow(glyphs[end - 1] as Glyph, glyphs[end] as Glyph)) end += 1;
    const run = glyphs.slice(at, end);
    turned.push(...(run.length >= minRun ? run.map(turn) : run));
    at = end;
  }
  return turned;
}

function isBelow(upper: Glyph, lower: Glyph): boolean {
  if (upper.turn !== 0 || lower.turn !== 0 || !eastAsian.test(upper.text) || !eastAsian.test(lower.text))
    return false;
  const step = upper.y - lower.y;
  const shift = Math.abs(middle(upper) - middle(lower));
  return step > upper.size * 0.7 && step < upper.size * 1.8 && shift < upper.size * 0.3;
}

const middle = ({ x, right }: Glyph) => (x + right) / 2;

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

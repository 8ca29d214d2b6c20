import type { PictureWord } from '../job.ts';
import type { DrawnPage } from './draw-page.ts';
import type { Glyph, PageContent } from './glyph.ts';
import { isRtl } from './lines.ts';
import { isIdeographic, isSpaceless } from './spaces.ts';

/** The size of letters, by the height of a word that is as high as most of its line. */
const sizeOfHeight = 1.2;
/** Heights differ with the letters of a line. A heading is larger than that. */
const usualShare = [0.7, 1.35] as const;
/** In sizes. */
const [maxJoint, minSpace] = [1, 0.3];

/** Returns what was read in the picture of a page as its content, so that columns and tables are found as in other pages. */
export function toContent(words: PictureWord[], { width, height, scale }: DrawnPage): PageContent {
  const usual = median(words.map(({ top, bottom }) => bottom - top));
  const lines = [...Map.groupBy(words, ({ line }) => line).values()];
  const glyphs = lines.flatMap((line) => {
    const own = median(line.map(({ top, bottom }) => bottom - top));
    const isUsual = own > usual * usualShare[0] && own < usual * usualShare[1];
    const baseline = median(line.map(({ bottom }) => bottom));
    const size = ((isUsual ? usual : own) / scale) * sizeOfHeight;
    return toGlyphs(line, scale, { y: (height - baseline) / scale, size });
  });
  const paper = { left: 0, bottom: 0, right: width / scale, top: height / scale };
  return { glyphs, rules: [], isPicture: true, paper };
}

function toGlyphs(line: PictureWord[], scale: number, at: { y: number; size: number }): Glyph[] {
  const place = { y: at.y, size: at.size, turn: 0, reversed: 0, isUnknown: false } as const;
  const ordered = line
    .map(({ text, left, right }) => Object.assign({ text, x: left / scale, right: right / scale }, place))
    .sort((one, other) => one.x - other.x);
  const isRtlLine = line.some(({ text }) => isRtl(text));
  return ordered.flatMap((glyph, number) => {
    const next = ordered[number + 1];
    const pieces = isRtlLine ? splitNumbers(glyph) : [glyph];
    if (!next) return pieces;
    const sides = [glyph.text.slice(-1), next.text.slice(0, 1)];
    const gap = (next.x - glyph.right) / at.size;
    // Words of Chinese and Japanese are cut anywhere.
    if (sides.every(isIdeographic) && gap < maxJoint) glyph.right = Math.max(glyph.right, next.x);
    const isSpace = sides.some(isSpaceless) ? gap > minSpace && !sides.every(isSpaceless) : true;
    return isSpace ? [...pieces, Object.assign({}, glyph, { text: ' ', x: glyph.right })] : pieces;
  });
}

/** Numbers with dashes between them stand from right to left in such a line: each is a glyph of its own, as in other pages. */
function splitNumbers(glyph: Glyph): Glyph[] {
  // A telephone number with its "+" is one number, and was turned around.
  if (/^\d[\d-]*\+$/.test(glyph.text))
    return [Object.assign({}, glyph, { text: `+${glyph.text.slice(0, -1)}` })];
  const [, number = '', mark = ''] = /^([\d:.,/]*\d-[\d:.,/-]*\d)(\p{Punctuation}?)$/u.exec(glyph.text) ?? [];
  if (number === '') return [glyph];
  const step = (glyph.right - glyph.x) / glyph.text.length;
  const pieces = [mark, ...number.split(/(-)/)];
  let x = glyph.x;
  return pieces.filter(Boolean).map((text) => {
    const [left, right] = [x, x + text.length * step];
    x = right;
    return Object.assign({}, glyph, { text, x: left, right });
  });
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] as number;
}

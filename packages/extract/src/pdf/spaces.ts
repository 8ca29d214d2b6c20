import { scriptSets, verticalForms, wideForms, widePunctuation } from '../scripts.ts';
import type { Glyph } from './glyph.ts';

const ideographic = new RegExp(`[${scriptSets.cjk}${widePunctuation}${verticalForms}${wideForms}]`, 'u');
const eastAsian = new RegExp(`[${scriptSets.eastAsian}]`, 'u');
const unspaced = new RegExp(`[${scriptSets.unspaced}]`, 'u');
const shaped = /[\u0600-\u0DFF\uFB50-\uFDFF\uFE70-\uFEFC]/u;

/** True for letters of Chinese and Japanese. */
export const isIdeographic = (letter: string): boolean => ideographic.test(letter);

/** True for letters of scripts that write words without spaces between them. */
export const isSpaceless = (letter: string): boolean => isIdeographic(letter) || unspaced.test(letter);

/**
 * Finds the glyphs, drawn from left to right, before which a gap means a space. Letters that are spaced out, as in a
 * heading, need wider gaps.
 */
export function findSpaces(glyphs: Glyph[]): boolean[] {
  const hasSpaces = glyphs.some(({ text }) => text.trim() === '');
  let end = Number.NEGATIVE_INFINITY;
  const gaps = glyphs.map(({ x, right, size }) => {
    const gap = (x - end) / size;
    end = Math.max(end, right);
    return gap;
  });
  const sorted = gaps.slice(1).sort((one, other) => one - other);
  const usualGap = glyphs.length > 4 ? Math.max(0, sorted[sorted.length >> 1] ?? 0) : 0;
  return glyphs.map(({ text }, at) => {
    const before = glyphs[at - 1]?.text ?? ' ';
    if (before.endsWith(' ') || text.startsWith(' ') || /^\p{Mark}/u.test(text)) return false;
    return (gaps[at] as number) > minGap(before, text, hasSpaces) + usualGap * 1.5;
  });
}

function minGap(before: string, next: string, hasSpaces: boolean): number {
  const both = [before.slice(-1), next.slice(0, 1)];
  if (both.every((letter) => ideographic.test(letter))) return 0.6;
  if (both.every((letter) => /\p{Script=Hangul}/u.test(letter))) return 0.15;
  if (both.every((letter) => unspaced.test(letter))) return 0.3;
  if (both.every((letter) => shaped.test(letter))) return hasSpaces ? 0.24 : 0.2;
  // Programs set such letters apart from numbers and Latin words, up to a quarter of their size.
  if (both.some((letter) => eastAsian.test(letter))) return 0.3;
  return 0.15;
}

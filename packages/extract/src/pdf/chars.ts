import { type Turn, toUpright } from './geometry.ts';
import { orderLigature } from './letters.ts';
import type { Pdfium } from './pdfium.ts';

/** The letters of one glyph as PDFium finds them, in the coordinates of the page. */
export interface Char {
  index: number;
  lastIndex?: number;
  text: string;
  x: number;
  y: number;
}

/** Lists the letters of a page by the object that draws them. Generated spaces and line ends belong to none. */
export function readChars({ api, scratch, double }: Pdfium, textPage: number): Map<number, Char[]> {
  const chars = new Map<number, Char[]>();
  const count = api.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index += 1) {
    const object = api.FPDFText_GetTextObject(textPage, index);
    if (object === 0) continue;
    const text = toText(api.FPDFText_GetUnicode(textPage, index));
    if (text === ' ' && api.FPDFText_IsGenerated(textPage, index) === 1) continue;
    api.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
    const char = { index, text, x: double(0), y: double(1) };
    if (!chars.get(object)?.push(char)) chars.set(object, [char]);
  }
  return chars;
}

/** PDFium writes U+0002 for a hyphen that divides a word at the end of a line. */
const toText = (code: number) =>
  code === 2 ? '-' : code < 32 || code === 0xfffe ? '' : String.fromCodePoint(code);

/** The place of a letter along its line. */
export const along = (turn: Turn, { x, y }: Char) => toUpright(turn, x, y)[0];

const rightToLeft = /[\u0590-\u08FF]/;

/**
 * Joins the letters of one glyph, which have one origin. A mark of a right-to-left letter is drawn above it, a little to
 * the right of its start; so is the second part of some ligatures.
 */
export function joinChars(chars: Char[], size: number): Char[] {
  const groups: (Char & { marks: string })[] = [];
  for (const { index, text, x, y } of chars) {
    const group = groups.at(-1);
    const maxStep = group && rightToLeft.test(group.text) && rightToLeft.test(text) ? size * 0.06 : 0.01;
    const isMark = group && rightToLeft.test(group.text) && /^\p{Nonspacing_Mark}/u.test(text);
    const step = group ? Math.hypot(group.x - x, group.y - y) : 0;
    if (group && isMark && step < size * 0.8) group.marks += text;
    else if (group && step < maxStep) Object.assign(group, { text: group.text + text, lastIndex: index });
    else groups.push({ index, text, x, y, marks: '' });
  }
  return groups
    .map(({ index, lastIndex = index, text, x, y, marks }) => ({
      index,
      lastIndex,
      text: orderLigature(text) + marks,
      x,
      y,
    }))
    .filter(({ text }) => text !== '');
}

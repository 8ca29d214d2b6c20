import { createBackground } from './background.ts';
import {
  isInside,
  type Matrix,
  moveBox,
  multiply,
  type Turn,
  toUpright,
  transform,
  turnOf,
  unit,
} from './geometry.ts';
import type { Glyph, PageContent } from './glyph.ts';
import { orderLigature } from './letters.ts';
import { createMarkReader } from './marks.ts';
import type { Pdfium } from './pdfium.ts';
import { readRules } from './rules.ts';

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const INVISIBLE_MODE = 3;
const CLIP_MODE = 7;
const maxObjects = 400_000;
const maxDepth = 12;
const minSize = 1;
/** The share of the page that a picture covers: beside text behind it or none at all, and with the stamp of a scanner. */
const [minPicture, minScan] = [0.3, 0.8];
/** Letters of a page number, or of the name of the program that scanned. */
const maxStamp = 60;
/** Letters that are drawn as shapes are many paths. */
const minPaths = 50;

/** The letters of one glyph as PDFium finds them, in the coordinates of the page. */
interface Char {
  index: number;
  lastIndex?: number;
  text: string;
  x: number;
  y: number;
}

/**
 * Reads what is drawn on a page, in the order in which it is drawn. Text that nobody can see is left out: off the page,
 * without size, transparent, in the colour of what is behind it, or invisible (unless it is the text of a scan).
 */
export function readPage(pdfium: Pdfium, page: number): PageContent {
  const { api, scratch } = pdfium;
  api.FPDF_GetPageBoundingBox(page, scratch);
  const [left, top, right, bottom] = [pdfium.float(0), pdfium.float(1), pdfium.float(2), pdfium.float(3)];
  const paper = { left, bottom, right, top };
  const textPage = api.FPDFText_LoadPage(page);
  const chars = readChars(pdfium, textPage);
  const content: PageContent = { glyphs: [], rules: [], isPicture: false, paper };
  const readMarks = createMarkReader(pdfium);
  const scanned: Glyph[] = [];
  const background = createBackground(paper);
  let [objects, paths] = [0, 0];
  let lastMark = 0;

  function walk(count: number, child: (at: number) => number, outer: Matrix, depth: number): void {
    for (let at = 0; at < count && objects < maxObjects; at += 1) {
      objects += 1;
      const object = child(at);
      const type = api.FPDFPageObj_GetType(object);
      if (type === TEXT) addText(object, outer);
      else if (type === PATH) {
        paths += 1;
        addPath(object, outer);
      } else if (type === IMAGE) background.add(boxOf(pdfium, object, outer), null);
      else if (type === FORM && depth < maxDepth) {
        const inner = multiply(matrixOf(pdfium, object), outer);
        walk(
          api.FPDFFormObj_CountObjects(object),
          (one) => api.FPDFFormObj_GetObject(object, one),
          inner,
          depth + 1,
        );
      }
    }
  }

  function addPath(object: number, outer: Matrix): void {
    const drawn = readRules(pdfium, object, multiply(matrixOf(pdfium, object), outer));
    content.rules.push(...drawn.rules);
    if (drawn.isFilled) background.add(boxOf(pdfium, object, outer), colorOf(pdfium, object));
  }

  function addText(object: number, outer: Matrix): void {
    const mode = api.FPDFTextObj_GetTextRenderMode(object);
    const glyphs = readText(object, outer);
    if (mode === INVISIBLE_MODE) scanned.push(...glyphs);
    if (mode === INVISIBLE_MODE || mode === CLIP_MODE) return;
    const color = colorOf(pdfium, object);
    if (color?.[3] === 0) return;
    content.glyphs.push(...glyphs.filter((glyph) => !color || !background.hides(glyph, color)));
  }

  function readText(object: number, outer: Matrix): Glyph[] {
    const drawn = chars.get(object) ?? [];
    const marks = readMarks(object);
    const matrix = multiply(matrixOf(pdfium, object), outer);
    api.FPDFTextObj_GetFontSize(object, scratch);
    const size = pdfium.float(0) * Math.hypot(matrix[2], matrix[3]);
    const turn = turnOf(matrix);
    const place = { size, turn, reversed: marks.reversed, isUnknown: false };
    const upright = (x: number, y: number) => toUpright(turn, x, y);
    if (size < minSize) return [];
    if (marks.actualText === null) {
      lastMark = 0;
      if (drawn.length === 0) return readSpace(matrix, place);
      // PDFium orders parts of right-to-left lines as they are read.
      const isBackwards = drawn.some(
        (one, at) => at > 0 && along(turn, one) < along(turn, drawn[at - 1] as Char) - size / 4,
      );
      if (isBackwards) drawn.sort((one, other) => along(turn, one) - along(turn, other));
      return joinChars(drawn, size)
        .filter(({ x, y }) => isInside(paper, x, y))
        .map((group) => {
          const [x, y] = upright(group.x, group.y);
          const isUnknown = api.FPDFText_HasUnicodeMapError(textPage, group.index) === 1;
          return Object.assign({ text: group.text, x, right: rightOf(group, turn, x), y }, place, {
            isUnknown,
          });
        });
    }
    const [x, y] = upright(matrix[4], matrix[5]);
    const last = drawn.at(-1);
    const box = moveBox(boxOf(pdfium, object, outer), upright);
    const drawnRight = Math.max(last ? rightOf(last, turn, x) : box.right, box.right);
    // A font without widths draws the letters nowhere.
    const right = drawnRight > x ? drawnRight : x + size / 2;
    const before = lastMark === marks.actualText.id ? (content.glyphs.at(-1) ?? scanned.at(-1)) : undefined;
    lastMark = marks.actualText.id;
    if (before && Math.abs(before.y - y) < size * 2) {
      before.x = Math.min(before.x, x);
      before.right = Math.max(before.right, right);
      return [];
    }
    if (!isInside(paper, matrix[4], matrix[5])) return [];
    return [Object.assign({ text: marks.actualText.text, x, right, y }, place)];
  }

  /** PDFium finds no letters in a space that it generated before, nor in text that is drawn twice. */
  function readSpace(
    matrix: Matrix,
    place: Pick<Glyph, 'size' | 'turn' | 'reversed' | 'isUnknown'>,
  ): Glyph[] {
    const [x, y] = toUpright(place.turn, matrix[4], matrix[5]);
    const isTwice = content.glyphs.some(
      (glyph) => glyph.turn === place.turn && Math.hypot(glyph.x - x, glyph.y - y) < place.size * 0.15,
    );
    return isTwice ? [] : [Object.assign({ text: ' ', x, right: x, y }, place)];
  }

  function rightOf({ index, lastIndex = index }: Char, turn: Glyph['turn'], x: number): number {
    let right = x;
    for (let at = Math.min(index, lastIndex); at <= Math.max(index, lastIndex); at += 1) {
      if (!api.FPDFText_GetLooseCharBox(textPage, at, scratch)) continue;
      const [boxLeft, boxTop, boxRight, boxBottom] = [
        pdfium.float(0),
        pdfium.float(1),
        pdfium.float(2),
        pdfium.float(3),
      ];
      right = Math.max(right, toUpright(turn, boxLeft, boxBottom)[0], toUpright(turn, boxRight, boxTop)[0]);
    }
    return right;
  }

  walk(api.FPDFPage_CountObjects(page), (at) => api.FPDFPage_GetObject(page, at), unit, 0);
  api.FPDFText_ClosePage(textPage);
  const share = background.pictureShare();
  if (scanned.length > content.glyphs.length && share > minPicture) content.glyphs.push(...scanned);
  const words = content.glyphs.filter(({ text }) => text.trim() !== '');
  content.isPicture =
    words.length === 0 ? share > minPicture || paths > minPaths : words.length < maxStamp && share > minScan;
  return content;
}

/** Lists the letters of a page by the object that draws them. Generated spaces and line ends belong to none. */
function readChars({ api, scratch, double }: Pdfium, textPage: number): Map<number, Char[]> {
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

const along = (turn: Turn, { x, y }: Char) => toUpright(turn, x, y)[0];

const rightToLeft = /[\u0590-\u08FF]/;

/**
 * Joins the letters of one glyph, which have one origin. A mark of a right-to-left letter is drawn above it, a little to
 * the right of its start; so is the second part of some ligatures.
 */
function joinChars(chars: Char[], size: number): Char[] {
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

function matrixOf({ api, scratch, float }: Pdfium, object: number): Matrix {
  api.FPDFPageObj_GetMatrix(object, scratch);
  return [float(0), float(1), float(2), float(3), float(4), float(5)];
}

function boxOf({ api, scratch, float }: Pdfium, object: number, outer: Matrix) {
  api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left, bottom, right, top] = [float(0), float(1), float(2), float(3)];
  return moveBox({ left, bottom, right, top }, (x, y) => transform(outer, x, y));
}

function colorOf({ api, scratch, int }: Pdfium, object: number): number[] | null {
  if (!api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null;
  return [int(0), int(1), int(2), int(3)];
}

import { createBackground } from './background.ts';
import {
  boxAround,
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
import { readMarks } from './marks.ts';
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
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.floats(4);
  const paper = { left, bottom, right, top };
  const textPage = api.FPDFText_LoadPage(page);
  const chars = readChars(pdfium, textPage);
  const content: PageContent = { glyphs: [], rules: [], isPicture: false, paper };
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
    const marks = readMarks(pdfium, object);
    const matrix = multiply(matrixOf(pdfium, object), outer);
    api.FPDFTextObj_GetFontSize(object, scratch);
    const size = (pdfium.floats(1)[0] ?? 0) * Math.hypot(matrix[2], matrix[3]);
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
      return joinChars(drawn)
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
    for (let at = index; at <= lastIndex; at += 1) {
      if (!api.FPDFText_GetLooseCharBox(textPage, at, scratch)) continue;
      const [boxLeft = 0, boxTop = 0, boxRight = 0, boxBottom = 0] = pdfium.floats(4);
      const box = boxAround([toUpright(turn, boxLeft, boxBottom), toUpright(turn, boxRight, boxTop)]);
      right = Math.max(right, box.right);
    }
    return right;
  }

  walk(api.FPDFPage_CountObjects(page), (at) => api.FPDFPage_GetObject(page, at), unit, 0);
  api.FPDFText_ClosePage(textPage);
  content.isPicture = background.pictureShare() > 0.3 || (content.glyphs.length === 0 && paths > 50);
  if (scanned.length > content.glyphs.length && background.pictureShare() > 0.3)
    content.glyphs.push(...scanned);
  return content;
}

/** Lists the letters of a page by the object that draws them. Generated spaces and line ends belong to none. */
function readChars({ api, scratch, doubles }: Pdfium, textPage: number): Map<number, Char[]> {
  const chars = new Map<number, Char[]>();
  const count = api.FPDFText_CountChars(textPage);
  for (let index = 0; index < count; index += 1) {
    const object = api.FPDFText_GetTextObject(textPage, index);
    if (object === 0) continue;
    const text = toText(api.FPDFText_GetUnicode(textPage, index));
    api.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
    const [x = 0, y = 0] = doubles(2);
    const found = chars.get(object) ?? [];
    found.push({ index, text, x, y });
    chars.set(object, found);
  }
  return chars;
}

/** PDFium writes U+0002 for a hyphen that divides a word at the end of a line. */
const toText = (code: number) =>
  code === 2 ? '-' : code < 32 || code === 0xfffe ? '' : String.fromCodePoint(code);

const along = (turn: Turn, { x, y }: Char) => toUpright(turn, x, y)[0];

/** Joins the letters of one glyph, which have one origin. */
function joinChars(chars: Char[]): Char[] {
  const groups: Char[] = [];
  for (const { index, text, x, y } of chars) {
    const before = groups.at(-1);
    if (before && Math.abs(before.x - x) < 0.01 && Math.abs(before.y - y) < 0.01) {
      before.text += text;
      before.lastIndex = index;
    } else groups.push({ index, text, x, y });
  }
  return groups.filter(({ text }) => text !== '');
}

function matrixOf({ api, scratch, floats }: Pdfium, object: number): Matrix {
  api.FPDFPageObj_GetMatrix(object, scratch);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = floats(6);
  return [a, b, c, d, e, f];
}

function boxOf({ api, scratch, floats }: Pdfium, object: number, outer: Matrix) {
  api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left = 0, bottom = 0, right = 0, top = 0] = floats(4);
  return moveBox({ left, bottom, right, top }, (x, y) => transform(outer, x, y));
}

function colorOf({ api, scratch, ints }: Pdfium, object: number): number[] | null {
  if (!api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null;
  return [...ints(4)];
}

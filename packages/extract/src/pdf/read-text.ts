import { along, type Char, joinChars, readChars } from './chars.ts';
import { type Box, isInside, type Matrix, moveBox, multiply, toUpright, turnOf } from './geometry.ts';
import type { Glyph } from './glyph.ts';
import { createMarkReader } from './marks.ts';
import { boxOf, matrixOf } from './objects.ts';
import type { Pdfium } from './pdfium.ts';

const minSize = 1;

/** The size and the direction of the glyphs of one object. */
type Style = Pick<Glyph, 'size' | 'turn' | 'reversed' | 'isUnknown'>;

/** The glyphs that were drawn before, and those of the invisible text of a scan. */
interface Drawn {
  glyphs: Glyph[];
  scanned: Glyph[];
}

/** PDFium finds no letters in a space that it generated before, nor in text that is drawn twice. */
function readSpace(glyphs: Glyph[], matrix: Matrix, style: Style): Glyph[] {
  const [x, y] = toUpright(style.turn, matrix[4], matrix[5]);
  const isTwice = glyphs.some(
    (glyph) => glyph.turn === style.turn && Math.hypot(glyph.x - x, glyph.y - y) < style.size * 0.15,
  );
  return isTwice ? [] : [Object.assign({ text: ' ', x, right: x, y }, style)];
}

/** Sorts the letters of an object along its line. PDFium orders parts of right-to-left lines as they are read. */
function sortAlong(drawn: Char[], { turn, size }: Style): void {
  const isBackwards = drawn.some(
    (one, at) => at > 0 && along(turn, one) < along(turn, drawn[at - 1] as Char) - size / 4,
  );
  if (isBackwards) drawn.sort((one, other) => along(turn, one) - along(turn, other));
}

/** Creates the reader of objects whose text the file says itself. Objects of one mark are one glyph. */
function createMarkedReader(paper: Box, { glyphs, scanned }: Drawn, rightOf: Ruler) {
  let lastMark = 0;
  return {
    /** An object without a mark comes between. */
    forget(): void {
      lastMark = 0;
    },
    read(
      { id, text }: { id: number; text: string },
      { drawn, matrix, box }: { drawn: Char[]; matrix: Matrix; box: Box },
      style: Style,
    ): Glyph[] {
      const { turn, size } = style;
      const [x, y] = toUpright(turn, matrix[4], matrix[5]);
      const last = drawn.at(-1);
      const drawnRight = Math.max(last ? rightOf(last, turn, x) : box.right, box.right);
      // A font without widths draws the letters nowhere.
      const right = drawnRight > x ? drawnRight : x + size / 2;
      const before = lastMark === id ? (glyphs.at(-1) ?? scanned.at(-1)) : undefined;
      lastMark = id;
      if (before && Math.abs(before.y - y) < size * 2) {
        before.x = Math.min(before.x, x);
        before.right = Math.max(before.right, right);
        return [];
      }
      if (!isInside(paper, matrix[4], matrix[5])) return [];
      return [Object.assign({ text, x, right, y }, style)];
    },
  };
}

/** Creates what reads the glyphs that a text object of a page draws. */
export function createTextReader(pdfium: Pdfium, textPage: number, paper: Box, before: Drawn) {
  const { api, scratch } = pdfium;
  const chars = readChars(pdfium, textPage);
  const readMarks = createMarkReader(pdfium);
  const rightOf = createRuler(pdfium, textPage);
  const marked = createMarkedReader(paper, before, rightOf);

  function readLetters(drawn: Char[], style: Style): Glyph[] {
    const { turn, size } = style;
    sortAlong(drawn, style);
    return joinChars(drawn, size)
      .filter(({ x, y }) => isInside(paper, x, y))
      .map((group) => {
        const [x, y] = toUpright(turn, group.x, group.y);
        const isUnknown = api.FPDFText_HasUnicodeMapError(textPage, group.index) === 1;
        const right = rightOf(group, turn, x);
        return Object.assign({ text: group.text, x, right, y }, style, { isUnknown });
      });
  }

  return (object: number, outer: Matrix): Glyph[] => {
    const drawn = chars.get(object) ?? [];
    const marks = readMarks(object);
    const matrix = multiply(matrixOf(pdfium, object), outer);
    api.FPDFTextObj_GetFontSize(object, scratch);
    const size = pdfium.float(0) * Math.hypot(matrix[2], matrix[3]);
    const turn = turnOf(matrix);
    const style = { size, turn, reversed: marks.reversed, isUnknown: false };
    if (size < minSize) return [];
    if (marks.actualText !== null) {
      const box = moveBox(boxOf(pdfium, object, outer), (x, y) => toUpright(turn, x, y));
      return marked.read(marks.actualText, { drawn, matrix, box }, style);
    }
    marked.forget();
    return drawn.length === 0 ? readSpace(before.glyphs, matrix, style) : readLetters(drawn, style);
  };
}

type Ruler = ReturnType<typeof createRuler>;

/** Creates what measures where the letters of a glyph end along their line. */
function createRuler({ api, scratch, float }: Pdfium, textPage: number) {
  return ({ index, lastIndex = index }: Char, turn: Glyph['turn'], x: number): number => {
    let right = x;
    for (let at = Math.min(index, lastIndex); at <= Math.max(index, lastIndex); at += 1) {
      if (!api.FPDFText_GetLooseCharBox(textPage, at, scratch)) continue;
      const [boxLeft, boxTop, boxRight, boxBottom] = [float(0), float(1), float(2), float(3)];
      right = Math.max(right, toUpright(turn, boxLeft, boxBottom)[0], toUpright(turn, boxRight, boxTop)[0]);
    }
    return right;
  };
}

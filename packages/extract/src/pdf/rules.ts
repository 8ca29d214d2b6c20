import { boxAround, type Matrix, transform } from './geometry.ts';
import type { Rule } from './glyph.ts';
import type { Pdfium } from './pdfium.ts';

const LINE_TO = 0;
const BEZIER_TO = 1;
const maxSegments = 400;
const maxThickness = 3;
const minLength = 4;

/** Reads the horizontal and vertical lines of a path, and if it is filled. A thin filled box is a line too. */
export function readRules(
  { api, scratch, int, float }: Pdfium,
  path: number,
  matrix: Matrix,
): { rules: Rule[]; isFilled: boolean } {
  api.FPDFPath_GetDrawMode(path, scratch, scratch + 4);
  const [fill, stroke] = [int(0), int(1)];
  const isFilled = fill !== 0;
  const count = api.FPDFPath_CountSegments(path);
  if (count > maxSegments || count < 2) return { rules: [], isFilled };
  const points: [number, number][] = [];
  const rules: Rule[] = [];
  let start: [number, number] | undefined;
  for (let at = 0; at < count; at += 1) {
    const segment = api.FPDFPath_GetPathSegment(path, at);
    const type = api.FPDFPathSegment_GetType(segment);
    api.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const point = transform(matrix, float(0), float(1));
    const before = points.at(-1);
    if (type === LINE_TO && before) rules.push(boxAround([before, point]));
    else if (type !== BEZIER_TO) start = point;
    if (type === LINE_TO && start && api.FPDFPathSegment_GetClose(segment))
      rules.push(boxAround([point, start]));
    points.push(point);
  }
  const box = boxAround(points);
  const isThin = box.right - box.left <= maxThickness || box.top - box.bottom <= maxThickness;
  if (stroke === 0 && isFilled && isThin) return { rules: isLine(box) ? [toLine(box)] : [], isFilled };
  return { rules: rules.filter(isLine).map(toLine), isFilled };
}

function isLine({ left, bottom, right, top }: Rule): boolean {
  const [width, height] = [right - left, top - bottom];
  return Math.min(width, height) <= maxThickness && Math.max(width, height) >= minLength;
}

function toLine({ left, bottom, right, top }: Rule): Rule {
  if (right - left > top - bottom)
    return { left, right, bottom: (bottom + top) / 2, top: (bottom + top) / 2 };
  return { left: (left + right) / 2, right: (left + right) / 2, bottom, top };
}

import { type Matrix, moveBox, transform } from './geometry.ts';
import type { Pdfium } from './pdfium.ts';

/** Reads the matrix of an object. */
export function matrixOf({ api, scratch, float }: Pdfium, object: number): Matrix {
  api.FPDFPageObj_GetMatrix(object, scratch);
  return [float(0), float(1), float(2), float(3), float(4), float(5)];
}

/** Reads the bounds of an object, in the coordinates of the page. */
export function boxOf({ api, scratch, float }: Pdfium, object: number, outer: Matrix) {
  api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left, bottom, right, top] = [float(0), float(1), float(2), float(3)];
  return moveBox({ left, bottom, right, top }, (x, y) => transform(outer, x, y));
}

/** Reads the colour of an object as red, green, blue and opacity; null if it has none. */
export function colorOf({ api, scratch, int }: Pdfium, object: number): number[] | null {
  if (!api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null;
  return [int(0), int(1), int(2), int(3)];
}

/** How far text is turned against the page, in degrees, counter-clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** The numbers a to f of a PDF matrix. */
export type Matrix = readonly [number, number, number, number, number, number];

export const unit: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the matrix that does `first` and then `second`. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = second;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

export function transform([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Returns the nearest quarter turn of text drawn with a matrix. */
export function turnOf([a, b]: Matrix): Turn {
  if (Math.abs(a) >= Math.abs(b)) return a < 0 ? 180 : 0;
  return b < 0 ? 270 : 90;
}

/** Turns a point of the page so that text of a turn reads from left to right and from top to bottom. */
export function toUpright(turn: Turn, x: number, y: number): [number, number] {
  if (turn === 0) return [x, y];
  if (turn === 90) return [y, -x];
  return turn === 180 ? [-x, -y] : [-y, x];
}

export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Returns the box that encloses points. */
export function boxAround(points: [number, number][]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

/** Returns a box after a transformation of its corners. */
export function moveBox(box: Box, move: (x: number, y: number) => [number, number]): Box {
  const { left, bottom, right, top } = box;
  return boxAround([move(left, bottom), move(left, top), move(right, bottom), move(right, top)]);
}

export const isInside = ({ left, bottom, right, top }: Box, x: number, y: number): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

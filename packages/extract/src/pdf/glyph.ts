import { type Box, type Turn, toUpright } from './geometry.ts';

/** Letters drawn at one place, upright: turned text is turned back. Lengths are points. */
export interface Glyph {
  /** In the order in which it is read. */
  text: string;
  /** Left end. */
  x: number;
  /** Right end. */
  right: number;
  /** Baseline, upwards. */
  y: number;
  size: number;
  turn: Turn;
  /** The number of the right-to-left run to which it belongs, drawn from left to right; 0 without one. */
  reversed: number;
  /** True if the font does not say which letters it draws. */
  isUnknown: boolean;
}

/** A line of a table, a frame or a drawing: `left` is `right`, or `top` is `bottom`. */
export type Rule = Box;

/** The content of a page. */
export interface PageContent {
  glyphs: Glyph[];
  rules: Rule[];
  /** True if pictures or drawings cover much of the page, and it has no text beside a stamp or a page number. */
  isPicture: boolean;
  paper: Box;
}

/** Returns the middle of letters in the coordinates of the page. */
export function middleOf({ x, right, y, size, turn }: Glyph): [number, number] {
  const back = ((360 - turn) % 360) as Glyph['turn'];
  return toUpright(back, (x + right) / 2, y + size * 0.3);
}

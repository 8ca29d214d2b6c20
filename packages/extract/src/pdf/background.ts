import { type Box, isInside } from './geometry.ts';
import { type Glyph, middleOf } from './glyph.ts';

const maxShapes = 5_000;
/** Thinner shapes are lines. */
const minThickness = 4;
const white = [255, 255, 255, 255];

/** The shapes and pictures drawn so far, behind the text that follows. */
export interface Background {
  /** Adds a filled shape, or with null a picture, whose colours are not known. */
  add(box: Box, color: number[] | null): void;
  /** True if letters have the colour of what is behind their middle. */
  hides(glyph: Glyph, color: number[]): boolean;
  /** The share of the page that the largest picture covers, 0 to 1. */
  pictureShare(): number;
}

/** Creates the background of a page: white paper. */
export function createBackground(paper: Box): Background {
  const shapes: { box: Box; color: number[] | null }[] = [];
  const areaOf = ({ left, bottom, right, top }: Box) => Math.max(0, right - left) * Math.max(0, top - bottom);
  let pictureArea = 0;

  function add(box: Box, color: number[] | null): void {
    if (color === null) pictureArea += areaOf(cut(box, paper));
    const isThin = Math.min(box.right - box.left, box.top - box.bottom) < minThickness;
    if (isThin || color?.[3] === 0 || shapes.length >= maxShapes) return;
    shapes.push({ box, color });
  }

  function hides(glyph: Glyph, color: number[]): boolean {
    const [x, y] = middleOf(glyph);
    const shape = shapes.findLast(({ box }) => isInside(box, x, y));
    const behind = shape ? shape.color : white;
    if (!behind) return false;
    return [0, 1, 2].reduce((sum, at) => sum + Math.abs((behind[at] ?? 0) - (color[at] ?? 0)), 0) < 24;
  }

  return { add, hides, pictureShare: () => Math.min(1, pictureArea / (areaOf(paper) || 1)) };
}

function cut(box: Box, paper: Box): Box {
  return {
    left: Math.max(box.left, paper.left),
    bottom: Math.max(box.bottom, paper.bottom),
    right: Math.min(box.right, paper.right),
    top: Math.min(box.top, paper.top),
  };
}

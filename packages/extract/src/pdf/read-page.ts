import { createBackground } from './background.ts';
import { type Box, type Matrix, multiply, unit } from './geometry.ts';
import type { Glyph, PageContent } from './glyph.ts';
import { boxOf, colorOf, matrixOf } from './objects.ts';
import type { Pdfium } from './pdfium.ts';
import { createTextReader } from './read-text.ts';
import { readRules } from './rules.ts';

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const FORM = 5;
const INVISIBLE_MODE = 3;
const CLIP_MODE = 7;
const maxObjects = 400_000;
const maxDepth = 12;
/** The share of the page that a picture covers: beside text behind it or none at all, and with the stamp of a scanner. */
const [minPicture, minScan] = [0.3, 0.8];
/** Letters of a page number, or of the name of the program that scanned. */
const maxStamp = 60;
/** Letters that are drawn as shapes are many paths. */
const minPaths = 50;

type Visit = (type: number, object: number, outer: Matrix) => void;

/** Visits the objects of a page in the order in which they are drawn, and those inside forms. */
function visitObjects({ pdfium, page }: { pdfium: Pdfium; page: number }, visit: Visit): void {
  const { api } = pdfium;
  let objects = 0;
  function walk(count: number, child: (at: number) => number, outer: Matrix, depth: number): void {
    for (let at = 0; at < count && objects < maxObjects; at += 1) {
      objects += 1;
      const object = child(at);
      const type = api.FPDFPageObj_GetType(object);
      if (type !== FORM) visit(type, object, outer);
      else if (depth < maxDepth) {
        const inner = multiply(matrixOf(pdfium, object), outer);
        const inForm = (one: number) => api.FPDFFormObj_GetObject(object, one);
        walk(api.FPDFFormObj_CountObjects(object), inForm, inner, depth + 1);
      }
    }
  }
  walk(api.FPDFPage_CountObjects(page), (at) => api.FPDFPage_GetObject(page, at), unit, 0);
}

function paperOf({ api, scratch, float }: Pdfium, page: number): Box {
  api.FPDF_GetPageBoundingBox(page, scratch);
  const [left, top, right, bottom] = [float(0), float(1), float(2), float(3)];
  return { left, bottom, right, top };
}

/** Returns whether a page shows its text as a picture. `share`: how much of it pictures cover. */
function isPicture(glyphs: Glyph[], paths: number, share: number): boolean {
  const words = glyphs.filter(({ text }) => text.trim() !== '');
  return words.length === 0
    ? share > minPicture || paths > minPaths
    : words.length < maxStamp && share > minScan;
}

/**
 * Reads what is drawn on a page, in the order in which it is drawn. Text that nobody can see is left out: off the page,
 * without size, transparent, in the colour of what is behind it, or invisible (unless it is the text of a scan).
 */
export function readPage(pdfium: Pdfium, page: number): PageContent {
  const { api } = pdfium;
  const paper = paperOf(pdfium, page);
  const textPage = api.FPDFText_LoadPage(page);
  const content: PageContent = { glyphs: [], rules: [], isPicture: false, paper };
  const scanned: Glyph[] = [];
  const background = createBackground(paper);
  const readText = createTextReader(pdfium, textPage, paper, { glyphs: content.glyphs, scanned });
  let paths = 0;

  function addPath(object: number, outer: Matrix): void {
    const { rules, isFilled } = readRules(pdfium, object, multiply(matrixOf(pdfium, object), outer));
    content.rules.push(...rules);
    if (isFilled) background.add(boxOf(pdfium, object, outer), colorOf(pdfium, object));
    paths += 1;
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

  visitObjects({ pdfium, page }, (type, object, outer) => {
    if (type === TEXT) addText(object, outer);
    else if (type === PATH) addPath(object, outer);
    else if (type === IMAGE) background.add(boxOf(pdfium, object, outer), null);
  });
  api.FPDFText_ClosePage(textPage);
  const share = background.pictureShare();
  if (scanned.length > content.glyphs.length && share > minPicture) content.glyphs.push(...scanned);
  content.isPicture = isPicture(content.glyphs, paths, share);
  return content;
}

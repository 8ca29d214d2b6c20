import { type Numbering, writeNumber } from './docx-numbering.ts';
import { writeEquation } from './equation.ts';
import {
  attribute,
  childrenOf,
  escapeXml,
  find,
  findAll,
  insertAfter,
  isElement,
  parseXml,
  remove,
  replaceWith,
  textOf,
  type XmlElement,
} from './xml.ts';

type Document = ReturnType<typeof parseXml>;

export interface WordContext {
  hiddenStyles: ReadonlySet<string>;
  numbering: Numbering | null;
}

/** True for a switch of WordprocessingML that is there and not turned off. */
const isOn = (element: XmlElement | undefined): boolean =>
  !!element && !/^(?:0|false|off)$/.test(attribute(element, 'val') ?? '');

/** Returns the ids of styles whose text is hidden, in themselves or through the style they are based on. */
export function readHiddenStyles(styles: Document | undefined): Set<string> {
  const all = styles ? findAll(styles, 'style') : [];
  const hidden = new Set<string>();
  for (let before = -1; before < hidden.size; ) {
    before = hidden.size;
    for (const style of all) {
      const vanish = find(style, 'rPr', 'vanish');
      const base = attribute(find(style, 'basedOn'), 'val') ?? '';
      if (vanish ? isOn(vanish) : hidden.has(base)) hidden.add(attribute(style, 'styleId') ?? '');
    }
  }
  return hidden;
}

/**
 * Rewrites a part of a Word document in place for a reader that knows runs, paragraphs, tables and links only. Returns
 * the number of hidden parts that were taken out.
 */
export function readWordXml(document: Document, { hiddenStyles, numbering }: WordContext): number {
  for (const gone of findAll(document, 'del', 'moveFrom', 'rt'))
    if (gone.name === 'w:rt' || gone.children.length > 0) remove(gone);
  for (const list of findAll(document, 'docPartGallery'))
    if (/table of contents/i.test(attribute(list, 'val') ?? '')) removeAround(list, 'sdt');
  const hidden = removeHidden(document, hiddenStyles);
  for (const box of findAll(document, 'AlternateContent')) moveTextBox(box);
  for (const ruby of findAll(document, 'ruby')) replaceWith(ruby, find(ruby, 'rubyBase')?.children ?? []);
  for (const field of findAll(document, 'fldSimple')) replaceWith(field, field.children);
  for (const equation of findAll(document, 'oMath')) writeRun(equation, writeEquation(equation));
  for (const group of findAll(document, 'oMathPara')) replaceWith(group, group.children);
  if (numbering)
    for (const paragraph of findAll(document, 'p'))
      if (paragraph.name === 'w:p') writeNumber(paragraph, numbering);
  return hidden;
}

function removeAround(element: XmlElement, name: string): void {
  for (let at = element.parent; at && isElement(at); at = at.parent)
    if (at.name === `w:${name}`) return remove(at);
}

/** Removes runs and rows that Word does not show. Neighbours count as one part. */
function removeHidden(document: Document, hiddenStyles: ReadonlySet<string>): number {
  let parts = 0;
  for (const row of findAll(document, 'tr')) {
    if (!isOn(find(row, 'trPr', 'hidden'))) continue;
    if (textOf(row).trim() !== '') parts += 1;
    remove(row);
  }
  let last: XmlElement | null = null;
  for (const run of findAll(document, 'r')) {
    if (run.name !== 'w:r') continue;
    if (!isHidden(run, hiddenStyles)) {
      if (textOf(run).trim() !== '') last = null;
      continue;
    }
    if (textOf(run).trim() !== '' && !last) parts += 1;
    if (textOf(run).trim() !== '') last = run;
    remove(run);
  }
  return parts;
}

function isHidden(run: XmlElement, hiddenStyles: ReadonlySet<string>): boolean {
  const properties = find(run, 'rPr');
  const vanish = find(properties, 'vanish');
  if (vanish) return isOn(vanish);
  const style = attribute(find(properties, 'rStyle'), 'val');
  const paragraph = attribute(find(paragraphOf(run), 'pPr', 'pStyle'), 'val');
  return hiddenStyles.has(style ?? '') || hiddenStyles.has(paragraph ?? '');
}

function paragraphOf(element: XmlElement): XmlElement | undefined {
  for (let at = element.parent; at && isElement(at); at = at.parent) if (at.name === 'w:p') return at;
  return undefined;
}

/** Moves the paragraphs of a text box below the paragraph that it is anchored in. */
function moveTextBox(alternatives: XmlElement): void {
  const choice = childrenOf(alternatives, 'Choice')[0];
  const boxes = choice ? findAll(choice, 'txbxContent') : [];
  const paragraph = paragraphOf(alternatives);
  if (boxes.length === 0 || !paragraph) return;
  const content = boxes.flatMap((box) => box.children);
  remove(alternatives);
  insertAfter(paragraph, content);
}

function writeRun(element: XmlElement, text: string): void {
  const run = `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
  replaceWith(element, parseXml(run).children);
}

import { findTarget, writeLink } from '../link-targets.ts';
import { type Box, isInside } from './geometry.ts';
import { type Glyph, middleOf } from './glyph.ts';
import { isRtl } from './lines.ts';
import type { Pdfium } from './pdfium.ts';

const FREE_TEXT = 3;
const WIDGET = 20;
const CHECKBOX = 2;
const RADIO_BUTTON = 3;
const PUSH_BUTTON = 1;
const URI_ACTION = 3;
const HIDDEN = 2;
const maxAnnotations = 2_000;
const maxFieldSize = 12;

/** Reads the values of form fields and notes on a page as text at their places. `form` is the form of the document. */
export function readFields(pdfium: Pdfium, form: number, page: number): Glyph[] {
  const { api } = pdfium;
  const count = Math.min(maxAnnotations, api.FPDFPage_GetAnnotCount(page));
  const fields: Glyph[] = [];
  for (let at = 0; at < count; at += 1) {
    const annotation = api.FPDFPage_GetAnnot(page, at);
    if (annotation === 0) continue;
    const text =
      (api.FPDFAnnot_GetFlags(annotation) & HIDDEN) === 0 ? readValue(pdfium, form, annotation) : '';
    if (text !== '')
      fields.push(
        toGlyph(
          text,
          rectOf(pdfium, (rect) => api.FPDFAnnot_GetRect(annotation, rect)),
        ),
      );
    api.FPDFPage_CloseAnnot(annotation);
  }
  return fields;
}

function readValue({ api, text }: Pdfium, form: number, annotation: number): string {
  const type = api.FPDFAnnot_GetSubtype(annotation);
  const clean = (found: string) => found.replace(/\s+/g, ' ').trim();
  if (type === FREE_TEXT)
    return clean(
      text('utf16le', (into, size) => api.FPDFAnnot_GetStringValue(annotation, 'Contents', into, size)),
    );
  if (type !== WIDGET || form === 0) return '';
  const field = api.FPDFAnnot_GetFormFieldType(form, annotation);
  if (field === PUSH_BUTTON) return '';
  if (field === CHECKBOX || field === RADIO_BUTTON)
    return api.FPDFAnnot_IsChecked(form, annotation) ? '☑' : '☐';
  return clean(
    text('utf16le', (into, size) => api.FPDFAnnot_GetFormFieldValue(form, annotation, into, size)),
  );
}

function toGlyph(text: string, { left, bottom, right, top }: Box): Glyph {
  const size = Math.min(maxFieldSize, (top - bottom) * 0.7);
  const y = top - bottom > maxFieldSize * 3 ? top - size * 1.2 : (top + bottom) / 2 - size * 0.35;
  return { text, x: left, right, y, size, turn: 0, reversed: 0, isUnknown: false };
}

/** Writes the links of a page that keep their addresses as Markdown, around the letters that they cover. */
export function addLinks(pdfium: Pdfium, document: number, page: number, glyphs: Glyph[]): void {
  const { api, scratch, int, text } = pdfium;
  const covered = new Map<string, Glyph[]>();
  let at = 0;
  for (let seen = 0; seen < maxAnnotations; seen += 1) {
    // It goes on from the position that it wrote before.
    pdfium.setInt(0, at);
    if (!api.FPDFLink_Enumerate(page, scratch, scratch + 4)) break;
    at = int(0);
    const link = int(1);
    const action = api.FPDFLink_GetAction(link);
    if (action === 0 || api.FPDFAction_GetType(action) !== URI_ACTION) continue;
    const uri = text('utf8', (into, size) => api.FPDFAction_GetURIPath(document, action, into, size));
    const target = findTarget(uri, null);
    if (target === null) continue;
    const rect = rectOf(pdfium, (into) => api.FPDFLink_GetAnnotRect(link, into));
    const inside = glyphs.filter((glyph) => isInside(rect, ...middleOf(glyph)) && glyph.text.trim() !== '');
    covered.set(target, [...(covered.get(target) ?? []), ...inside]);
  }
  for (const [target, inside] of covered) markLink(inside, target);
}

function markLink(glyphs: Glyph[], target: string): void {
  const [start, end] = [glyphs[0], glyphs.at(-1)];
  if (!start || !end) return;
  const isBackwards = start.x < end.x && start.y === end.y && glyphs.some((glyph) => isRtl(glyph.text));
  const ordered = isBackwards ? glyphs.toReversed() : glyphs;
  const words = ordered.map(({ text }) => text).join('');
  const written = writeLink(words, target);
  if (written === words) return;
  const [first, last] = [ordered[0] as Glyph, ordered.at(-1) as Glyph];
  first.text = `[${first.text}`;
  last.text += written.slice(words.length + 1);
}

function rectOf({ float, scratch }: Pdfium, write: (address: number) => boolean): Box {
  if (!write(scratch)) return { left: 0, bottom: 0, right: 0, top: 0 };
  const [left, top, right, bottom] = [float(0), float(1), float(2), float(3)];
  return { left, bottom: Math.min(top, bottom), right, top: Math.max(top, bottom) };
}

import { extractTextItems, getDocumentProxy, getMeta, type StructuredTextItem } from 'unpdf';
import { ExtractError } from './error.ts';
import type { Parsed } from './job.ts';

interface Line {
  text: string;
  y: number;
  size: number;
}

const noSpaceBefore =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303F\uFF01-\uFF60]/u;
const noSpaceAfter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303F\uFF01-\uFF60]$/u;

/**
 * Turns presentation forms, which are glyphs, into letters: Arabic, Hebrew and Latin ligatures become what was
 * written.
 */
const toLetters = (text: string) =>
  text.replace(/[\uFB00-\uFB4F\uFB50-\uFDCF\uFDF0-\uFDFF\uFE70-\uFEFE]/g, (glyph) => glyph.normalize('NFKC'));

/** Parses the text of a PDF, page by page in reading order. Throws `encrypted` and `unsupported_type`. */
export async function parsePdf(bytes: Uint8Array): Promise<Parsed> {
  const own = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pdf = await getDocumentProxy(own).catch((error: Error) => {
    if (error.name === 'PasswordException')
      throw new ExtractError(
        'encrypted',
        'The PDF is protected by a password. Save it without one and send it again.',
      );
    if (/^(InvalidPDF|Format|MissingPDF|UnknownError)/.test(error.name))
      throw new ExtractError('unsupported_type', 'The PDF is damaged. Save it again, or paste its text.');
    throw error;
  });
  const { items } = await extractTextItems(pdf);
  const pages = items.map((page) => toLines(page));
  const bodySize = medianSize(pages.flat());
  const { info } = await getMeta(pdf).catch(() => ({ info: {} as Record<string, unknown> }));
  const title = typeof info.Title === 'string' ? toLetters(info.Title) : null;
  return {
    title,
    markdown: pages.map((lines) => toParagraphs(lines, bodySize)).join('\n\n'),
    language: null,
  };
}

function toLines(items: StructuredTextItem[]): Line[] {
  const lines: StructuredTextItem[][] = [];
  let line: StructuredTextItem[] = [];
  for (const item of items) {
    const before = line.at(-1);
    const isSame = !before || Math.abs(before.y - item.y) < Math.max(before.fontSize, item.fontSize) / 2;
    if (!isSame) {
      lines.push(line);
      line = [];
    }
    if (item.str.trim() !== '') line.push(item);
  }
  lines.push(line);
  return lines.filter((found) => found.length > 0).map(toLine);
}

function toLine(items: StructuredTextItem[]): Line {
  const { y, fontSize: size } = items[0] as StructuredTextItem;
  let text = '';
  let before: StructuredTextItem | undefined;
  for (const item of inReadingOrder(items)) {
    const gap = before ? Math.max(item.x - (before.x + before.width), before.x - (item.x + item.width)) : 0;
    text += (before && gap > item.fontSize / 8 ? ' ' : '') + item.str;
    before = item;
  }
  const words = toLetters(text)
    .replace(/\s+/g, ' ')
    .replace(/ (?=\p{Nonspacing_Mark})/gu, '')
    .trim();
  return { text: words, y, size };
}

const lettersOf = (items: StructuredTextItem[], dir: string) =>
  items.reduce((sum, item) => sum + (item.dir === dir ? item.str.length : 0), 0);

/** Orders a line from the side where its script begins. Parts in the other direction keep their own order. */
function inReadingOrder(items: StructuredTextItem[]): StructuredTextItem[] {
  const rtlLetters = lettersOf(items, 'rtl');
  if (rtlLetters === 0) return items;
  const base = rtlLetters * 2 < lettersOf(items, 'ltr') ? 'ltr' : 'rtl';
  const line = base === 'rtl' ? items.toSorted((a, b) => b.x - a.x) : items;
  const ordered: StructuredTextItem[] = [];
  for (let at = 0; at < line.length; ) {
    let end = at + 1;
    while (end < line.length && line[end]?.dir === line[at]?.dir) end++;
    const run = line.slice(at, end);
    const towards = run[0]?.dir === 'rtl' ? -1 : 1;
    ordered.push(...(run[0]?.dir === base ? run : run.sort((a, b) => (a.x - b.x) * towards)));
    at = end;
  }
  return base === 'rtl' ? ordered.map(endSentence) : ordered;
}

/** Moves the mark that ends a right-to-left line. It is drawn left of a number or a Latin word, as if it began it. */
function endSentence(item: StructuredTextItem, at: number, line: StructuredTextItem[]): StructuredTextItem {
  const [, mark, rest] = at === line.length - 1 ? (/^([.,!?\u060C\u061B]+)(\S.*)$/.exec(item.str) ?? []) : [];
  return mark && item.dir === 'ltr' ? { ...item, str: `${rest}${mark}` } : item;
}

function medianSize(lines: Line[]): number {
  const sizes = lines.flatMap(({ size, text }) =>
    Array<number>(Math.min(20, Math.ceil(text.length / 10))).fill(size),
  );
  return sizes.sort((a, b) => a - b)[sizes.length >> 1] ?? 0;
}

/** Joins lines to paragraphs at normal gaps. Large short lines become headings. */
function toParagraphs(lines: Line[], bodySize: number): string {
  let text = '';
  let before: Line | undefined;
  let wasHeading = false;
  for (const line of lines) {
    const isHeading = line.size > bodySize * 1.2 && line.text.length <= 120;
    const isApart = !before || Math.abs(before.y - line.y) > Math.max(before.size, line.size) * 1.7;
    const isNew = isApart || isHeading !== wasHeading || (isHeading && before?.size !== line.size);
    if (isNew) text += `${text === '' ? '' : '\n\n'}${isHeading ? '## ' : ''}${line.text}`;
    else text += glue(text, line.text) + line.text;
    [before, wasHeading] = [line, isHeading];
  }
  return text;
}

const glue = (before: string, next: string) =>
  noSpaceAfter.test(before.slice(-2)) && noSpaceBefore.test(next)
    ? ''
    : /^(?:[-•*◦▪]|\d+[.)])\s/.test(next)
      ? '\n'
      : ' ';

import { ExtractError } from './error.ts';
import { type AskPicture, cpuBudgetMs, drawingCpuMs, type Parsed } from './job.ts';
import type { Block } from './pdf/columns.ts';
import { dropFurniture } from './pdf/furniture.ts';
import type { PageContent } from './pdf/glyph.ts';
import { joinTables } from './pdf/join-tables.ts';
import { toLetters } from './pdf/letters.ts';
import { damaged, openPdf, type Pdf } from './pdf/open-pdf.ts';
import { orderLayer, type PageLayer, toLayers } from './pdf/page-blocks.ts';
import { renderBlocks } from './pdf/paragraphs.ts';
import { forgetPdfium } from './pdf/pdfium.ts';
import { toContent } from './pdf/recognized.ts';
import type { Warning } from './warnings.ts';

const maxPages = 3_000;
/** The share of its processor time after which a document gets no more pages. */
const READING_SHARE = 0.6;

/** The content of the pages of a PDF, and counts of what could not be read. */
interface Reading {
  pages: PageLayer[][];
  /** How many letters are drawn in a size, in half points. */
  sizes: Map<number, number>;
  pictures: number;
  /** The languages that pictures are written in and that cannot be read. */
  missing: Set<string>;
  /** Letters that the fonts do not name, of all letters. */
  unknown: number;
  letters: number;
  unread: number;
  pageCount: number;
}

/**
 * Parses the text of a PDF, page by page in reading order, with tables, form fields and the addresses of links. Throws
 * `encrypted`, `unsupported_type`, and `empty_content` for a scan.
 */
export async function parsePdf(bytes: Uint8Array, askPicture: AskPicture | null = null): Promise<Parsed> {
  try {
    const pdf = await openPdf(bytes);
    const reading = await readPages(pdf, cpuBudgetMs(bytes.length) * READING_SHARE, askPicture);
    pdf.close();
    return toParsed(reading, pdf.title);
  } catch (error) {
    if (error instanceof ExtractError) throw error;
    forgetPdfium();
    throw error instanceof Error && error.name === 'RuntimeError' ? damaged() : error;
  }
}

function toParsed(reading: Reading, title: string): Parsed {
  const markdown = renderBlocks(joinTables(orderPages(reading.pages)), medianSize(reading.sizes));
  if (markdown.trim() === '' && reading.pictures > 0) throw onlyPictures(reading);
  return {
    title: toLetters(title),
    markdown,
    language: null,
    warnings: findWarnings(reading),
    pageCount: reading.pageCount,
  };
}

const startReading = (pageCount: number): Reading => ({
  pages: [],
  sizes: new Map(),
  pictures: 0,
  missing: new Set(),
  unknown: 0,
  letters: 0,
  unread: 0,
  pageCount,
});

/** Adds the text of a page. */
function addContent(reading: Reading, content: PageContent): void {
  const words = content.glyphs.filter(({ text }) => text.trim() !== '');
  reading.letters += words.length;
  reading.unknown += words.filter(isUnknown).length;
  for (const { size } of words) {
    const half = Math.round(size * 2);
    reading.sizes.set(half, (reading.sizes.get(half) ?? 0) + 1);
  }
  reading.pages.push(toLayers(content));
}

async function readPages(pdf: Pdf, maxCpuMs: number, askPicture: AskPicture | null): Promise<Reading> {
  const reading = startReading(pdf.pageCount);
  const start = process.cpuUsage();
  const spentMs = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  let ask = askPicture;
  let pictures = 0;
  for (let page = 0; page < pdf.pageCount; page += 1) {
    if (page >= maxPages || spentMs() > maxCpuMs + pictures * drawingCpuMs) {
      reading.unread = pdf.pageCount - page;
      break;
    }
    const drawn = pdf.read(page);
    if (!drawn) continue;
    const picture = drawn.isPicture && ask ? pdf.draw(page) : null;
    const place = { page: page + 1, pageCount: pdf.pageCount };
    const recognized = picture && (await ask?.(Object.assign(picture, place)));
    if (recognized) pictures += 1;
    if (recognized && !recognized.goesOn) ask = null;
    if (drawn.isPicture && !recognized?.words) reading.pictures += 1;
    for (const language of recognized?.missing ?? []) reading.missing.add(language);
    addContent(reading, picture && recognized?.words?.length ? toContent(recognized.words, picture) : drawn);
  }
  return reading;
}

const isUnknown = ({ text, isUnknown: isUnnamed }: PageContent['glyphs'][number]) =>
  isUnnamed || /[\p{Private_Use}\uFFFD]/u.test(toLetters(text));

/** Page headers and footers are looked for in the main direction of each page. */
function orderPages(pages: PageLayer[][]): Block[][] {
  const main = dropFurniture(pages.map(([layer]) => layer?.rows ?? []));
  return pages.map((layers, page) =>
    layers.flatMap((layer, at) =>
      orderLayer(Object.assign({}, layer, at === 0 ? { rows: main[page] ?? [] } : {})),
    ),
  );
}

function medianSize(sizes: Map<number, number>): number {
  const counts = [...sizes].sort(([one], [other]) => one - other);
  let left = counts.reduce((sum, [, count]) => sum + count, 0) / 2;
  for (const [half, count] of counts) {
    left -= count;
    if (left <= 0) return half / 2;
  }
  return 0;
}

function onlyPictures({ pictures, missing }: Reading): ExtractError {
  const what =
    pictures === 1 ? 'The page of the PDF is a picture' : `All ${pictures} pages of the PDF are pictures`;
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const languages = [...missing].map((language) => names.of(language) ?? language);
  const why =
    languages.length > 0 ? ` Text recognition for ${inEnglish.format(languages)} is not installed.` : '';
  return new ExtractError(
    'empty_content',
    `${what} without text.${why} Save it with text recognition (OCR), or paste its text.`,
  );
}

const inEnglish = new Intl.ListFormat('en', { type: 'disjunction' });

function findWarnings({ pictures, unknown, letters, unread }: Reading): Warning[] {
  return [
    { code: 'pictures_not_read', count: pictures },
    { code: 'letters_without_meaning', count: unknown > letters * 0.1 ? unknown : 0 },
    { code: 'truncated', count: unread },
  ];
}

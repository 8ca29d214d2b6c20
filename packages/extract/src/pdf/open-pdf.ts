import { ExtractError } from '../error.ts';
import { addLinks, readFields } from './annotations.ts';
import { type DrawnPage, drawPage } from './draw-page.ts';
import type { PageContent } from './glyph.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';
import { readPage } from './read-page.ts';

/** PDFium's reasons (fpdfview.h). */
const PASSWORD = 4;
const SECURITY = 5;

/** An open PDF. */
export interface Pdf {
  title: string;
  pageCount: number;
  /** Reads a page, counted from 0. Null if it is damaged. */
  read(page: number): PageContent | null;
  /** Draws a page, counted from 0. Null if there is nothing to draw. */
  draw(page: number): DrawnPage | null;
  close(): void;
}

/** Loads a file that PDFium stores. Throws as {@link openPdf}, and then frees the file. */
function loadDocument(pdfium: Pdfium, file: number, size: number): number {
  const { api } = pdfium;
  const document = api.FPDF_LoadMemDocument(file, size, '');
  if (document !== 0) return document;
  const reason = api.FPDF_GetLastError();
  pdfium.free(file);
  if (reason === PASSWORD || reason === SECURITY)
    throw new ExtractError(
      'encrypted',
      'The PDF is protected by a password. Save it without one and send it again.',
    );
  throw damaged();
}

/** Opens a PDF. Throws `encrypted` and `unsupported_type`. */
export async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const pdfium = await loadPdfium();
  const { api } = pdfium;
  const file = pdfium.store(bytes);
  const document = loadDocument(pdfium, file, bytes.length);
  const formInfo = api.PDFiumExt_OpenFormFillInfo();
  const form = api.PDFiumExt_InitFormFillEnvironment(document, formInfo);

  function read(number: number): PageContent | null {
    const page = api.FPDF_LoadPage(document, number);
    if (page === 0) return null;
    const content = readPage(pdfium, page);
    addLinks(pdfium, document, page, content.glyphs);
    content.glyphs.push(...readFields(pdfium, form, page));
    api.FPDF_ClosePage(page);
    return content;
  }

  function draw(number: number): DrawnPage | null {
    const page = api.FPDF_LoadPage(document, number);
    if (page === 0) return null;
    const drawn = drawPage(pdfium, page);
    api.FPDF_ClosePage(page);
    return drawn;
  }

  function close(): void {
    api.PDFiumExt_ExitFormFillEnvironment(form);
    api.PDFiumExt_CloseFormFillInfo(formInfo);
    api.FPDF_CloseDocument(document);
    pdfium.free(file);
  }

  const title = pdfium.text('utf16le', (into, size) => api.FPDF_GetMetaText(document, 'Title', into, size));
  return { title, pageCount: api.FPDF_GetPageCount(document), read, draw, close };
}

/** Returns the error for a PDF that PDFium cannot read. */
export const damaged = (): ExtractError =>
  new ExtractError('unsupported_type', 'The PDF is damaged. Save it again, or paste its text.');

import type { Picture } from '../job.ts';
import type { Pdfium } from './pdfium.ts';

const GREY = 1;
const WHITE = 0xffffffff;
const POINTS_PER_INCH = 72;
/** The resolution that text recognition was trained with. */
const maxDpi = 300;
/** Twelve million bytes: a page of A4 has 8.7 million at 300 dpi. */
const maxPixels = 12_000_000;

/** A page as a picture, and how many of its pixels are one point. */
export interface DrawnPage extends Omit<Picture, 'page' | 'pageCount'> {
  scale: number;
}

/** Draws a page as it is shown, turned if the page says so. Returns null if there is nothing to draw. */
export function drawPage(pdfium: Pdfium, page: number): DrawnPage | null {
  const { api } = pdfium;
  const [points, high] = [api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page)];
  if (!(points > 0 && high > 0)) return null;
  const scale = Math.min(maxDpi / POINTS_PER_INCH, Math.sqrt(maxPixels / (points * high)));
  const [width, height] = [Math.floor(points * scale), Math.floor(high * scale)];
  if (width < 1 || height < 1) return null;
  const memory = pdfium.store(new Uint8Array(width * height));
  const bitmap = api.FPDFBitmap_CreateEx(width, height, GREY, memory, width);
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const pixels = pdfium.copy(memory, width * height);
  api.FPDFBitmap_Destroy(bitmap);
  pdfium.free(memory);
  return { width, height, dpi: Math.round(scale * POINTS_PER_INCH), pixels, scale };
}

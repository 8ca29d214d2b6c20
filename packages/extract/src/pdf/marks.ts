import type { Pdfium } from './pdfium.ts';

const STRING = 3;
const utf16be = new TextDecoder('utf-16be');

/** The marked content around a drawn text. */
export interface Marks {
  /** What the author says that is written there, with the address of the mark, which is the same for all its parts. */
  actualText: { id: number; text: string } | null;
  /** The address of a mark that says: this text is right-to-left and is drawn from left to right; or 0. */
  reversed: number;
}

/** Reads the marks `/ActualText` and `/ReversedChars` (PDF 32000-1, 14.8.2.3.3 and 14.9.4) of a page object. */
export function readMarks(pdfium: Pdfium, object: number): Marks {
  const { api } = pdfium;
  const marks: Marks = { actualText: null, reversed: 0 };
  const count = api.FPDFPageObj_CountMarks(object);
  for (let at = 0; at < count; at += 1) {
    const mark = api.FPDFPageObj_GetMark(object, at);
    if (api.FPDFPageObjMark_GetParamValueType(mark, 'ActualText') === STRING) {
      marks.actualText = { id: mark, text: readText(pdfium, mark) };
    }
    const name = pdfium.bytes((address, size, length) =>
      api.FPDFPageObjMark_GetName(mark, address, size, length),
    );
    if (name.toString('utf16le').startsWith('ReversedChars')) marks.reversed = mark;
  }
  return marks;
}

/** Reads the bytes of the mark: PDFium reads its text as UTF-8 and loses letters of UTF-16BE. */
function readText(pdfium: Pdfium, mark: number): string {
  const bytes = pdfium.bytes((address, size, length) =>
    pdfium.api.FPDFPageObjMark_GetParamBlobValue(mark, 'ActualText', address, size, length),
  );
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16be.decode(bytes.subarray(2));
  if (bytes[0] === 0xef && bytes[1] === 0xbb) return Buffer.from(bytes.subarray(3)).toString('utf8');
  return Buffer.from(bytes).toString('latin1');
}

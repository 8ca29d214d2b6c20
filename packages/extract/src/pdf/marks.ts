import type { Pdfium } from './pdfium.ts';

const STRING = 3;
const utf16be = new TextDecoder('utf-16be');

/** The marked content around a drawn text. */
export interface Marks {
  /** The text that the author gives for the marked content, with the address of the mark, which is the same for all its parts. */
  actualText: { id: number; text: string } | null;
  /** The address of a mark that says: this text is right-to-left and is drawn from left to right; or 0. */
  reversed: number;
}

/** The content of one mark. */
interface Mark {
  actualText: string | null;
  isReversed: boolean;
}

/**
 * Returns a function that reads the marks `/ActualText` and `/ReversedChars` (PDF 32000-1, 14.8.2.3.3 and 14.9.4) of
 * the objects of one page. A mark is read once: most are around many objects.
 */
export function createMarkReader(pdfium: Pdfium): (object: number) => Marks {
  const { api } = pdfium;
  const known = new Map<number, Mark>();
  return (object) => {
    const marks: Marks = { actualText: null, reversed: 0 };
    const count = api.FPDFPageObj_CountMarks(object);
    for (let at = 0; at < count; at += 1) {
      const id = api.FPDFPageObj_GetMark(object, at);
      const mark = known.get(id) ?? readMark(pdfium, id);
      known.set(id, mark);
      if (mark.actualText !== null) marks.actualText = { id, text: mark.actualText };
      if (mark.isReversed) marks.reversed = id;
    }
    return marks;
  };
}

function readMark(pdfium: Pdfium, id: number): Mark {
  const { api } = pdfium;
  const name = pdfium.bytes((address, size, length) =>
    api.FPDFPageObjMark_GetName(id, address, size, length),
  );
  const hasText = api.FPDFPageObjMark_GetParamValueType(id, 'ActualText') === STRING;
  return {
    actualText: hasText ? readText(pdfium, id) : null,
    isReversed: name.toString('utf16le').startsWith('ReversedChars'),
  };
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

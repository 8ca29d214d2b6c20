import { unzipSync } from 'fflate';
import { parseDocx } from './docx.ts';
import { damaged, ExtractError } from './error.ts';
import type { Parsed } from './job.ts';

const maxEntries = 5_000;
const maxXmlBytes = 48 * 1_048_576;
const maxBytes = 256 * 1_048_576;

/**
 * Parses a packaged document (DOCX, XLSX, PPTX, ODT, ODS, ODP, EPUB, HWPX), which its content tells apart. Throws `too_complex` before anything unfolds, and
 * `unsupported_type`.
 */
export async function parseOffice(bytes: Uint8Array): Promise<Parsed> {
  const names = listEntries(bytes);
  if (names.has('word/document.xml')) return parseDocx(bytes);
  if (names.has('xl/workbook.xml') || names.has('xl/workbook.bin')) {
    const { parseSpreadsheet } = await import('./spreadsheet.ts');
    return parseSpreadsheet(bytes);
  }
  const parse = await findPackageParser(bytes, names);
  if (parse) return parse(bytes);
  const isIwork = names.has('Index/Document.iwa') || names.has('index.xml');
  throw new ExtractError(
    'unsupported_type',
    isIwork
      ? 'Apple iWork files cannot be read. Export it as PDF or as an Office file.'
      : 'Archives cannot be read. Send the documents in it one by one: PDF, DOCX, XLSX, PPTX, CSV, HTML, Markdown or text.',
  );
}

/** Finds what reads a package by its main part, or by the type that it states first. */
async function findPackageParser(bytes: Uint8Array, names: Set<string>) {
  if (names.has('ppt/presentation.xml')) return (await import('./package/pptx.ts')).parsePptx;
  const stated = names.has('mimetype') ? unzipSync(bytes, { filter: ({ name }) => name === 'mimetype' }) : {};
  const type = new TextDecoder().decode(stated.mimetype).trim();
  if (/^application\/vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation)/.test(type))
    return (await import('./package/opendocument.ts')).parseOpenDocument;
  if (type === 'application/epub+zip') return (await import('./package/epub.ts')).parseEpub;
  if (/^application\/hwp\+zip/.test(type) || names.has('Contents/section0.xml'))
    return (await import('./package/hwpx.ts')).parseHwpx;
  return null;
}

function listEntries(bytes: Uint8Array): Set<string> {
  const names = new Set<string>();
  let [all, xml] = [0, 0];
  const look = ({ name, originalSize }: { name: string; originalSize: number }) => {
    names.add(name);
    all += originalSize;
    if (/\.(xml|rels)$/i.test(name)) xml += originalSize;
    if (names.size > maxEntries || all > maxBytes || xml > maxXmlBytes)
      throw new ExtractError(
        'too_complex',
        'The file is too large when it is unpacked. Split it into smaller files.',
      );
    return false;
  };
  try {
    unzipSync(bytes, { filter: look });
  } catch (error) {
    if (error instanceof ExtractError) throw error;
    throw damaged();
  }
  return names;
}

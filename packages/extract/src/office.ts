import { unzipSync } from 'fflate';
import { parseDocx } from './docx.ts';
import { damaged, ExtractError } from './error.ts';
import type { Parsed } from './job.ts';

const maxEntries = 5_000;
const maxXmlBytes = 48 * 1_048_576;
const maxBytes = 256 * 1_048_576;

/**
 * Parses a DOCX or XLSX file, which its content tells apart. Throws `too_complex` before anything unfolds, and
 * `unsupported_type`.
 */
export async function parseOffice(bytes: Uint8Array): Promise<Parsed> {
  const names = listEntries(bytes);
  if (names.has('word/document.xml')) return parseDocx(bytes);
  if (names.has('xl/workbook.xml') || names.has('xl/workbook.bin')) {
    const { parseSpreadsheet } = await import('./spreadsheet.ts');
    return parseSpreadsheet(bytes);
  }
  throw new ExtractError(
    'unsupported_type',
    'Archives cannot be read. Send the documents in it one by one: PDF, DOCX, XLSX, CSV, HTML, Markdown or text.',
  );
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

import { ExtractError, encrypted } from './error.ts';
import type { Parsed } from './job.ts';

/** Streams that tell what an OLE file is, by their names in its directory. */
const kinds: [stream: string, name: string, advice: string][] = [
  ['WordDocument', 'Old Word files (.doc)', 'Save it as DOCX or PDF.'],
  ['PowerPoint Document', 'Old PowerPoint files (.ppt)', 'Save it as PPTX or PDF.'],
  ['HwpSummaryInformation', 'HWP files', 'Save it as HWPX or PDF.'],
  ['__substg1.0_', 'Outlook messages (.msg)', 'Save it as EML, or paste its text.'],
  ['VisioDocument', 'Visio files', 'Save it as PDF.'],
  ['Contents', 'Publisher files', 'Save it as PDF.'],
];

/** Parses an OLE file: an old workbook, or the container of an office file with a password. Names any other kind. */
export async function parseOle(bytes: Uint8Array): Promise<Parsed> {
  // `Buffer.includes` with the encoding utf16le never returns if the bytes start at an odd address (nodejs/node#65959).
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const has = (stream: string) => text.includes([...stream].join('\0'));
  if (has('EncryptedPackage')) throw encrypted();
  if (has('Workbook') || has('Book')) {
    const { parseSpreadsheet } = await import('./spreadsheet.ts');
    return parseSpreadsheet(bytes);
  }
  const [, name, advice] = kinds.find(([stream]) => has(stream)) ?? [];
  throw new ExtractError(
    'unsupported_type',
    name
      ? `${name} cannot be read. ${advice}`
      : 'Old Office files of this kind cannot be read. Save the file as DOCX, XLSX or PDF.',
  );
}

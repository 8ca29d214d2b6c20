import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { openPdf } from './pdf/open-pdf.ts';

const hex = (text: string) =>
  [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');

export interface PdfLine {
  text: string;
  x?: number;
  y: number;
  size?: number;
}

/** Assembles the objects of a PDF file with their cross-reference table. */
function assemble(objects: (string | Buffer)[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  const push = (bytes: Buffer) => {
    parts.push(bytes);
    size += bytes.length;
  };
  for (const [at, object] of objects.entries()) {
    offsets.push(size);
    push(
      Buffer.concat([
        Buffer.from(`${at + 1} 0 obj\n`),
        Buffer.from(object as string),
        Buffer.from('\nendobj\n'),
      ]),
    );
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = size;
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const streamOf = (bytes: Buffer, dictionary = '') =>
  Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${dictionary}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

/** Draws text in a font whose glyphs are UTF-16 units, each half as wide as it is high. */
export const drawText = ({ text, x = 72, y, size = 12 }: PdfLine): string =>
  `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm <${hex(text)}> Tj ET`;

/** Says for drawn text what is written there, as a browser does for a cluster of letters. */
export const actualText = (text: string, drawing: string): string =>
  `/Span << /ActualText <FEFF${hex(text)}> >> BDC ${drawing} EMC`;

export interface PdfParts {
  trailer?: string;
  /** Objects from number 9 on. */
  extra?: string[];
  /** Entries of the catalog, for example of a form. */
  catalog?: string;
  /** Entries of each page, for example its annotations. */
  page?: string;
}

/** Makes a PDF of pages that draw with the operators of PDF. */
export function drawPdf(
  pages: string[],
  { trailer = '', extra = [], catalog = '', page = '' }: PdfParts = {},
): Uint8Array {
  const units = new Set(
    pages.flatMap((content) => content.match(/(?<=<[0-9a-f]*)[0-9a-f]{4}(?=[0-9a-f]*>)/g) ?? []),
  );
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${[...units].map((unit) => `1 beginbfchar <${unit}> <${unit}> endbfchar`).join('\n')}
endcmap end end`;
  const first = 9 + extra.length;
  return assemble(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages /Kids [${pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
      '<< /Font << /F1 5 0 R /F2 4 0 R /F3 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>',
      '<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 >>] >>',
      '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /FontDescriptor 8 0 R >>',
      streamOf(Buffer.from(map)),
      '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
      ...extra,
      ...pages.flatMap((content, at) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + at * 2 + 1} 0 R /Resources 3 0 R ${page} >>`,
        streamOf(deflateSync(Buffer.from(content)), '/Filter /FlateDecode '),
      ]),
    ],
    trailer,
  );
}

/**
 * Makes a PDF of one page. Its glyphs are drawn from left to right in the given order: pass right-to-left text as it
 * looks, last letter first.
 */
export const makePdf = (lines: PdfLine[], parts: PdfParts = {}): Uint8Array =>
  drawPdf([lines.map(drawText).join('\n')], parts);

/** Makes a PDF of one page, which is a picture of lines in Helvetica, as a scanner makes it. */
export async function makeScan(lines: PdfLine[]): Promise<Uint8Array> {
  const drawn = lines.map(
    ({ text, x = 72, y, size = 12 }) => `BT /F3 ${size} Tf ${x} ${y} Td (${text}) Tj ET`,
  );
  const pdf = await openPdf(drawPdf([drawn.join('\n')]));
  const picture = pdf.draw(0);
  pdf.close();
  if (!picture) throw new Error('PDFium drew nothing.');
  const { width, height, pixels } = picture;
  const hexadecimal = deflateSync(pixels).toString('hex');
  return drawPdf([
    `q 595 0 0 842 0 0 cm BI /W ${width} /H ${height} /CS /G /BPC 8 /F [/AHx /Fl] ID ${hexadecimal}> EI Q`,
  ]);
}

/** Makes a PDF whose page tree, object 2, has the given children. */
export const makePageTree = (children: string, count: number): Uint8Array =>
  assemble(['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids ${children} /Count ${count} >>`]);

/** Makes a PDF whose page draws a form ten times, which draws a form ten times, and so on. */
export function makeNestedForms(depth: number): Uint8Array {
  const forms = Array.from({ length: depth }, (_, at) =>
    streamOf(
      Buffer.from('/F Do '.repeat(10)),
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${at + 6} 0 R >> >> `,
    ),
  );
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
    streamOf(Buffer.from('/F Do '.repeat(10))),
    ...forms,
  ]);
}

/** Makes a PDF with a password that nobody has: the standard security handler with keys that fit none. */
export const makeEncryptedPdf = (): Uint8Array =>
  makePdf([{ text: 'secret', y: 700 }], {
    trailer: `/Encrypt 9 0 R /ID [<${'ab'.repeat(16)}> <${'ab'.repeat(16)}>] `,
    extra: [
      `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`,
    ],
  });

/** Makes a PDF whose page unfolds to gigabytes, compressed twice. */
export function makeBombPdf(): Uint8Array {
  const layer = deflateSync(Buffer.alloc(64 * 1_048_576, 'BT ET '));
  const packed = deflateSync(Buffer.concat(Array.from({ length: 64 }, () => layer)));
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents [${'4 0 R '.repeat(64)}] /Resources << >> >>`,
    streamOf(packed, '/Filter [/FlateDecode /FlateDecode] '),
  ]);
}

const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`);
const types = (parts: Record<string, string>) =>
  xml(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
      parts,
    )
      .map(
        ([name, type]) =>
          `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
      )
      .join('')}</Types>`,
  );
const relations = (entries: [string, string][]) =>
  xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries
      .map(
        ([kind, target], at) =>
          `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
  );

/** Makes a DOCX of a heading and a body in WordprocessingML, with `padding` unused bytes and other parts by their names. */
export const makeDocx = (
  heading: string,
  body: string,
  padding = 0,
  others: Record<string, string> = {},
): Uint8Array =>
  zipSync({
    'word/media/padding.bin': [new Uint8Array(padding), { level: 0 }],
    '[Content_Types].xml': types({ '/word/document.xml': 'wordprocessingml.document.main' }),
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relations(Object.keys(others).map((name) => [name, `${name}.xml`])),
    ...Object.fromEntries(
      Object.entries(others).map(([name, body]) => [
        `word/${name}.xml`,
        xml(`<w:${name} ${wordNames}>${body}</w:${name}>`),
      ]),
    ),
    'word/document.xml': xml(
      `<w:document ${wordNames}><w:body><w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${heading}</w:t></w:r></w:p>${body}</w:body></w:document>`,
    ),
  });

const wordNames = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
].join(' ');

export const docxParagraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** Makes an XLSX of one sheet with texts and numbers as they are. */
export const makeXlsx = (sheet: string, rows: (string | number)[][]): Uint8Array =>
  zipSync({
    '[Content_Types].xml': types({
      '/xl/workbook.xml': 'spreadsheetml.sheet.main',
      '/xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
    }),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': xml(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations([['worksheet', 'worksheets/sheet1.xml']]),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
        .map(
          (row, y) =>
            `<row r="${y + 1}">${row
              .map((cell, x) => {
                const at = `${String.fromCharCode(65 + x)}${y + 1}`;
                return typeof cell === 'number'
                  ? `<c r="${at}"><v>${cell}</v></c>`
                  : `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`;
              })
              .join('')}</row>`,
        )
        .join('')}</sheetData></worksheet>`,
    ),
  });

/** Makes a small DOCX whose text unfolds to `mebibytes`. */
export const makeBombDocx = (mebibytes: number): Uint8Array =>
  makeDocx('Bomb', docxParagraph('x'.repeat(mebibytes * 1_048_576)));

import { unzipSync, zipSync } from 'fflate';
import { type Numbering, readNumbering } from './docx-numbering.ts';
import { readHiddenStyles, readWordXml } from './docx-xml.ts';
import { damaged } from './error.ts';
import { parseFragment } from './html.ts';
import type { Parsed } from './job.ts';
import { parseXml, writeXml } from './xml.ts';

const parts = /^word\/(?:document|footnotes|endnotes)\.xml$/;
/** Marks the number of a list item on its way through mammoth. Private letters cannot stand there by themselves. */
const itemNumber = /<li>((?:<[^>]+>)*)\uE000(-?\d+)\uE001/g;

/** Parses a DOCX file. Hidden text is not read. Throws `unsupported_type`. */
export async function parseDocx(bytes: Uint8Array): Promise<Parsed> {
  const { default: mammoth } = await import('mammoth');
  const { buffer, hidden } = prepare(bytes);
  const { value } = await mammoth
    .convertToHtml(
      { buffer },
      { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    .catch(() => Promise.reject(damaged()));
  const parsed = parseFragment(value.replace(itemNumber, '<li value="$2">$1'));
  parsed.warnings = [{ code: 'hidden_parts_skipped', count: hidden }];
  return parsed;
}

/** Rewrites what mammoth does not read (ruby, fields, equations, text boxes, numbers), and takes hidden text out. */
function prepare(bytes: Uint8Array): { buffer: Buffer; hidden: number } {
  const files = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/i.test(name) });
  const styles = files['word/styles.xml'] && parseXml(files['word/styles.xml']);
  const numbers = files['word/numbering.xml'] && parseXml(files['word/numbering.xml']);
  const numbering: Numbering | null = numbers ? readNumbering(numbers, styles) : null;
  const hiddenStyles = readHiddenStyles(styles);
  let hidden = 0;
  for (const [name, part] of Object.entries(files)) {
    if (!parts.test(name)) continue;
    const document = parseXml(part);
    hidden += readWordXml(document, { hiddenStyles, numbering });
    files[name] = Buffer.from(writeXml(document));
  }
  return { buffer: Buffer.from(zipSync(files, { level: 0 })), hidden };
}

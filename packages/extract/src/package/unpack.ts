import { unzipSync } from 'fflate';
import { parseXml, type XmlElement } from '../xml.ts';

type Document = ReturnType<typeof parseXml>;

/** The parts of a packaged document (a zip), read when they are asked for. */
export interface Package {
  names: string[];
  text(name: string): string | null;
  xml(name: string): Document | null;
}

/** Opens a package whose size was checked before. Only its parts of text are unpacked. */
export function openPackage(bytes: Uint8Array): Package {
  const files = unzipSync(bytes, {
    filter: ({ name }) => /\.(?:xml|rels|x?html?|opf|ncx|hpf)$|^mimetype$/i.test(name),
  });
  const text = (name: string) => {
    const file = files[name];
    return file ? new TextDecoder().decode(file) : null;
  };
  return {
    names: Object.keys(files),
    text,
    xml(name) {
      const file = text(name);
      return file === null ? null : parseXml(file);
    },
  };
}

/** Returns the name of a part that is named relative to another one. */
export const resolvePart = (from: string, target: string): string =>
  decodeURIComponent(new URL(target, `https://x.invalid/${from}`).pathname.slice(1));

/** A table of HTML from its rows of cells. */
export const writeTable = (rows: string[][]): string =>
  `<table>${rows.map((row) => `<tr>${row.join('')}</tr>`).join('')}</table>`;

/** A cell of HTML with what it spans. */
export const writeCell = (inside: string, columns: number, rows: number): string =>
  `<td colspan="${columns}" rowspan="${rows}">${inside}</td>`;

export const isNamed = (element: XmlElement, name: string): boolean =>
  element.name === name || element.name.endsWith(`:${name}`);

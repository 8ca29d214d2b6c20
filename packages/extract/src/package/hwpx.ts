import { parseFragment } from '../html.ts';
import type { Parsed } from '../job.ts';
import {
  attribute,
  childrenOf,
  escapeXml,
  find,
  isElement,
  localName,
  textOf,
  type XmlElement,
} from '../xml.ts';
import { openPackage, writeCell, writeTable } from './unpack.ts';

const section = /^Contents\/section(\d+)\.xml$/;

/** Parses a HWPX file (KS X 6101): paragraphs, tables and text boxes of its sections in order. */
export function parseHwpx(bytes: Uint8Array): Parsed {
  const parts = openPackage(bytes);
  const sections = parts.names
    .filter((name) => section.test(name))
    .sort((one, other) => Number(section.exec(one)?.[1]) - Number(section.exec(other)?.[1]));
  const html = sections.flatMap((name) => {
    const document = parts.xml(name);
    return document ? childrenOf(document).map(paragraphsOf) : [];
  });
  return parseFragment(html.join(''));
}

const paragraphsOf = (parent: XmlElement): string => childrenOf(parent, 'p').map(paragraphOf).join('');

/** A table or box stands in a run of a paragraph. What it says follows the words of the paragraph. */
function paragraphOf(paragraph: XmlElement): string {
  let words = '';
  const below: string[] = [];
  for (const run of childrenOf(paragraph, 'run')) {
    for (const child of childrenOf(run)) {
      const name = localName(child);
      if (name === 't') words += lineOf(child);
      else if (name === 'tbl') below.push(tableOf(child));
      else if (name !== 'secPr' && name !== 'ctrl') below.push(boxesOf(child));
    }
  }
  return `<p>${words}</p>${below.join('')}`;
}

const lineOf = (text: XmlElement): string =>
  text.children
    .map((node) => {
      if (!isElement(node)) return escapeXml(textOf(node));
      const name = localName(node);
      if (name === 'lineBreak') return '<br>';
      return /^(?:tab|nbSpace|fwSpace)$/.test(name ?? '')
        ? ' '
        : /^(?:deleteBegin|deleteEnd|markpen)/.test(name ?? '')
          ? ''
          : escapeXml(textOf(node));
    })
    .join('');

const boxesOf = (shape: XmlElement): string => {
  const list = find(shape, 'drawText', 'subList');
  return list ? paragraphsOf(list) : '';
};

function tableOf(table: XmlElement): string {
  const rows = childrenOf(table, 'tr').map((row) =>
    childrenOf(row, 'tc').map((cell) => {
      const span = find(cell, 'cellSpan');
      const list = find(cell, 'subList');
      const columns = Number(attribute(span, 'colSpan') ?? 1);
      return writeCell(list ? paragraphsOf(list) : '', columns, Number(attribute(span, 'rowSpan') ?? 1));
    }),
  );
  return writeTable(rows);
}

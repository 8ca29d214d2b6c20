import { parseFragment } from '../html.ts';
import type { Parsed } from '../job.ts';
import { writeLink } from '../link-targets.ts';
import { type Cell, type Row, renderSheet } from '../sheet-table.ts';
import {
  attribute,
  childrenOf,
  escapeXml,
  find,
  findAll,
  isElement,
  localName,
  type parseXml,
  textOf,
  type XmlElement,
  type XmlNode,
} from '../xml.ts';
import { openPackage, writeCell, writeTable } from './unpack.ts';

interface Reading {
  /** The names of styles that hide text, tables or pages. */
  hidden: ReadonlySet<string>;
  lost: number;
  missing: number;
}

const maxColumns = 1_000;
const maxRepeatedRows = 1_000;

/** Parses a file of OpenDocument (ODT, ODS, ODP). Hidden text, sheets, rows, columns and slides, and notes are not read. */
export function parseOpenDocument(bytes: Uint8Array): Parsed {
  const parts = openPackage(bytes);
  const content = parts.xml('content.xml');
  const documents = [content, parts.xml('styles.xml')].filter((one) => one !== null);
  const reading: Reading = { hidden: hiddenStyles(documents), lost: 0, missing: 0 };
  const body = content ? find(content, 'document-content', 'body') : undefined;
  const [kind] = childrenOf(body);
  const isSheet = kind !== undefined && localName(kind) === 'spreadsheet';
  const parsed: Parsed = isSheet
    ? { title: null, markdown: readSheets(kind, reading), language: null }
    : parseFragment(kind ? blocksOf(kind, reading) : '');
  parsed.warnings = [
    { code: 'hidden_parts_skipped', count: reading.lost },
    { code: 'formulas_without_values', count: reading.missing },
  ];
  const pages = kind ? childrenOf(kind, 'page').length : 0;
  if (pages > 0) parsed.pageCount = pages;
  return parsed;
}

function hiddenStyles(documents: ReturnType<typeof parseXml>[]): Set<string> {
  const hides = (style: XmlElement) =>
    childrenOf(style).some(
      (properties) =>
        attribute(properties, 'display') === 'none' ||
        attribute(properties, 'display') === 'false' ||
        attribute(properties, 'visibility') === 'hidden',
    );
  const styles = documents.flatMap((one) => findAll(one, 'style'));
  return new Set(styles.filter(hides).map((style) => attribute(style, 'name') ?? ''));
}

function isHidden(element: XmlElement, reading: Reading): boolean {
  const hides =
    reading.hidden.has(attribute(element, 'style-name') ?? '') ||
    (localName(element) === 'section' && attribute(element, 'display') === 'none') ||
    /^hidden-/.test(localName(element) ?? '');
  if (hides && textOf(element).trim() !== '') reading.lost += 1;
  return hides;
}

function blocksOf(parent: XmlElement, reading: Reading): string {
  return childrenOf(parent)
    .map((element) => {
      if (isHidden(element, reading)) return '';
      switch (localName(element)) {
        case 'h':
          return `<h${Math.min(6, Number(attribute(element, 'outline-level') ?? 1))}>${inlineOf(element, reading)}</h${Math.min(6, Number(attribute(element, 'outline-level') ?? 1))}>`;
        case 'p':
          return `<p>${inlineOf(element, reading)}</p>`;
        case 'list':
          return `<ul>${childrenOf(element, 'list-item')
            .map((item) => `<li>${blocksOf(item, reading)}</li>`)
            .join('')}</ul>`;
        case 'table':
          return writeTable(
            findAll(element, 'table-row').map((row) =>
              childrenOf(row, 'table-cell').map((cell) =>
                writeCell(blocksOf(cell, reading), spanOf(cell, 'columns'), spanOf(cell, 'rows')),
              ),
            ),
          );
        case 'notes':
          if (textOf(element).trim() !== '') reading.lost += 1;
          return '';
        case 'tracked-changes':
        case 'forms':
        case 'annotation':
        case 'sequence-decls':
          return '';
        default:
          return blocksOf(element, reading);
      }
    })
    .join('');
}

const spanOf = (cell: XmlElement, what: 'columns' | 'rows') =>
  Number(attribute(cell, `number-${what}-spanned`) ?? 1);

function inlineOf(parent: XmlElement, reading: Reading): string {
  return parent.children.map((node) => pieceOf(node, reading)).join('');
}

function pieceOf(node: XmlNode, reading: Reading): string {
  if (!isElement(node)) return escapeXml(textOf(node));
  if (isHidden(node, reading)) return '';
  switch (localName(node)) {
    case 's':
      return ' '.repeat(Math.min(100, Number(attribute(node, 'c') ?? 1)));
    case 'tab':
      return ' ';
    case 'line-break':
      return '<br>';
    case 'ruby-text':
    case 'annotation':
    case 'note-citation':
      return '';
    case 'note':
      return ` (${inlineOf(node, reading)
        .replace(/<[^>]*>/g, ' ')
        .trim()})`;
    case 'a':
      return `<a href="${escapeXml(attribute(node, 'href') ?? '')}">${inlineOf(node, reading)}</a>`;
    case 'text-box':
      return blocksOf(node, reading);
    default:
      return inlineOf(node, reading);
  }
}

function readSheets(spreadsheet: XmlElement, reading: Reading): string {
  const parts: string[] = [];
  for (const table of childrenOf(spreadsheet, 'table')) {
    if (isHidden(table, reading)) continue;
    const text = renderSheet(readRows(table, reading));
    if (text !== '') parts.push(`## ${attribute(table, 'name') ?? ''}\n\n${text}`);
  }
  return parts.join('\n\n');
}

const isFolded = (element: XmlElement) =>
  /^(?:collapse|filter)$/.test(attribute(element, 'visibility') ?? '');
const repeats = (element: XmlElement, what: 'columns' | 'rows', max: number) =>
  Math.min(max, Number(attribute(element, `number-${what}-repeated`) ?? 1));

function readRows(table: XmlElement, reading: Reading): Row[] {
  const folded = findAll(table, 'table-column').flatMap((column) =>
    Array<boolean>(repeats(column, 'columns', maxColumns)).fill(isFolded(column)),
  );
  const rows: Row[] = [];
  let isInHidden = false;
  let isColumnLost = false;
  for (const element of findAll(table, 'table-row')) {
    const cells = readCells(element, reading);
    const saysAnything = cells.some((cell) => cell?.text);
    if (isFolded(element)) {
      if (saysAnything && !isInHidden) reading.lost += 1;
      isInHidden = true;
      continue;
    }
    isInHidden = false;
    if (!isColumnLost && cells.some((cell, at) => folded[at] && cell?.text)) {
      isColumnLost = true;
      reading.lost += 1;
    }
    const count = saysAnything ? repeats(element, 'rows', maxRepeatedRows) : 1;
    for (let at = 0; at < count; at += 1) rows.push(cells.filter((_, column) => !folded[column]));
  }
  return rows;
}

function readCells(row: XmlElement, reading: Reading): Row {
  const cells: Row = [];
  let spanned: { cell: Cell; left: number } | null = null;
  for (const element of childrenOf(row)) {
    const name = localName(element);
    if (name !== 'table-cell' && name !== 'covered-table-cell') continue;
    const type = attribute(element, 'value-type');
    const link = findAll(element, 'a')[0];
    const shown = childrenOf(element, 'p').map(textOf).join(' ').trim();
    if (shown === '' && attribute(element, 'formula') !== null && type === null) reading.missing += 1;
    const own: Cell = {
      text: writeLink(shown, link ? attribute(link, 'href') : null),
      isValue: type !== null && type !== 'string',
    };
    const across = Number(attribute(element, 'number-columns-spanned') ?? 1);
    if (name === 'table-cell') spanned = across > 1 ? { cell: own, left: across - 1 } : null;
    for (let at = repeats(element, 'columns', maxColumns); at > 0 && cells.length < maxColumns; at -= 1) {
      if (name === 'covered-table-cell' && spanned && spanned.left > 0) {
        spanned.left -= 1;
        cells.push(spanned.cell);
      } else cells.push(own);
    }
  }
  return cells;
}

import type { Element, Node } from './html-article.ts';
import { writeLink } from './link-targets.ts';

const MAX_CELLS = 20_000;
const MAX_COLUMNS = 100;
const BLOCKS = new Set('p div li tr td th br ul ol dl dt dd h1 h2 h3 h4 h5 h6 pre blockquote'.split(' '));

/**
 * Renders a data table as GFM rows with the first row as the head. A cell that spans rows is repeated in each, so
 * that every row can be read alone. Returns null for a table that is only layout (nested, one column or one row).
 */
export function renderTable(table: Element): string | null {
  if (table.querySelector('table')) return null;
  const rows = readRows(table);
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (rows.length < 2 || columns < 2) return null;
  const lines = rows.map(
    (row) => `| ${Array.from({ length: columns }, (_, at) => row[at] ?? '').join(' | ')} |`,
  );
  const rule = `|${' --- |'.repeat(columns)}`;
  const caption = table.querySelector('caption');
  return [...(caption ? [cellText(caption), ''] : []), lines[0], rule, ...lines.slice(1)].join('\n');
}

function readRows(table: Element): string[][] {
  const rows: string[][] = [];
  let carried: { text: string; rowsLeft: number }[] = [];
  let cells = 0;
  for (const tr of table.querySelectorAll('tr')) {
    const row: string[] = [];
    const next: typeof carried = [];
    const takeCarried = () => {
      for (let over = carried[row.length]; over; over = carried[row.length]) {
        if (over.rowsLeft > 1) next[row.length] = { text: over.text, rowsLeft: over.rowsLeft - 1 };
        row.push(over.text);
      }
    };
    for (const cell of tr.children) {
      takeCarried();
      if (!/^t[dh]$/i.test(cell.nodeName)) continue;
      const text = cellText(cell);
      const rowsLeft = span(cell, 'rowspan') - 1;
      const width = Math.min(span(cell, 'colspan'), MAX_COLUMNS - row.length);
      for (let column = 0; column < width; column += 1) {
        const shown = column === 0 ? text : '';
        if (rowsLeft > 0) next[row.length] = { text: shown, rowsLeft };
        row.push(shown);
      }
    }
    takeCarried();
    carried = next;
    cells += row.length;
    if (cells > MAX_CELLS) break;
    if (row.some((text) => text !== '')) rows.push(row);
  }
  return rows;
}

function span(cell: Element, name: string): number {
  const value = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return Number.isInteger(value) && value > 0 ? Math.min(value, 1000) : 1;
}

function cellText(cell: Element): string {
  return textOf(cell).replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');
}

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  let text = '';
  for (const child of node.childNodes) text += textOf(child);
  if (node.nodeName === 'A') text = writeLink(text, (node as Element).getAttribute('href'));
  return BLOCKS.has(node.nodeName.toLowerCase()) ? ` ${text} ` : text;
}

import { ExtractError } from './error.ts';

const maxCells = 500_000;

const cellText = (value: unknown) => {
  const text =
    value instanceof Date ? value.toISOString().replace(/T00:00:00\.000Z$/, '') : String(value ?? '');
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
};

/**
 * Renders rows as a Markdown table, with the first row that has content as its head. Empty rows and columns at the
 * end are dropped.
 */
export function renderRows(rows: readonly (readonly unknown[])[]): string {
  if (rows.reduce((sum, row) => sum + row.length, 0) > maxCells)
    throw new ExtractError('too_complex', 'The table has more than 500,000 cells. Split it.');
  const lines = rows.map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell !== ''));
  const columns = lines.reduce(
    (most, row) => Math.max(most, row.findLastIndex((cell) => cell !== '') + 1),
    0,
  );
  if (columns < 2) return lines.map(([cell]) => cell).join('\n\n');
  const render = (row: string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => row[at] ?? '').join(' | ')} |`;
  const [head, ...body] = lines as [string[], ...string[][]];
  return [render(head), `|${' --- |'.repeat(columns)}`, ...body.map(render)].join('\n');
}

import { parse } from 'csv-parse/sync';
import { ExtractError } from './error.ts';
import type { Parsed } from './job.ts';
import { renderSheet } from './sheet-table.ts';

const delimiters = [',', ';', '\t', '|'];
/** Excel writes and reads the separator in this first line. */
const declaration = /^\uFEFF?"?sep=(.)"?[ \t]*\r?\n/i;
const maxLinesLookedAt = 200;
const numeric = /^[\p{Sc}\s+-]*\d[\d.,\s%]*$/u;

/**
 * Finds the separator that cuts the most lines into the same number of columns, at least two. Of equals, the one with
 * more columns is it.
 */
function findDelimiter(text: string): string {
  const head = text.slice(0, 20_000).replace(/"[^"]*"/g, '');
  const lines = head
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, maxLinesLookedAt);
  let best = { delimiter: ',', agreeing: 0, columns: 0 };
  for (const delimiter of delimiters) {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const columns = line.split(delimiter).length;
      if (columns > 1) counts.set(columns, (counts.get(columns) ?? 0) + 1);
    }
    for (const [columns, agreeing] of counts) {
      const isBetter = agreeing > best.agreeing || (agreeing === best.agreeing && columns > best.columns);
      if (isBetter) best = { delimiter, agreeing, columns };
    }
  }
  return best.delimiter;
}

/**
 * Turns the rows of a CSV file, separated by commas, semicolons, tabs or bars, into a Markdown table. Throws
 * `unsupported_type`.
 */
export function parseCsv(text: string): Parsed {
  const declared = declaration.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  try {
    const rows: string[][] = parse(body, {
      delimiter: declared?.[1] ?? findDelimiter(body),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
    });
    const cells = rows.map((row) =>
      row.map((cell) => ({ text: cell.trim(), isValue: numeric.test(cell.trim()) })),
    );
    return { title: null, markdown: renderSheet(cells), language: null };
  } catch (error) {
    if (error instanceof ExtractError) throw error;
    throw new ExtractError(
      'unsupported_type',
      'The CSV file cannot be read. Check its quotes, or paste its text.',
    );
  }
}

import { parse } from 'csv-parse/sync';
import { ExtractError } from './error.ts';
import type { Parsed } from './job.ts';
import { renderRows } from './rows.ts';

const delimiters = [',', ';', '\t', '|'];

/** Finds the separator that is most frequent in the first lines, outside quotes. */
function findDelimiter(text: string): string {
  const head = text.slice(0, 10_000).replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] as string;
}

/**
 * Turns the rows of a CSV file, separated by commas, semicolons, tabs or bars, into a Markdown table. Throws
 * `unsupported_type`.
 */
export function parseCsv(text: string): Parsed {
  try {
    const rows: string[][] = parse(text, {
      delimiter: findDelimiter(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
    return { title: null, markdown: renderRows(rows), language: null };
  } catch (error) {
    if (error instanceof ExtractError) throw error;
    throw new ExtractError(
      'unsupported_type',
      'The CSV file cannot be read. Check its quotes, or paste its text.',
    );
  }
}

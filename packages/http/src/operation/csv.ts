/** Spreadsheets run a text that begins like this. */
const formula = /^[=+\-@\t\r]/;

function writeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  const text =
    typeof value === 'string' ? value : isList ? (value as string[]).join('; ') : JSON.stringify(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const writeLine = (cells: unknown[]) => `${cells.map(writeCell).join(',')}\r\n`;

/**
 * Creates the writer of a table as CSV (RFC 4180) in UTF-8, with a byte order mark for spreadsheets. A text that a spreadsheet
 * would run as a formula gets an apostrophe before it. Lists of texts are joined by `; `, other values are JSON.
 */
export function createCsvWriter(columns: string[]) {
  return {
    head: `\ufeff${writeLine(columns)}`,
    rows: (rows: Record<string, unknown>[]): string =>
      rows.map((row) => writeLine(columns.map((column) => row[column]))).join(''),
  };
}

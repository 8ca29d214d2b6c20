/** Prints rows as JSON (one array) or as a table for people. */
export function printRows(rows: Record<string, unknown>[], json: boolean): void {
  if (json) return printJson(rows);
  if (rows.length === 0) return console.log('(none)');
  const columns = Object.keys(rows[0] as object);
  const cells = rows.map((row) => columns.map((column) => show(row[column])));
  const widths = columns.map((name, i) =>
    Math.max(name.length, ...cells.map((line) => line[i]?.length ?? 0)),
  );
  const line = (texts: string[]) =>
    texts
      .map((text, i) => text.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd();
  console.log([line(columns), ...cells.map(line)].join('\n'));
}

export const printJson = (value: unknown) => console.log(JSON.stringify(value, null, 2));

const show = (value: unknown) =>
  value === null || value === undefined
    ? '-'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

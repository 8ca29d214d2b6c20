/**
 * Reads comma-separated values (RFC 4180): rows of fields, quotes doubled inside quotes, any line ending. A byte order mark and
 * blank rows are left out. Throws if a quote is not closed.
 */
export function readCsv(text: string): string[][] {
  const field = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length || row.length > 0) {
    field.lastIndex = at;
    const [whole = '', quoted, plain = ''] = field.exec(text) ?? [];
    if (quoted === undefined && text[at] === '"')
      throw new Error(`The quote at character ${at + 1} is not closed.`);
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    at += whole.length;
    if (text[at] === ',') {
      at++;
      continue;
    }
    if (at < text.length && text[at] !== '\r' && text[at] !== '\n')
      throw new Error(`A comma or line end is missing at character ${at + 1}.`);
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (row.some((value) => value.trim() !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

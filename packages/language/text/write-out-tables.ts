const rule = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?)?\s*$/;
const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line);

const cells = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

/** Returns the header row of the table that contains a row, as written in the passage. */
function findHead(lines: string[], row: string): string | null {
  let at = lines.indexOf(row);
  while (at > 0 && isRow(lines[at] as string) && !rule.test(lines[at] as string)) at--;
  return at > 0 && rule.test(lines[at] as string) ? (lines[at - 1] as string) : null;
}

function sayRow(row: string, head: string | null): string {
  const names = head ? cells(head) : [];
  const [first = '', ...others] = cells(row);
  const said = others.flatMap((cell, at) => {
    const name = names[at + 1];
    return cell ? [name && name !== cell ? `${name}: ${cell}` : cell] : [];
  });
  return said.length > 0 ? `${first} – ${said.join(' · ')}` : first;
}

/**
 * Writes out the table rows of a quotation, each cell after the name of its column. Several rows become a list in Markdown. Other
 * lines stay as they are.
 */
export function writeOutTables(quote: string, passage: string): string {
  if (!quote.includes('|')) return quote;
  const lines = passage.split('\n');
  const written = quote.split('\n').filter((line) => !rule.test(line));
  const heads = new Set(written.flatMap((line) => (isRow(line) ? (findHead(lines, line) ?? []) : [])));
  const body = written.filter((line) => !heads.has(line));
  const shown = body.some(isRow) ? body : written;
  const isList = shown.filter(isRow).length > 1;
  const mark = isList ? '- ' : '';
  return shown
    .flatMap((line, at) => {
      const said = isRow(line) ? `${mark}${sayRow(line, findHead(lines, line))}` : line;
      return isList && isEdge(shown[at - 1], line) ? ['', said] : said;
    })
    .join('\n');
}

/** Tells whether a table begins or ends between two lines. Without a blank line, Markdown adds the text to the last item. */
const isEdge = (before: string | undefined, line: string): boolean =>
  Boolean(before?.trim() && line.trim()) && isRow(before as string) !== isRow(line);

/** A table of Markdown: the names of its columns, and the cells of each row. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Returns the tables of a passage that have a head, in their order. */
export function readTables(passage: string): Table[] {
  if (!passage.includes('|')) return [];
  const lines = passage.split('\n');
  return lines.flatMap((line, at) => {
    const above = lines[at - 1];
    if (!rule.test(line) || above === undefined || !isRow(above)) return [];
    const below = lines.slice(at + 1);
    const end = below.findIndex((one) => !isRow(one));
    return [{ head: cells(above), rows: below.slice(0, end < 0 ? below.length : end).map(cells) }];
  });
}

import { ExtractError } from './error.ts';

/** A cell as its program shows it. A merged cell is the same object at each of its places. */
export interface Cell {
  text: string;
  /** True for a number, a date or a truth value: a row with one is not the head of a table. */
  isValue: boolean;
}

/** A row; places without a cell are empty. */
export type Row = (Cell | undefined)[];

const maxCells = 500_000;
const maxHeadRows = 3;
const maxHeadingLetters = 80;

const filled = (row: Row): Cell[] => row.filter((cell): cell is Cell => !!cell && cell.text !== '');
const distinct = (row: Row): Set<Cell> => new Set(filled(row));
const isMerged = (row: Row): boolean => filled(row).length > distinct(row).size;
const isLine = (row: Row): boolean => distinct(row).size === 1;

const textOf = (cell: Cell | undefined): string =>
  (cell?.text ?? '').replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/**
 * Renders the rows of a sheet as Markdown tables. Rows with one cell above a table are its title and notes, a head of
 * several rows becomes one, a merged row inside a table is a heading, and a table below an empty row has a head of its
 * own if it begins with one. Throws `too_complex`.
 */
export function renderSheet(rows: Row[]): string {
  if (rows.reduce((sum, row) => sum + row.length, 0) > maxCells)
    throw new ExtractError('too_complex', 'The table has more than 500,000 cells. Split it.');
  const parts: string[] = [];
  let table: Table | null = null;
  /** Lines that are the title of a table if one follows. */
  let lines: Row[] = [];
  const close = () => {
    if (table) parts.push(...table.render());
    table = null;
  };
  for (const block of splitAtEmptyRows(rows)) {
    const at = block.findIndex((row) => !isLine(row));
    if (at < 0) {
      close();
      lines.push(...block);
      continue;
    }
    const rest = block.slice(at);
    const open: Table | null = table;
    if (open && at === 0 && !beginsWithHead(rest)) {
      open.add(rest);
      continue;
    }
    close();
    parts.push(...renderTitle([...lines, ...block.slice(0, at)]));
    lines = [];
    const headRows = countHeadRows(rest);
    table = createTable(rest.slice(0, headRows));
    table.add(rest.slice(headRows));
  }
  close();
  parts.push(...lines.map(lineText));
  return parts.filter((part) => part !== '').join('\n\n');
}

function splitAtEmptyRows(rows: Row[]): Row[][] {
  const blocks: Row[][] = [];
  let isOpen = false;
  for (const row of rows) {
    const isEmpty = filled(row).length === 0;
    if (!isEmpty && isOpen) blocks.at(-1)?.push(row);
    else if (!isEmpty) blocks.push([row]);
    isOpen = !isEmpty;
  }
  return blocks;
}

const lineText = (row: Row): string => textOf(filled(row)[0]);

function renderTitle(lines: Row[]): string[] {
  const [title = '', ...notes] = lines.map(lineText);
  return [title.length <= maxHeadingLetters && title ? `### ${title}` : title, ...notes];
}

/** A second table on a sheet begins with names above values; anything else goes on with the table before. */
function beginsWithHead([first, ...rest]: Row[]): boolean {
  if (!first || filled(first).some((cell) => cell.isValue)) return false;
  return rest.some((row) => first.some((cell, at) => cell?.text && row[at]?.isValue));
}

/** Counts the rows of a head: a cell that spans columns or rows in it has the next row below it. */
function countHeadRows(rows: Row[]): number {
  let count = 1;
  while (count < maxHeadRows && count < rows.length - 1) {
    const [row, next] = [rows[count - 1] as Row, rows[count] as Row];
    const spansDown = row.some((cell, at) => cell?.text && next[at] === cell);
    if (!(isMerged(row) || spansDown) || isLine(next) || filled(next).some((cell) => cell.isValue)) break;
    count += 1;
  }
  return count;
}

interface Table {
  add(rows: Row[]): void;
  render(): string[];
}

function createTable(head: Row[]): Table {
  const sections: { title: string | null; rows: Row[] }[] = [{ title: null, rows: [] }];
  const width = (rows: Row[]) => rows.reduce((most, row) => Math.max(most, row.length), 0);

  function add(rows: Row[]): void {
    for (const row of rows) {
      if (isLine(row) && isMerged(row)) sections.push({ title: lineText(row), rows: [] });
      else sections.at(-1)?.rows.push(row);
    }
  }

  function render(): string[] {
    const all = [...head, ...sections.flatMap(({ rows }) => rows)];
    const columns = Array.from({ length: width(all) }, (_, at) => at).filter((at) =>
      all.some((row) => row[at]?.text),
    );
    const names = columns.map((at) => [...new Set(head.map((row) => textOf(row[at])))].join(' ').trim());
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
    const top = [line(names), `|${' --- |'.repeat(columns.length)}`];
    return sections.flatMap(({ title, rows }, at) => {
      if (at === 0 && rows.length === 0 && sections.length > 1) return [];
      const body = rows.map((row) => line(columns.map((column) => textOf(row[column]))));
      return [...(title === null ? [] : [`### ${title}`]), [...top, ...body].join('\n')];
    });
  }

  return { add, render };
}

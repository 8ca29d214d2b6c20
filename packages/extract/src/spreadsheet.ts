import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { showNumber } from './cell-format.ts';
import { damaged, encrypted } from './error.ts';
import type { Parsed } from './job.ts';
import { writeLink } from './link-targets.ts';
import { isWithoutValue, listCells } from './lost-values.ts';
import { type Cell, type Row, renderSheet } from './sheet-table.ts';

type Sheet = WorkSheet & { '!data'?: (CellObject | undefined)[][] };
interface Line {
  hidden?: boolean;
  wpx?: number;
  hpx?: number;
}
interface Lost {
  hidden: number;
  formulas: number;
}

/**
 * Parses a workbook (XLSX, XLSM, XLSB, XLS): cells as Excel shows them, merged cells repeated at each of their places.
 * Hidden sheets, rows and columns are not read. Throws `encrypted` and `unsupported_type`.
 */
export async function parseSpreadsheet(bytes: Uint8Array): Promise<Parsed> {
  const book = openBook(bytes);
  if (listCells(book).some(({ cell }) => isWithoutValue(cell))) {
    const { computeFormulas } = await import('./compute-formulas.ts');
    computeFormulas(book);
  }
  const lost: Lost = { hidden: 0, formulas: 0 };
  const parts: string[] = [];
  for (const [at, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name] as Sheet;
    if (book.Workbook?.Sheets?.[at]?.Hidden) {
      if (hasContent(sheet)) lost.hidden += 1;
      continue;
    }
    const table = renderSheet(readRows(sheet, lost));
    if (table !== '') parts.push(`## ${name}\n\n${table}`);
  }
  return {
    title: null,
    markdown: parts.join('\n\n'),
    language: null,
    warnings: [
      { code: 'hidden_parts_skipped', count: lost.hidden },
      { code: 'formulas_without_values', count: lost.formulas },
    ],
  };
}

function openBook(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, { dense: true, cellStyles: true, cellNF: true, sheetStubs: true, cellHTML: false });
  } catch (error) {
    if (/password|encrypt/i.test(String((error as Error)?.message))) throw encrypted();
    if (error instanceof RangeError) throw error;
    throw damaged();
  }
}

const hasContent = ({ '!data': rows = [] }: Sheet) =>
  rows.some((row) => row?.some((cell) => cell && cell.t !== 'z' && cell.v !== ''));

function readRows(sheet: Sheet, lost: Lost): Row[] {
  const data = sheet['!data'] ?? [];
  const rows: Row[] = Array.from(data, (row) =>
    Array.from(row ?? [], (cell) => (cell ? readCell(cell) : undefined)),
  );
  for (const { s: start, e: end } of sheet['!merges'] ?? []) {
    const first = rows[start.r]?.[start.c];
    if (!first?.text) continue;
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
    for (let r = start.r; r <= Math.min(end.r, rows.length - 1); r += 1)
      for (let c = start.c; c <= Math.min(end.c, width - 1); c += 1) (rows[r] as Row)[c] = first;
  }
  return withoutHidden(sheet, rows, lost).map((row) => row.map((cell) => countLost(cell, lost)));
}

interface ReadCell extends Cell {
  isMissing: boolean;
}

function readCell(cell: CellObject): ReadCell {
  const isMissing = cell.t === 'e' || isWithoutValue(cell);
  const isValue = cell.t === 'n' || cell.t === 'b' || cell.t === 'd';
  const shown =
    typeof cell.v === 'number'
      ? showNumber(cell.v, String(cell.z ?? 'General'))
      : String(cell.w ?? cell.v ?? '');
  const text = isMissing || cell.t === 'z' ? '' : writeLink(shown.trim(), cell.l?.Target ?? null);
  return { text, isValue: isValue || isMissing, isMissing };
}

function countLost(cell: Cell | undefined, lost: Lost): Cell | undefined {
  if ((cell as ReadCell | undefined)?.isMissing) lost.formulas += 1;
  return cell;
}

/** Removes hidden rows and columns. Neighbours that are hidden count as one part. */
function withoutHidden(sheet: Sheet, rows: Row[], lost: Lost): Row[] {
  const isHidden = (line: Line | undefined) => line?.hidden === true || line?.wpx === 0 || line?.hpx === 0;
  const [rowLines = [], columnLines = []] = [sheet['!rows'], sheet['!cols']] as (Line | undefined)[][];
  const shownRows = rows.filter((_, at) => !isHidden(rowLines[at]));
  lost.hidden += countRuns(rows.map((row, at) => isHidden(rowLines[at]) && row.some((cell) => cell?.text)));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const hidden = Array.from({ length: width }, (_, at) => isHidden(columnLines[at]));
  lost.hidden += countRuns(hidden.map((is, at) => is && shownRows.some((row) => row[at]?.text)));
  return shownRows.map((row) => row.filter((_, at) => !hidden[at]));
}

const countRuns = (marks: (boolean | undefined)[]): number =>
  marks.filter((mark, at) => mark && !marks[at - 1]).length;

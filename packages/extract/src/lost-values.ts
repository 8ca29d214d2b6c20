import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';

type Dense = WorkSheet & { '!data'?: (CellObject | undefined)[][] };

/** A cell of a workbook: its sheet from 0, its row and column from 1. */
export interface Place {
  sheet: number;
  row: number;
  column: number;
  cell: CellObject;
}

/** Lists the cells of a workbook that was read densely. */
export function listCells(book: WorkBook): Place[] {
  return book.SheetNames.flatMap((name, sheet) =>
    ((book.Sheets[name] as Dense)['!data'] ?? []).flatMap((row, at) =>
      (row ?? []).flatMap((cell, column) => (cell ? [{ sheet, row: at + 1, column: column + 1, cell }] : [])),
    ),
  );
}

/** Tells whether a cell has a formula whose value is not stored. */
export const isWithoutValue = ({ f, t, v }: CellObject): boolean =>
  f !== undefined && (t === 'z' || v === undefined);

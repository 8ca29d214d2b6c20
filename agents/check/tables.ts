import { normalise, readTables } from '@jawab/language';
import { type Clause, readClause } from './clauses.ts';
import { type Label, type Naming, namedBeside, namedLabels, readLabel } from './labels.ts';

/** A table of a passage. Its first column says what each row is called. */
export interface Table {
  rows: readonly Label[];
  columns: readonly Label[];
  /** The other cells of each row. */
  cells: readonly (readonly Clause[])[];
}

/** Returns the tables of a passage that have more than one column. */
export const readTablesOf = (text: string, language: string): Table[] =>
  readTables(text)
    .filter(({ head, rows }) => head.length > 1 && rows.length > 0)
    .map(({ head, rows }) => ({
      rows: rows.map(([label = '', ...others]) => readLabel(label, others.join('\n'), language)),
      columns: head.slice(1).map((name) => readLabel(name, '', language)),
      cells: rows.map(([, ...others]) => others.map((cell) => readClause(normalise(cell), language))),
    }));

/** The places of rows and of columns. Empty: any. */
export interface Named {
  rows: readonly number[];
  columns: readonly number[];
}

/**
 * Returns the rows and columns that texts name, the first text before the others: each chooses among those left before it. Other cells
 * of a row name it if nothing else does.
 */
export function findNamed({ rows, columns }: Table, texts: readonly Naming[]): Named {
  const choose = (labels: readonly Label[], choosing: typeof namedLabels) => {
    let left: number[] = [];
    for (const text of texts) {
      const among = left.length > 0 ? left : [...labels.keys()];
      const named = choosing(
        among.map((at) => labels[at] as Label),
        text,
      ).map((at) => among[at] as number);
      if (named.length > 0) left = named;
    }
    return left;
  };
  const named = choose(rows, namedLabels);
  return {
    rows: named.length > 0 ? named : choose(rows, namedBeside),
    columns: choose(columns, namedLabels),
  };
}

const includes = (places: readonly number[], at: number) => places.length === 0 || places.includes(at);

/** Where a table has what a cell is asked for: in a row and a column that are named, in such a row, or elsewhere. */
export type Where = 'named' | 'row' | 'elsewhere' | null;

/** Finds a cell that passes a test. Null if none does. */
export function findCell(
  { cells }: Table,
  { rows, columns }: Named,
  passes: (cell: Clause) => boolean,
): Where {
  let where: Where = null;
  for (const [row, of] of cells.entries())
    for (const [column, cell] of of.entries()) {
      if (!passes(cell)) continue;
      const isRow = includes(rows, row);
      if (isRow && includes(columns, column)) return 'named';
      where = isRow || where === 'row' ? 'row' : 'elsewhere';
    }
  return where;
}

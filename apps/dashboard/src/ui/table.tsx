import type { ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  /** What stands in the head instead of the title. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers and dates stand at the end of their cell, with digits of one width. */
  isNumber?: boolean;
  /** No wider than what it holds. */
  isNarrow?: boolean;
  /** Left out on narrow screens. */
  isExtra?: boolean;
}

interface TableProps<Row> {
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
}

/** A table of records. */
export function Table<Row>({ caption, rows, columns, keyOf }: TableProps<Row>) {
  const look = ({ isNumber, isNarrow, isExtra }: Column<Row>) =>
    `px-4 py-2.5 ${isNumber ? 'numbers text-end whitespace-nowrap' : 'text-start'} ${isNarrow ? 'w-px' : ''} ${isExtra ? 'max-sm:hidden' : ''}`;
  return (
    <section
      aria-label={caption}
      // Wide tables scroll, also with the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-box border border-line bg-raised"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-side text-xs text-soft">
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col" className={`${look(column)} py-2 font-medium`}>
                {column.head ?? column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-t border-line align-top hover:bg-hover">
              {columns.map((column, at) => (
                <td key={at} className={look(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

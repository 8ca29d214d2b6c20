import type { ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  /** Shown in the head instead of the title. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers and dates are at the end of their cell, with digits of one width. */
  isNumber?: boolean;
  /** No wider than what it holds. */
  isNarrow?: boolean;
  /** The rows are sorted by this column, the largest or newest first. */
  isSorted?: boolean;
  /** Left out on narrow screens. */
  isExtra?: boolean;
}

interface TableProps<Row> {
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** Its columns are compared, and stay columns on narrow screens. */
  isFigures?: boolean;
}

/** A table of records. On narrow screens, the first column of a row is above the others. */
export function Table<Row>({ caption, rows, columns, keyOf, isFigures }: TableProps<Row>) {
  const main = columns.findIndex(({ isNarrow }) => !isNarrow);
  const line =
    main === 0 ? 'max-sm:grid max-sm:grid-cols-[1fr_auto]' : 'max-sm:grid max-sm:grid-cols-[auto_1fr_auto]';
  const row = isFigures ? '' : line;
  const stack = (at: number) => {
    if (isFigures || at < main) return '';
    if (at === main) return 'max-sm:col-span-2';
    return at === main + 1 && main > 0 ? 'max-sm:col-start-2' : '';
  };
  const look = ({ isNumber, isNarrow, isExtra }: Column<Row>, at: number) =>
    `px-4 py-2.5 ${isNumber ? 'numbers text-end whitespace-nowrap' : 'text-start'} ${isNarrow ? 'w-px max-sm:w-auto max-sm:pe-0' : ''} ${isExtra ? 'max-sm:hidden' : ''} ${stack(at)}`;
  const isUnder = (at: number) => !isFigures && at > main;
  return (
    <section
      aria-label={caption}
      // Wide tables scroll, also with the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-box border border-line bg-raised"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className={`bg-side text-xs text-soft ${main === 0 && !isFigures ? 'max-sm:sr-only' : ''}`}>
          <tr className={row}>
            {columns.map((column, at) => (
              <th
                key={at}
                scope="col"
                aria-sort={column.isSorted ? 'descending' : undefined}
                // A head divides no word: its column is at least that wide.
                className={`${look(column, at)} py-2 font-medium wrap-break-word ${isUnder(at) ? 'max-sm:sr-only' : ''}`}
              >
                {column.head ?? column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((record) => (
            <tr
              key={keyOf(record)}
              className={`border-t border-line align-top hover:bg-hover ${main === 0 && !isFigures ? 'max-sm:first:border-t-0' : ''} ${row}`}
            >
              {columns.map((column, at) => (
                <td key={at} className={`${look(column, at)} ${isUnder(at) ? 'max-sm:pt-0' : ''}`}>
                  {column.cell(record)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

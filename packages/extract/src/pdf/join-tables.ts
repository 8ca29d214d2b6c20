import type { Block } from './columns.ts';

/**
 * Puts the blocks of all pages in one list. A table that goes on at the top of the next page becomes one with its
 * beginning; the head that is repeated there goes.
 */
export function joinTables(pages: Block[][]): Block[] {
  const blocks: Block[] = [];
  for (const page of pages) {
    const [first, ...others] = page;
    const last = blocks.at(-1);
    if (first?.kind === 'table' && last?.kind === 'table' && isSameTable(last.table, first.table)) {
      const head = textOf(last.table.rows[0]);
      const rows = first.table.rows.filter((row, at) => at > 0 || textOf(row) !== head);
      last.table.rows.push(...rows);
      blocks.push(...others);
    } else blocks.push(...page);
  }
  return blocks;
}

type Table = Extract<Block, { kind: 'table' }>['table'];

const isSameTable = (one: Table, other: Table) =>
  one.rows[0]?.length === other.rows[0]?.length &&
  Math.abs(one.x - other.x) < 8 &&
  Math.abs(one.right - other.right) < 40;

const textOf = (row: Table['rows'][number] | undefined) => JSON.stringify(row?.map((cell) => cell?.text));

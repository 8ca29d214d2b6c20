import type { Row } from './lines.ts';

const edgeRows = 3;
const number = /\p{Number}+/gu;
const pageNumber =
  /^(?:[-–—|·]\s*)?(?:(?:page|p\.|halaman|hal\.?|trang|หน้า|หน้าที่|ページ|頁|第|pahina|صفحة|पृष्ठ|পৃষ্ঠা|பக்கம்)\s*)?[\p{Number}ivxIVX]{1,4}(?:\s*(?:\/|of|dari|จาก|／|-|~)\s*\p{Number}{1,4})?(?:\s*(?:頁|页|ページ|쪽|페이지))?(?:\s*(?:\/|共)\s*\p{Number}{1,4}\s*(?:頁|页|ページ)?)?(?:\s*[-–—|·])?$/iu;

/** A row at the edge of a page, with its numbers. */
interface Edge {
  row: Row;
  page: number;
  text: string;
  numbers: string[];
}

/**
 * Removes what stands at the edge of at least half of the pages, at the same height: the first time it stays. Numbers in
 * it must be the same, or count the pages. Page numbers alone always go.
 */
export function dropFurniture(printed: Row[][]): Row[][] {
  const pages = printed.map(dropPrinted);
  if (pages.length < 2) return pages;
  const minPages = Math.max(2, Math.ceil(pages.length / 2));
  const edges = pages.flatMap((rows, page) => [...new Set(edgesOf(rows))].map((row) => toEdge(row, page)));
  const dropped = new Set<Row>();
  for (const same of Map.groupBy(edges, keyOf).values()) {
    if (new Set(same.map(({ page }) => page)).size < minPages || !isRunning(same)) continue;
    const isNumber = same.every(({ text }) => pageNumber.test(text));
    for (const { row } of isNumber ? same : same.slice(1)) dropped.add(row);
  }
  return pages.map((rows) => rows.filter((row) => !dropped.has(row)));
}

/** Removes what browsers print around a page: the time and the title above it, its address and number below it. */
function dropPrinted(rows: Row[]): Row[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first === last || !printedFooter.test(textOf(last))) return rows;
  return rows.slice(printedHeader.test(textOf(first)) ? 1 : 0, -1);
}

const printedFooter = /^(?:https?|file|about|data|blob):\S+\s+\p{Number}+\s*\/\s*\p{Number}+$/u;
const printedHeader =
  /^\p{Number}{1,4}(?:[./-]|年|\. )\s?\p{Number}{1,2}.{1,20}\p{Number}{1,2}:\p{Number}{2}/u;

const textOf = ({ segments }: Row) => segments.map(({ text }) => text).join(' ');

const edgesOf = (rows: Row[]) => [...rows.slice(0, edgeRows), ...rows.slice(-edgeRows)];

function toEdge(row: Row, page: number): Edge {
  const text = textOf(row);
  return { row, page, text, numbers: text.match(number) ?? [] };
}

const keyOf = ({ row, text }: Edge) => `${Math.round(row.y / 4)} ${text.replace(number, '#')}`;

/** Each number is the same on all pages, or grows with them. */
function isRunning([first, ...others]: Edge[]): boolean {
  if (!first) return false;
  return others.every(({ page, numbers }) =>
    numbers.every((value, at) => {
      const before = first.numbers[at];
      return value === before || Number(value) - Number(before) === page - first.page;
    }),
  );
}

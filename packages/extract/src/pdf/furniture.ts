import type { Row } from './lines.ts';

const edgeRows = 3;
const pageNumber =
  /^(?:[-–—|·]\s*)?(?:(?:page|p\.|halaman|hal\.?|trang|หน้า|หน้าที่|ページ|頁|第|pahina|صفحة|पृष्ठ|পৃষ্ঠা|பக்கம்)\s*)?[\p{Number}ivxIVX]{1,4}(?:\s*(?:\/|of|dari|จาก|／|-|~)\s*\p{Number}{1,4})?(?:\s*(?:頁|页|ページ|쪽|페이지))?(?:\s*(?:\/|共)\s*\p{Number}{1,4}\s*(?:頁|页|ページ)?)?(?:\s*[-–—|·])?$/iu;

/**
 * Removes what stands at the edge of at least half of the pages, at the same height: the first time it stays. Page
 * numbers always go, in documents of several pages.
 */
export function dropFurniture(pages: Row[][]): Row[][] {
  if (pages.length < 2) return pages;
  const counts = new Map<string, number>();
  for (const rows of pages)
    for (const key of new Set(edges(rows).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const needed = Math.max(2, Math.ceil(pages.length / 2));
  const seen = new Set<string>();
  return pages.map((rows) => {
    const atEdge = new Set(edges(rows));
    return rows.filter((row) => {
      if (!atEdge.has(row) || (counts.get(keyOf(row)) ?? 0) < needed) return true;
      const isFirst = !seen.has(keyOf(row));
      seen.add(keyOf(row));
      return isFirst && !pageNumber.test(textOf(row));
    });
  });
}

const textOf = ({ segments }: Row) => segments.map(({ text }) => text).join(' ');
const keyOf = (row: Row) => `${Math.round(row.y / 4)} ${textOf(row).replace(/\p{Number}+/gu, '#')}`;
const edges = (rows: Row[]) => [...rows.slice(0, edgeRows), ...rows.slice(-edgeRows)];

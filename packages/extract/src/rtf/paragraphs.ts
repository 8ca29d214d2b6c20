import { writeCell, writeTable } from '../package/unpack.ts';

/** How a cell continues another one: the one above it, or the one on its left. */
type Merge = 'above' | 'left' | null;

/** The paragraphs, lists and tables of an RTF file, written as HTML. */
export interface Paragraphs {
  /** Adds HTML to the paragraph. */
  add(html: string): void;
  /** Says that the rest of the paragraph is a list item with a number, or with another marker (null). */
  startItem(number: number | null): void;
  /** Ends the paragraph: a heading of a level from 1, or text (null). */
  end(level: number | null, isInTable: boolean): void;
  startRow(): void;
  defineCell(merge: Merge): void;
  endCell(): void;
  endRow(): void;
  html(): string;
}

/** Creates the writer of paragraphs. RTF marks only where a paragraph, a cell and a row ends. */
export function createParagraphs(): Paragraphs {
  const blocks: string[] = [];
  let text = '';
  let item: { number: number | null } | null = null;
  let list: { start: number | null; items: string[] } | null = null;
  let rows: string[][] = [];
  let cells: string[] = [];
  let inCell: string[] = [];
  let merges: Merge[] = [];

  function flush(): void {
    const items = list?.items.map((one) => `<li>${one}</li>`).join('');
    if (list)
      blocks.push(list.start === null ? `<ul>${items}</ul>` : `<ol start="${list.start}">${items}</ol>`);
    if (rows.length > 0)
      blocks.push(writeTable(rows.map((row) => row.map((inside) => writeCell(inside, 1, 1)))));
    list = null;
    rows = [];
  }

  function endItem(number: number | null): void {
    const isNext =
      list && (number === null ? list.start === null : list.start !== null && number > list.start);
    if (!isNext) flush();
    list ??= { start: number, items: [] };
    list.items.push(text);
  }

  function end(level: number | null, isInTable: boolean): void {
    const written = text.trim();
    if (isInTable) inCell.push(written);
    else if (item && written) endItem(item.number);
    else if (written) {
      flush();
      blocks.push(level ? `<h${level}>${written}</h${level}>` : `<p>${written}</p>`);
    }
    [text, item] = ['', null];
  }

  return {
    add(html) {
      text += html;
    },
    startItem(number) {
      item = { number };
    },
    end,
    startRow() {
      merges = [];
    },
    defineCell(merge) {
      merges.push(merge);
    },
    endCell() {
      const inside = [...inCell, text.trim()].filter(Boolean).join('<br>');
      const above = rows.at(-1)?.[cells.length];
      const merge = merges[cells.length];
      cells.push((merge === 'above' ? above : merge === 'left' ? cells.at(-1) : null) ?? inside);
      [text, inCell, item] = ['', [], null];
    },
    endRow() {
      if (cells.length > 0) rows.push(cells);
      cells = [];
    },
    html() {
      end(null, false);
      flush();
      return blocks.join('');
    },
  };
}

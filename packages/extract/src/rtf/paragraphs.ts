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

/** Creates the list of blocks. Items and rows become one block when another kind of block follows. */
function createBlocks() {
  const blocks: string[] = [];
  let list: { start: number | null; items: string[] } | null = null;
  let rows: string[][] = [];

  function flush(): void {
    const items = list?.items.map((one) => `<li>${one}</li>`).join('');
    if (list)
      blocks.push(list.start === null ? `<ul>${items}</ul>` : `<ol start="${list.start}">${items}</ol>`);
    if (rows.length > 0)
      blocks.push(writeTable(rows.map((row) => row.map((inside) => writeCell(inside, 1, 1)))));
    list = null;
    rows = [];
  }

  return {
    addItem(text: string, number: number | null): void {
      const isNext =
        list && (number === null ? list.start === null : list.start !== null && number > list.start);
      if (!isNext) flush();
      list ??= { start: number, items: [] };
      list.items.push(text);
    },
    addText(text: string, level: number | null): void {
      flush();
      blocks.push(level ? `<h${level}>${text}</h${level}>` : `<p>${text}</p>`);
    },
    addRow: (cells: string[]) => void rows.push(cells),
    lastRow: () => rows.at(-1),
    html(): string {
      flush();
      return blocks.join('');
    },
  };
}

/** Creates the writer of cells. A merged cell repeats the one that it continues. */
function createCells(blocks: ReturnType<typeof createBlocks>) {
  let cells: string[] = [];
  let merges: Merge[] = [];
  return {
    startRow(): void {
      merges = [];
    },
    defineCell(merge: Merge): void {
      merges.push(merge);
    },
    add(inside: string): void {
      const merge = merges[cells.length];
      const above = blocks.lastRow()?.[cells.length];
      cells.push((merge === 'above' ? above : merge === 'left' ? cells.at(-1) : null) ?? inside);
    },
    endRow(): void {
      if (cells.length > 0) blocks.addRow(cells);
      cells = [];
    },
  };
}

/** Creates the writer of paragraphs. RTF marks only where a paragraph, a cell and a row ends. */
export function createParagraphs(): Paragraphs {
  const blocks = createBlocks();
  const cells = createCells(blocks);
  let text = '';
  let item: { number: number | null } | null = null;
  let inCell: string[] = [];

  function end(level: number | null, isInTable: boolean): void {
    const written = text.trim();
    if (isInTable) inCell.push(written);
    else if (item && written) blocks.addItem(text, item.number);
    else if (written) blocks.addText(written, level);
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
    startRow: cells.startRow,
    defineCell: cells.defineCell,
    endCell() {
      cells.add([...inCell, text.trim()].filter(Boolean).join('<br>'));
      [text, inCell, item] = ['', [], null];
    },
    endRow: cells.endRow,
    html() {
      end(null, false);
      return blocks.html();
    },
  };
}

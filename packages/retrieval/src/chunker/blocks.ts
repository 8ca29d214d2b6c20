import { answers, asks } from './faq-lines.ts';
import { findSections } from './find-sections.ts';
import type { List } from './lists.ts';
import { type Span, sentenceSpans } from './sentences.ts';
import type { Line } from './title-lines.ts';

/** A piece that is never cut: a sentence, a table row, a Q&A pair, a line of code. */
export interface Piece extends Span {
  /** The headings above it, outermost first. */
  path: string[];
  /** True if it starts a new section, so that the chunk before it ends. */
  opens: boolean;
  /** Of a row below the head of a table, the head with the rule below it. */
  head: Span | null;
}

const heading = /^ {0,3}(#{1,6})\s+(.+?)\s*#*\s*$/;
/** The level of a title of all sections without marks. The titles of those are below it and stay in the text: they may be a part of it. */
const aboveLevel = 7;
const sectionLevel = 8;
const tableRow = /^\s*\|.*\|\s*$/;
/** Matches the trimmed line below the head of a table. */
export const tableRule = /^\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?)?$/;
const fence = /^\s*(?:```|~~~)/;
function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start < text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    lines.push({ start, end, line: text.slice(start, end) });
    start = end + 1;
  }
  return lines;
}

type Kind = 'prose' | 'row' | 'code' | 'pair';

/**
 * Reads Markdown or plain text, with the lists of it, into the pieces that chunks are packed from, in order. Pure.
 */
export function readPieces(text: string, lists: readonly List[]): Piece[] {
  const pieces: Piece[] = [];
  const path: { level: number; title: string }[] = [];
  let opens = false;
  let open: { kind: Kind; start: number; end: number; answered: boolean } | null = null;
  let inFence = false;
  /** The row of a table on the line before, and the head of that table. */
  let row: Piece | null = null;
  let head: Span | null = null;

  const add = (span: Span) => {
    pieces.push({ ...span, path: path.map(({ title }) => title), opens, head });
    opens = false;
  };
  const addRow = ({ start, end }: Span, isRule: boolean) => {
    if (row && !head && isRule) {
      row.end = end;
      head = { start: row.start, end };
    } else {
      add({ start, end });
      row = pieces.at(-1) ?? null;
    }
  };
  const close = () => {
    if (!open) return;
    const { kind, start, end } = open;
    open = null;
    if (kind !== 'prose') return add({ start, end });
    for (const span of sentenceSpans(text.slice(start, end))) {
      add({ start: start + span.start, end: start + span.end });
    }
  };
  const grow = (kind: Kind, { start, end }: Span) => {
    if (open?.kind === kind) open.end = end;
    else {
      close();
      open = { kind, start, end, answered: false };
    }
  };

  const lines = readLines(text);
  const { titles, above } = findSections(text, lines, lists);
  const leave = (level: number) => {
    close();
    while ((path.at(-1)?.level ?? 0) >= level) path.pop();
    opens = true;
  };
  const enter = (level: number, title: string) => {
    leave(level);
    path.push({ level, title });
  };
  for (const { start, end, line } of lines) {
    const title = inFence ? null : heading.exec(line);
    if (fence.test(line)) inFence = !inFence;
    const isRow = !inFence && tableRow.test(line);
    if (!isRow) [row, head] = [null, null];
    const section = titles.get(start);
    if (section) enter(sectionLevel, section);
    else if (section === null) leave(sectionLevel);
    if (start === above?.start) enter(aboveLevel, above.title);
    else if (title) {
      enter(title[1]?.length ?? 1, title[2] as string);
    } else if (inFence || fence.test(line)) {
      close();
      if (line.trim()) add({ start, end });
    } else if (isRow) {
      close();
      addRow({ start, end }, tableRule.test(line.trim()));
    } else if (asks.test(line)) {
      close();
      open = { kind: 'pair', start, end, answered: false };
    } else if (open?.kind === 'pair' && (line.trim() ? true : !open.answered)) {
      if (answers.test(line)) open.answered = true;
      if (line.trim()) open.end = end;
    } else if (!line.trim()) close();
    else grow('prose', { start, end });
  }
  close();
  return pieces;
}

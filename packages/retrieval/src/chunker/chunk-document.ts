import type { schemas } from '@jawab/core';
import { type Piece, readPieces } from './blocks.ts';
import { findLists, type List } from './lists.ts';
import type { Span } from './sentences.ts';
import { sizeInLetters } from './size-in-letters.ts';
import { cuts } from './weights.ts';

/** Stands between the headings above a passage. */
export const headingSeparator = ' › ';

/** Increase it when the same text gets other passages. Documents that another version cut are cut again in the background. */
export const chunkerVersion = 2;

export interface Chunk {
  /** From 0. */
  ordinal: number;
  /** The headings above it, outermost first, joined by " › ". */
  heading: string | null;
  /** The document's text from `start` to `end`. If that begins within a table, the head of the table comes first. */
  text: string;
  /** `[start, end)` in the document's text, UTF-16 units. */
  start: number;
  end: number;
}

export interface DocumentText {
  title: string;
  /** NFC. Markdown or plain. */
  text: string;
  sourceType: schemas.SourceType;
}

const { targetSize, maxPiece } = cuts;
/** The maximum size of the head of a table that each part of the table repeats. */
const maxHead = targetSize / 2;

/** Counts dense characters only where the length alone does not decide: pieces can have millions of characters. */
const isTooLong = (text: string, start: number, end: number) =>
  end - start > maxPiece || sizeInLetters(text.slice(start, end)) > maxPiece;

/** Joins the pieces of a list that fits into one piece, and the head of a table with its first row. */
function joinPieces(text: string, pieces: Piece[], found: readonly List[]): Piece[] {
  const lists = found.filter(({ start, end }) => !isTooLong(text, start, end));
  const joined: Piece[] = [];
  let at = 0;
  for (const piece of pieces) {
    while (at < lists.length && (lists[at] as Span).end <= piece.start) at++;
    const list = lists[at];
    const last = joined.at(-1);
    const isInList = list && last && last.end > list.start && piece.end > list.start;
    const isFirstRow = last && last.end === piece.head?.end && !isTooLong(text, last.start, piece.end);
    if ((isInList && !piece.opens) || isFirstRow) last.end = piece.end;
    else joined.push({ ...piece });
  }
  return joined;
}

function readDocument(text: string): Piece[] {
  const lists = findLists(text);
  return joinPieces(text, readPieces(text, lists), lists);
}

/** Breaks a piece that is too long for a chunk at spaces, or between graphemes if there are none. */
function* breakPiece(text: string, piece: Piece): Generator<Piece> {
  let { start } = piece;
  let { opens, head } = piece;
  while (isTooLong(text, start, piece.end)) {
    const half = text.slice(start, start + targetSize);
    const space = Math.max(half.lastIndexOf(' '), half.lastIndexOf('\n'));
    const end = start + (space > targetSize / 2 ? space + 1 : graphemeEnd(half));
    yield { ...piece, start, end, opens, head };
    [opens, head] = [false, null];
    start = end;
  }
  yield { ...piece, start, opens, head };
}

const graphemeSegmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });
/** Returns where the last whole grapheme of `text` ends. */
const graphemeEnd = (text: string) =>
  graphemeSegmenter.segment(text).containing(text.length - 1)?.index || text.length;

const samePath = (a: Packed, c: Piece) => a.path.join('\n') === c.path.join('\n');

/** Returns the head that is repeated above a row, if both are short enough. */
function headAbove(text: string, { head, start, end }: Piece): Span | null {
  if (!head) return null;
  const size = sizeInLetters(text.slice(head.start, head.end));
  return size <= maxHead && size + sizeInLetters(text.slice(start, end)) < maxPiece ? head : null;
}

interface Packed extends Span {
  path: string[];
  /** The head of a table that is repeated above it. */
  head: Span | null;
}

/** Packs pieces into spans of at most the target size. A heading always begins a new span. */
function* pack(text: string, pieces: Iterable<Piece>): Generator<Packed> {
  let first: Packed | null = null;
  let last: Piece | null = null;
  let size = 0;
  for (const piece of pieces) {
    size += sizeInLetters(text.slice(last?.end ?? piece.start, piece.end));
    if (first && last && (piece.opens || !samePath(first, piece) || size > targetSize)) {
      yield { ...first, end: last.end };
      first = null;
    }
    if (!first) {
      const head = headAbove(text, piece);
      const from = { ...piece, head };
      size = sizeInLetters(textOf(text, from));
      first = from;
    }
    last = piece;
  }
  if (first && last) yield { ...first, end: last.end };
}

/** Returns a part of a text, below the head of its table if it has one. */
const textOf = (text: string, { head, start, end }: Omit<Packed, 'path'>) =>
  [...(head ? [text.slice(head.start, head.end)] : []), text.slice(start, end)].join('\n');

/**
 * Cuts a document into chunks, never inside a sentence, a table row or a Q&A pair, nor inside a list that fits into one, each
 * with its headings and the head of its table. A Q&A document is one chunk, and so is one of headings only. A blank text has no
 * chunks. Pure.
 */
export function chunkDocument({ text, sourceType }: DocumentText): Chunk[] {
  if (!text.trim()) return [];
  const whole = { start: 0, end: text.length, path: [], opens: false, head: null };
  const pieces = sourceType === 'qa' ? [whole] : readDocument(text);
  const broken = (pieces.length > 0 ? pieces : [whole]).flatMap((piece) =>
    sourceType === 'qa' ? [piece] : Array.from(breakPiece(text, piece)),
  );
  return Array.from(pack(text, broken), ({ path, ...packed }, ordinal) => ({
    ordinal,
    heading: path.join(headingSeparator) || null,
    text: textOf(text, packed),
    start: packed.start,
    end: packed.end,
  }));
}

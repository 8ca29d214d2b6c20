import type { schemas } from '@jawab/core';
import { type Piece, readPieces } from './blocks.ts';
import type { Span } from './sentences.ts';

export interface Chunk {
  /** From 0. */
  ordinal: number;
  /** The headings above it, outermost first, joined by " › ". */
  heading: string | null;
  /** The document's text from `start` to `end`, unchanged. */
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

/** Sizes in letters of an alphabet. A character of a dense script counts as two. */
export const targetSize = 1_200;
const maxPiece = 2_400;
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const sizeOf = (text: string) => text.length + (text.match(dense)?.length ?? 0);

/** Counts dense characters only where the length alone does not decide: pieces can have millions of characters. */
const isTooLong = (text: string, start: number, end: number) =>
  end - start > maxPiece || sizeOf(text.slice(start, end)) > maxPiece;

/** Breaks a piece that is too long for a chunk at spaces, or between graphemes if there are none. */
function* breakPiece(text: string, piece: Piece): Generator<Piece> {
  let { start } = piece;
  let opens = piece.opens;
  while (isTooLong(text, start, piece.end)) {
    const half = text.slice(start, start + targetSize);
    const space = Math.max(half.lastIndexOf(' '), half.lastIndexOf('\n'));
    const end = start + (space > targetSize / 2 ? space + 1 : graphemeEnd(half));
    yield { ...piece, start, end, opens };
    opens = false;
    start = end;
  }
  yield { ...piece, start, opens };
}

const graphemeSegmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });
/** Returns where the last whole grapheme of `text` ends. */
const graphemeEnd = (text: string) =>
  graphemeSegmenter.segment(text).containing(text.length - 1)?.index || text.length;

const samePath = (a: Piece, c: Piece) => a.path.join('\n') === c.path.join('\n');

/** Packs pieces into spans of at most the target size. A heading always begins a new span. */
function* pack(text: string, pieces: Iterable<Piece>): Generator<Span & { path: string[] }> {
  let first: Piece | null = null;
  let last: Piece | null = null;
  let size = 0;
  for (const piece of pieces) {
    size += sizeOf(text.slice(last?.end ?? piece.start, piece.end));
    if (first && last && (piece.opens || !samePath(first, piece) || size > targetSize)) {
      yield { start: first.start, end: last.end, path: first.path };
      first = null;
    }
    if (!first) size = sizeOf(text.slice(piece.start, piece.end));
    first ??= piece;
    last = piece;
  }
  if (first && last) yield { start: first.start, end: last.end, path: first.path };
}

/**
 * Cuts a document into chunks, never inside a sentence, a table row or a Q&A pair, each with its headings. A Q&A
 * document is one chunk, and so is one of headings only. A blank text has no chunks. Pure.
 */
export function chunkDocument({ text, sourceType }: DocumentText): Chunk[] {
  if (!text.trim()) return [];
  const whole = { start: 0, end: text.length, path: [] as string[], opens: false };
  const pieces = sourceType === 'qa' ? [whole] : readPieces(text);
  const broken = (pieces.length > 0 ? pieces : [whole]).flatMap((piece) =>
    sourceType === 'qa' ? [piece] : Array.from(breakPiece(text, piece)),
  );
  return Array.from(pack(text, broken), ({ start, end, path }, ordinal) => ({
    ordinal,
    heading: path.join(' › ') || null,
    text: text.slice(start, end),
    start,
    end,
  }));
}

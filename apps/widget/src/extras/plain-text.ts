import { type Inline, splitBlocks, splitInline } from './markdown.ts';

/** A telephone number behind a word is said after it. */
const wordsOf = (piece: Exclude<Inline, { inside: Inline[] }>): string =>
  piece.kind === 'link' && piece.url.startsWith('tel:') ? `${piece.text} ${piece.url.slice(4)}` : piece.text;

const textOf = (pieces: Inline[]): string =>
  pieces.map((piece) => ('inside' in piece ? textOf(piece.inside) : wordsOf(piece))).join('');

/** Returns the words of an answer without its markup, also when a mark is not closed. */
export const plainText = (source: string): string =>
  splitBlocks(source)
    .flatMap(({ lines }) => lines.map((line) => textOf(splitInline(line))))
    .join('\n')
    .replace(/[*`]/g, '');

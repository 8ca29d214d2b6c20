import { type Inline, splitBlocks, splitInline } from './markdown.ts';

const textOf = (pieces: Inline[]): string =>
  pieces.map((piece) => ('inside' in piece ? textOf(piece.inside) : piece.text)).join('');

/** Returns the words of an answer without its markup, also when a mark is not closed. */
export const plainText = (source: string): string =>
  splitBlocks(source)
    .flatMap(({ lines }) => lines.map((line) => textOf(splitInline(line))))
    .join('\n')
    .replace(/[*`]/g, '');

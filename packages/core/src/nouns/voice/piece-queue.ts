import type { Piece } from '../../form/pieces.ts';

/** A queue of pieces that several writers fill and one reader empties. */
export function createPieceQueue() {
  const waiting: Piece[] = [];
  let isOver = false;
  let wake = Promise.withResolvers<void>();
  return {
    push(piece: Piece): void {
      waiting.push(piece);
      wake.resolve();
    },
    /** No more pieces come. */
    end(): void {
      isOver = true;
      wake.resolve();
    },
    /** Yields the pieces in the order in which they were pushed, until the end. */
    async *pieces(): AsyncGenerator<Piece, void> {
      for (;;) {
        const piece = waiting.shift();
        if (piece !== undefined) yield piece;
        else if (isOver) return;
        else {
          await wake.promise;
          wake = Promise.withResolvers<void>();
        }
      }
    },
  };
}

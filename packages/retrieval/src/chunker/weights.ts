import { readWeights } from '@jawab/core';

const byHand = 'chosen by hand';

/** Where a text is cut. Another value cuts other passages, so it needs another `chunkerVersion`. */
export const cuts = readWeights({
  targetSize: [1_200, 'letters of a passage', byHand],
  maxPiece: [2_400, 'letters of a piece that is never cut', byHand],
  minSectioned: [600, 'letters: a shorter text is about one thing', byHand],
  longRun: [100, 'characters of each part of a text without full stops', byHand],
  minLongRun: [1.5, 'times as long: a text that is cut at spaces', byHand],
});

/** What is a title or a list. */
export const lineShapes = readWeights({
  maxTitle: [60, 'letters of a title', byHand],
  minProse: [80, 'letters of a paragraph that is prose whatever its signs', byHand],
  maxBetween: [1_200, 'characters between two items of a list', byHand],
  maxLoose: [200, 'characters between two items that are not indented', byHand],
});

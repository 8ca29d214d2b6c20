import { readWeights } from '@jawab/core';

const byHand = 'chosen by hand';

/** Where a text is cut. Another value cuts other passages, so it needs another `chunkerVersion`. */
export const cuts = readWeights({
  targetSize: [1_200, 'letters of a passage', byHand],
  maxPiece: [2_400, 'letters of a piece that is never cut', byHand],
  minSectioned: [600, 'letters: in a shorter text, one title makes no sections', byHand],
  longRun: [100, 'characters of each part of a text without full stops', byHand],
  minLongRun: [1.5, 'times as long: a text that is cut at spaces', byHand],
});

/** Limits by which a line is a title or part of a list. */
export const lineShapes = readWeights({
  maxTitle: [60, 'letters of a title', byHand],
  minProse: [80, 'letters of a paragraph that is prose whatever its signs', byHand],
  maxBetween: [1_200, 'characters between two items of a list', byHand],
  maxLoose: [200, 'characters between two items that are not indented', byHand],
});

/** Limits by which plain text has sections. */
export const sectionShapes = readWeights({
  maxPlaced: [40, 'letters of a title that only its place tells', byHand],
  maxLabel: [30, 'letters of a label', byHand],
  maxLabelWords: [4, 'words of a label', byHand],
  minValue: [40, 'letters beside a label that are prose whatever their signs', byHand],
  minRepeated: [2, 'titles or labels that make sections', byHand],
  minAlternating: [3, 'titles that make sections if each is above a single line', byHand],
  minLabelled: [2 / 3, 'of the paragraphs that begin with a label: fewer are remarks', byHand],
  minBelow: [2.5, 'times the size of the titles: that of titles and text together', byHand],
  minLonger: [1.5, 'times its title: a line below it that no sign ends', byHand],
  minTopics: [4, 'paragraphs without titles that are topics', byHand],
  maxTopic: [120, 'letters of such a paragraph', 'cuts none of 741 development articles'],
});

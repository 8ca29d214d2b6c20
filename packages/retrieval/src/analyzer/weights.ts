import { readWeights } from '@jawab/core';

// Weights of the terms of a question. A word weighs 1. They weigh questions only, so a change of them needs another version of the rules
// only if it changes how documents are indexed.

const byHand = 'chosen by hand';

/** Other forms of a word, beside its stem. */
export const forms = readWeights({
  surfaceWeight: [0.2, 'of a word: as it is written, where that is not the stem', byHand],
  plainWeight: [0.5, 'of a word: without its diacritics', byHand],
  prefixWeight: [0.5, 'of a word: its first syllables, in agglutinating languages', byHand],
  abbreviationWeight: [0.5, 'of a word: Latin letters that are spelt out in an Indian script', byHand],
  partWeight: [0.7, 'of a word: the number or the unit within "150mbps"', byHand],
  prefixLength: [3, 'syllables', byHand],
  gramLength: [4, 'characters', byHand],
  unspacedGramLength: [3, 'characters of a script without spaces', byHand],
});

/** Concepts that a question names. */
export const conceptWeights = readWeights({
  conceptWeight: [0.55, 'of a word', 'by hand on the development half, with five of 21 languages listed'],
  nestedWeight: [0.3, 'of a word: a concept within the name of another', byHand],
  lightWeight: [0.25, 'of a word: a concept that any question may name', byHand],
});

import { readWeights } from '@jawab/core';

const byHand = 'chosen by hand';
const textbook = 'the usual value';
const development = 'tried on the development half';

/** The first stage: BM25 in the database. */
export const bm25 = readWeights({
  k1: [1.2, 'occurrences: how soon repetition stops counting', textbook],
  b: [0.75, 'share of the length that counts against a passage', textbook],
  gramWeight: [0.25, 'of a term', byHand],
  reordered: [64, 'passages that grams reorder', byHand],
  reorderedShare: [
    0.3,
    'of the best score: needed if there are as many passages',
    'same order on 100,000 passages',
  ],
  affordable: [60, 'postings for each root of a passage', 'same first of 200 questions on 100,000 passages'],
  minChunks: [50, 'passages of a base at least, so that not every word of a small one is common', byHand],
  presumedChunks: [10, 'passages added to the mean length of a base', byHand],
  presumedLength: [100, 'terms of each of them', byHand],
  compared: [12, 'passages that the second stage compares', byHand],
  minLanguageShare: [0.1, 'of the passages: a base has a language', byHand],
  largeBase: [5_000, 'passages from which on common terms are stored', byHand],
  commonShare: [0.02, 'of the passages: makes a term common', byHand],
  sampleSize: [2_000, 'passages that estimate it', byHand],
});

/** Weights of spare terms, which count if nothing of a thing asked is in the base, and of all forms of a thing together. */
export const spareWeights = readWeights({
  relatedWeight: [
    0.3,
    'of a word: a related concept',
    `${development}: a right article first 329 to 333 of 410`,
  ],
  nearWeight: [0.4, 'of a word: a concept whose name is spelt in another way', byHand],
  soundWeight: [0.4, 'of a word: a word of another script that sounds alike', byHand],
  usualNamed: [1.3, 'of a word: the forms of a thing with a name in the lists', development],
  usualWord: [1.2, 'of a word: the forms of any other word', development],
});

/** Weights of the vectors. Tried with two English sentence models; no value between .2 and .5 differs by more than two questions. */
export const vectorWeights = readWeights({
  neighbours: [50, 'passages that the vectors propose', byHand],
  fusion: [60, 'ranks: the constant of reciprocal rank fusion', textbook],
  nearWeight: [0.3, 'in the exponent, for each standard deviation of the cosine', 'two English models'],
  scoreFloor: [0.1, 'of the best score by words: what each passage has besides', 'two English models'],
});

/**
 * How a passage fits a question, in the exponent of its score. `npm run -s eval -- fit --data DIR` fits them by logistic regression and
 * reports what they find in a business that they were not fitted on.
 */
export const fitWeights = readWeights({
  said: [0.64, 'share of the question that the passage says', 'regression, with encyclopaedic questions'],
  titled: [0.31, 'share that its title and headings say', 'regression, with encyclopaedic questions'],
  focused: [0.27, 'share of the title that is asked', 'regression, with encyclopaedic questions'],
  alike: [0.3, 'harmonic mean of the two before', 'regression, with encyclopaedic questions'],
  kind: [
    0.2,
    '1 with the kind of thing asked for',
    'half of what a regression on the development half finds',
  ],
  covers: [0.3, '1 with a range that has an amount of the question', `${development}, between 0 and .5`],
});

/** Other factors of the order of passages. */
export const orderWeights = readWeights({
  ownLanguage: [1.5, 'factor of a passage in the language of the question', byHand],
  outdated: [0.6, 'factor of a passage that says that it is over, or has not begun', byHand],
  minQuality: [0.5, 'of the letters of a document that can be read', byHand],
  exactShare: [0.5, 'of a range: the amount itself', `${development}: as much as a range loses four more`],
  minShared: [
    0.5,
    'of the terms: two passages are translations',
    'five languages of the demo: 89 % against .6 %',
  ],
});

/** Weights of the things that a question asks about. */
export const thingWeights = readWeights({
  lightShare: [0.3, 'of a thing: one that says little', byHand],
  relatedShare: [
    0.5,
    'of a thing: met by a concept related to it',
    `${development}: wrongly abstained 40 to 34`,
  ],
});

/** Weights of a question's words as evidence, before the decision weighs them. */
export const confidenceWeights = readWeights({
  threshold: [0.5, 'confidence: from here on the best passage answers', 'worth on the development half'],
  unsure: [0.45, 'confidence: the most in a doubtful passage', byHand],
  unmetShare: [0.5, 'of a word that is nowhere in the base', byHand],
  foreignShare: [0.15, 'of such a word of another language', byHand],
  maxMargin: [2, 'times the score of the second document: more adds nothing', byHand],
  thingsForUnknown: [4, 'things for each unknown subject that makes it doubtful', byHand],
  minMet: [
    0.5,
    'of what the base knows of a question: less is little',
    `${development}: .55 and .6 are worse`,
  ],
  leastStrength: [0.1, 'added before a logarithm', byHand],
  maxLacking: [3, 'things with a name that are nowhere in the base: more add nothing', byHand],
  maxThings: [4, 'things that the passage has: more add nothing', byHand],
});

const regression = 'regression on the development half, by worth';
const withModel = 'regression with multilingual-e5-small, on 15 bases of the development half';

/** Decides by words. `npm run -s eval -- fit-decision` fits it, scaled so that a confidence of .5 is sure and one of .25 is offered. */
export const wordDecision = readWeights({
  bias: [-3.498, 'added to the sum', regression],
  strength: [0.903, 'logarithm of how strongly terms match', regression],
  coverage: [0.985, 'logarithm of how much the passage has', regression],
  said: [-0.191, 'share that the passage says', regression],
  alike: [1.244, 'likeness of question and title', regression],
  margin: [1.4, 'logarithm of the margin before the second document', regression],
  unmet: [-0.327, 'share by weight that the passage lacks', regression],
  absent: [1.133, 'share by weight that is nowhere in the base', regression],
  lacking: [0.306, 'things with a name that are nowhere in the base', regression],
  little: [-0.117, '1 if it has one thing of what the base knows', regression],
  foreign: [0.552, '1 if the base has another language', regression],
  found: [1.217, 'logarithm of the weight of things found', regression],
  things: [-0.558, 'things found', regression],
  nothing: [4.296, '1 if nothing but light things is found', regression],
  length: [0.279, 'logarithm of the number of things asked', regression],
  named: [1.583, 'share by weight of things with a name found', regression],
  subjectsAbsent: [-1.308, 'share by weight of subjects that are nowhere', regression],
  namesAbsent: [-3.234, 'share by weight of names that are nowhere', regression],
});

/** Decides by words and vectors together, in the same scale. */
export const vectorDecision = readWeights({
  bias: [-7.283, 'added to the sum', withModel],
  strength: [0.889, 'logarithm of how strongly terms match', withModel],
  coverage: [0.157, 'logarithm of how much the passage has', withModel],
  said: [1.705, 'share that the passage says', withModel],
  alike: [-0.032, 'likeness of question and title', withModel],
  margin: [1.104, 'logarithm of the margin before the second document', withModel],
  unmet: [-1.519, 'share by weight that the passage lacks', withModel],
  absent: [0.966, 'share by weight that is nowhere in the base', withModel],
  lacking: [0.813, 'things with a name that are nowhere in the base', withModel],
  little: [0.249, '1 if it has one thing of what the base knows', withModel],
  foreign: [0.961, '1 if the base has another language', withModel],
  found: [1.883, 'logarithm of the weight of things found', withModel],
  things: [-0.668, 'things found', withModel],
  nothing: [7.463, '1 if nothing but light things is found', withModel],
  length: [0.723, 'logarithm of the number of things asked', withModel],
  named: [1.706, 'share by weight of things with a name found', withModel],
  subjectsAbsent: [-2.057, 'share by weight of subjects that are nowhere', withModel],
  namesAbsent: [-5.329, 'share by weight of names that are nowhere', withModel],
  beforeMean: [1.688, 'deviations: the nearest before the mean of 50', withModel],
  beforeSixth: [-0.504, 'deviations: the nearest before the sixth', withModel],
  behindNearest: [0.862, 'deviations: the best passage behind the nearest', withModel],
  isNearest: [-0.368, '1 if the best passage is the nearest', withModel],
});

/** Which sentences are quoted. */
export const quoteWeights = readWeights({
  passages: [3, 'passages that are read', byHand],
  sentences: [2, 'sentences of a window, unless more are short', byHand],
  nearTie: [1.2, 'times its score: a passage with the kind of thing asked for', byHand],
  rankLoss: [0.4, 'of the score, for each rank below the first', byHand],
  kindGain: [0.3, 'of the score: the window has the kind of thing asked for', byHand],
  shapeGain: [1, 'of the score: and its shape can be nothing else', byHand],
  impliedShare: [0.5, 'of a term that a thing says without the word', byHand],
  minInBestPassage: [0.3, 'of the best score: enough for a window of the best passage', byHand],
  minForPrice: [0.2, 'of the best score: enough for a price if the best passage has none', byHand],
  nearlyBest: [0.5, 'of the score of the best row: makes another row part of the answer', byHand],
  otherThings: [0.5, 'of a range of things that are called otherwise', byHand],
  gramWeight: [0.25, 'of a term', byHand],
  soundWeight: [0.4, 'of a term: a word of another script that sounds alike', byHand],
  partOfName: [0.4, 'of a term: a word within the name of a thing, as in "ship abroad"', byHand],
});

/** Which sentences of a quotation are said first. */
export const leadWeights = readWeights({
  kindGain: [0.5, 'of all terms of the question: the sentence has the kind of thing asked for', byHand],
  clear: [
    0.5,
    'of all terms of the question: a sentence that says as much is said alone',
    `${development}: loses 10 of 1,124 answers, .4 loses 13`,
  ],
  rival: [0.5, 'of its score: unless another one says as much', `${development}: the same at .3`],
  maxNote: [120, 'letters of a paragraph that is a note of its own', byHand],
  near: [0.85, 'of the best score: an earlier sentence is as good', `${development}: between .7 and 1`],
});

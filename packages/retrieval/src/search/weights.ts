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
  largeBase: [5_000, 'passages from which on common terms are stored', byHand],
  commonShare: [0.02, 'of the passages: makes a term common', byHand],
  sampleSize: [2_000, 'passages that estimate it', byHand],
});

/** What is looked for if the base knows nothing of a thing asked, and how much the forms of a thing weigh together. */
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

/** What vectors add. Tried with two English sentence models; no value between .2 and .5 differs by more than two questions. */
export const vectorWeights = readWeights({
  neighbours: [50, 'passages that the vectors propose', byHand],
  fusion: [60, 'ranks: the constant of reciprocal rank fusion', textbook],
  nearWeight: [0.3, 'in the exponent, for each standard deviation of the cosine', 'two English models'],
  scoreFloor: [0.1, 'of the best score by words: what each passage has besides', 'two English models'],
  steepness: [8, 'in the exponent, for each 1 of the cosine above its threshold', byHand],
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
  outdated: [0.6, 'factor of a passage whose title says that it is no longer valid', byHand],
  exactShare: [0.5, 'of a range: the amount itself', `${development}: as much as a range loses four more`],
  minShared: [
    0.5,
    'of the terms: two passages are translations',
    'five languages of the demo: 89 % against .6 %',
  ],
});

/** What a thing weighs in a question, and what it is met by. */
export const thingWeights = readWeights({
  lightShare: [0.3, 'of a thing: one that says little', byHand],
  relatedShare: [
    0.5,
    'of a thing: met by a concept related to it',
    `${development}: wrongly abstained 40 to 34`,
  ],
});

/** How sure the words are. The unit of confidence is that of BM25 scores over a root. */
export const confidenceWeights = readWeights({
  uncalibratedThreshold: [1.4, 'confidence: the threshold of a base before its calibration', byHand],
  minThreshold: [1.7, 'confidence: the lowest threshold', `${development}: wrongly abstained .129 to .104`],
  percentile: [0.95, 'of everyday sentences that are below the threshold', byHand],
  minShare: [0.1, 'of the passages: a language gets a threshold of its own', byHand],
  unmetShare: [0.5, 'of a word that is nowhere in the base', byHand],
  foreignShare: [0.15, 'of such a word of another language', byHand],
  marginPower: [0.25, 'exponent of the margin before the second document', byHand],
  maxMargin: [2, 'times the score of the second document: more adds nothing', byHand],
  foreignGain: [1.15, 'factor: words of another language cannot meet', development],
  absentShare: [0.85, 'factor: a thing with a name in the lists is nowhere in the base', byHand],
  unknownShare: [
    0.7,
    'factor: another subject is nowhere in the base',
    `${development}: 25 to 18 of 222 answered wrongly`,
  ],
  thingsForUnknown: [4, 'things for each unknown subject that makes it doubtful', byHand],
  thingsForLacking: [4, 'things for each one lacking that makes easing wrong', development],
  minMet: [
    0.5,
    'of what the base knows of a question: a sure passage has it',
    `${development}: .55 and .6 are worse`,
  ],
  unsure: [0.9, 'of the threshold: a doubtful passage has at most this', byHand],
  silent: [0.4, 'of the threshold: a passage has at most this if the question is off topic', byHand],
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
});

/** Which sentences of a quotation are said first. */
export const leadWeights = readWeights({
  kindGain: [0.5, 'of all terms of the question: the sentence has the kind of thing asked for', byHand],
  near: [0.85, 'of the best score: an earlier sentence is as good', `${development}: between .7 and 1`],
  rival: [0.5, 'of the best score: another sentence is said too', `${development}: between .5 and .8`],
});

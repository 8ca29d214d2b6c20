import { readWeights } from '@jawab/core';

const byHand = 'chosen by hand';
/** For the most wrong replies withheld with nine tenths of the right ones whole. */
const replies = 'on test/misbehaviours/replies, at one value';
const compared = 'on test/misbehaviours/replies, best of several values';

/** Deeds and promises. */
export const deeds = readWeights({
  minShare: [0.75, 'of the pieces of a sentence, in one sentence of a page', replies],
});

/** When two words are forms of one. */
export const words = readWeights({
  minLatin: [4, 'letters in common at the beginning', replies],
  minHangul: [2, 'the same, in Hangul', replies],
  minOther: [3, 'the same, in other scripts', replies],
  alike: [0.57, 'of the longer word: the letters in common', replies],
  minSegment: [2, 'letters of a word in a script without spaces', replies],
});

/** Weights for aligning a sentence with the sentences of the pages. */
export const alignment = readWeights({
  light: [0.5, 'of a word: one that says little ("send")', replies],
  sameForm: [1.1, 'of a word: one in the same form', replies],
  number: [1, 'words: a number that is there', replies],
});

/** Yes and no. */
export const polarity = readWeights({
  minCover: [0.75, 'of the words of a clause, in one clause of the page', compared],
  turned: [1.1, 'times as well as the clauses of its own polarity fit those of the other', replies],
  before: [0.9, 'of a word: one that stands before in the sentence of the page', replies],
  minTold: [2, 'words beside those of the question that tell by themselves', replies],
  sameForm: [1.1, 'of a word: one in the same form', replies],
  number: [1, 'words: a number that is there', replies],
});

/** "Only". */
export const limits = readWeights({
  minShared: [2, 'words that a clause shares to be the same', replies],
  maxShare: [0.7, "of the page's clause: more is all of it", replies],
});

/** Conditions and limits that a reply leaves out. */
export const unsaid = readWeights({
  near: [4, 'words beside an "if" that say what it depends on', compared],
  minSaid: [0.5, 'of these: more are said', compared],
  maxAdded: [240, 'characters of a sentence that is put behind a reply', byHand],
});

/** A number beside other words. */
export const neighbours = readWeights({
  ofSentence: [0.5, 'of a word: one in the rest of the sentence', replies],
  margin: [1, 'rarity of words by which a rival fits better', compared],
});

/** Words that tell statements of a page apart. */
export const rivals = readWeights({
  maxDistance: [5, 'statements between two that are compared', replies],
  minMisused: [2, "words that only the rival's statement has", replies],
});

/** Which rows and columns of a table a text names. */
export const labels = readWeights({
  code: [1, 'words: a size or a class of a few letters', replies],
  day: [2, 'words: a day of the week', replies],
  range: [2, 'words: a range that contains an amount', replies],
  nearBest: [0.6, 'of the best', replies],
});

/** Limits for words that neither the page nor the question explains. */
export const topic = readWeights({
  light: [0.5, 'of a word: one that says little', replies],
  minLost: [1.5, 'words that nothing explains', replies],
  minVow: [0.7, 'of the words of a promise that are explained', replies],
  minExplained: [0.6, 'of the words that are explained', replies],
  minExplainedForeign: [0.25, 'the same, over a page in another language', compared],
  minTopic: [0.55, "of the question's words", compared],
  minInside: [0.25, 'of those that another sentence of its passage has', compared],
  nearRest: [0.5, 'of the closeness of the best sentence: a sentence that is said too', replies],
  minEcho: [2, 'words of a question said back', replies],
});

/** Limits by which a passage supports a sentence at all. */
export const support = readWeights({
  minUncited: [0.4, 'of the pieces of a sentence that cites no passage', byHand],
  minPieces: [2, 'pieces: fewer say too little', byHand],
  minSubjects: [2, 'concepts and names, to compare across languages', byHand],
  minAnswer: [0.5, 'of the pieces: a sentence that sounds like a refusal is an answer', byHand],
  minWord: [3, 'letters of a Latin word that is a piece', byHand],
  minStem: [4, 'letters that are kept of a word', byHand],
  stemShare: [0.7, 'of a longer word that is kept', byHand],
});

/** The language of a reply. */
export const replyLanguage = readWeights({
  sure: [0.9, 'confidence of a language that is not the one of the reply', byHand],
  enoughForTwins: [40, 'characters that tell two languages apart that are much alike', byHand],
  minPart: [16, 'characters of a part of a page whose language is told', byHand],
});

/** Limits by which text is a name, a phone number, a repetition or a statement. */
export const shapes = readWeights({
  minName: [3, 'letters of a name before an ending that no list has', byHand],
  countryCode: [4, 'digits of the code of a country, at most', byHand],
  minRepeated: [12, 'characters of a sentence that is told to be repeated', byHand],
  longRepeated: [200, 'characters of a sentence that may repeat itself', byHand],
  minStatement: [14, 'letters before a space that are a statement, in a script without full stops', replies],
  minPhrase: [60, 'characters before a space that ends a phrase, in such a script', byHand],
  minCut: [240, 'characters after which a text without ends is cut', byHand],
  leakWidth: [32, "characters of the prompt's rules that nobody says by chance", byHand],
  leakStep: [8, 'characters between two looks for them', byHand],
});

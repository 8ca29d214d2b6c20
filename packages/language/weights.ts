import { readWeights } from '@jawab/core';

const byHand = 'chosen by hand';

/** How sure it is which language a text is written in. Confidence lies between 0 and 1. */
export const detection = readWeights({
  unsure: [0.5, 'confidence: the most of a text that may be a name or another language', byHand],
  guessed: [0.45, 'confidence: the most for names and unknown words', byHand],
  sentenceWords: [4, 'words: names have fewer', byHand],
  redundancy: [
    14,
    'adjacent letter sequences that carry the evidence of one',
    'odd rows of the language data',
  ],
  expectation: [3, 'times as probable: an expected language before the text is read', byHand],
  smoothing: [0.1, 'occurrences of a sequence that was never seen', byHand],
  minLetters: [5, 'letters: fewer tell little', byHand],
  minKana: [0.1, 'of the characters: a text in Han is Japanese', byHand],
});

/** When a message changes the language of a conversation. */
export const replyLanguage = readWeights({
  sureEnough: [0.5, 'confidence: less is a guess', byHand],
  clear: [0.9, 'confidence against the language of the conversation, if both are alike', byHand],
  spokenWords: [4, 'words of a spoken message', byHand],
  spokenLetters: [12, 'letters of a spoken message', byHand],
  spokenShare: [0.6, 'of its words that are in the other language', byHand],
  minShortWords: [2, 'words of a shorter message', byHand],
  fewWords: [3, 'words of a message whose names of things say more than its letters', byHand],
});

/** Which language a text in Latin letters has. */
export const latinLanguage = readWeights({
  conceptWeight: [0.5, 'of a function word', byHand],
  clear: [0.9, 'confidence of a language that is neither expected nor English', byHand],
  sureEnough: [0.5, 'confidence of an expected language or English', byHand],
  fairlySure: [0.6, 'confidence of such a language beside one function word of it', byHand],
  minEvidence: [1, 'function words of a language that is not the usual one', byHand],
  minBeginning: [3, 'letters of the beginning of a word that shows a language', byHand],
  unexpectedWords: [2, 'function words of a language that nothing expects', byHand],
  unexpectedLetters: [7, 'letters of one function word that is enough', byHand],
});

/** When the sound of a word is enough to find it in another script. */
export const soundKeys = readWeights({
  minConsonants: [3, 'consonants that tell a word', byHand],
  minSound: [4, 'letters of a sound with fewer consonants', byHand],
});

/** Which concept a word names that is written in another way. */
export const nearNames = readWeights({
  minForOne: [5, 'letters of a word for one mistake', byHand],
  minForTwo: [9, 'letters of a word for two', byHand],
  minSound: [3, 'letters of a sound', byHand],
  maxDifference: [1 / 4, 'of the letters of a sound', byHand],
  maxBorrowedDifference: [1 / 3, 'of the letters of the sound of an English word', byHand],
  minBorrowedConsonants: [4, 'consonants of an English word', byHand],
  minConsonants: [3, 'consonants of an Arabic word', byHand],
  minStem: [3, 'letters of a stem', byHand],
  minToneless: [5, 'letters of a Thai or Lao name without its tones', byHand],
  minPlain: [5, 'letters of a name of one word without its accents', byHand],
  minLatin: [4, 'letters: shorter Latin words are a part of many others', byHand],
  minAccented: [0.2, 'of the words: one without diacritics is meant without them', byHand],
});

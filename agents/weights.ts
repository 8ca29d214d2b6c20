import { readWeights } from '@jawab/core';

const byHand = 'chosen by hand';

/** When the bot offers what may answer. From the threshold on it says that it does. */
export const certainty = readWeights({
  offeredFrom: [0.5, 'of the threshold', 'the decision is scaled so that worth is best from here on'],
});

/** Limits for passages that are quoted or offered beside the best one. */
export const beside = readWeights({
  secondIfSure: [0.5, 'of the best score, for a second document', byHand],
  ahead: [
    1.25,
    'times the score of the next section: the best one is clearly ahead',
    'development half: right in 146 of 184 such replies, and in 26 of 65 others',
  ],
  shareBefore: [0.3, 'of the best score, for a document of the answer before', byHand],
  choiceShare: [0.3, 'of the best score, for a section that is offered', byHand],
});

/** When the bot asks which of several sections is meant that are the same but for one thing. */
export const twins = readWeights({
  alike: [0.6, 'of the words of two sections (Dice): they say the same of different things', byHand],
  minShared: [3, 'words that they share at least', byHand],
  near: [
    0.8,
    'of the best score: a section that is offered',
    'development half: with .5, three right replies are lost',
  ],
});

/** Limits for comparing and recognising texts, independent of the threshold of a base. */
export const likeness = readWeights({
  sameQuestion: [0.75, 'of the weighed words of two questions (Dice)', byHand],
  languageOfTable: [0.9, 'confidence that cells of a table are another language', byHand],
  languageOfProse: [0.5, 'confidence that a quotation is another language', byHand],
  shortWord: [4, 'letters of a Latin word that is looked for in another text', byHand],
  shortLetters: [40, 'letters of a question that may lean on the one before', byHand],
  choiceLetters: [24, 'letters of one that names what the bot asked to choose', byHand],
  markedLetters: [60, 'letters of one with a word that refers to the one before', byHand],
});

/** How a chat model writes. */
export const writing = readWeights({
  temperature: [0.2, 'as of the provider: 0 always writes the most probable word', byHand],
  maxOutputTokens: [1_024, 'tokens of a reply', byHand],
});

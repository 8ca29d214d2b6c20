/**
 * The numbers of the check of meaning. Chosen by hand for the most wrong replies withheld with nine tenths of the right ones whole,
 * on `test/misbehaviours/replies` (ten businesses, 431 replies, 15 languages), while the failures of another shop's replies were
 * read too. `minTopic`, `margin` and `minExplainedForeign` were tried at several values; the others at one.
 */

/** Deeds and promises. Share of the pieces of a sentence that one sentence of a page must have. */
export const deeds = { minShare: 0.75 } as const;

/** When two words are forms of one: letters in common at the beginning, and their share of the longer word. */
export const words = { minLatin: 4, minHangul: 2, minOther: 3, alike: 0.57 } as const;

/** What a sentence rests on. A light word ("send") counts half; a word in the same form, and a number that is there, count extra. */
export const alignment = { light: 0.5, sameForm: 1.1, number: 1 } as const;

/** Yes and no. How many times as well the clauses of the other polarity must fit. */
export const polarity = { turned: 1.3, sameForm: 1.1, number: 1 } as const;

/** "Only". Words that a clause must share to be the same, and the share of the page's clause that is all of it. */
export const limits = { minShared: 2, maxShare: 0.7 } as const;

/** A number beside other words. What the rest of its sentence counts, and how much better a rival must fit, in rarity of words. */
export const neighbours = { ofSentence: 0.5, margin: 1 } as const;

/**
 * What is said beyond the page and beside the question. Words; shares of words explained in one language and in two; share of the
 * question's words; how near a sentence must be to the best one to count as said, as a share.
 */
export const topic = {
  light: 0.5,
  minLost: 1.5,
  minVow: 0.7,
  minExplained: 0.6,
  minExplainedForeign: 0.25,
  minTopic: 0.55,
  nearRest: 0.5,
  minEcho: 2,
} as const;

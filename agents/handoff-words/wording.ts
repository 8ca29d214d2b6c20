/**
 * What one language has for asking for a person. Entries are separated by commas, in lower case; `*` at the end of one
 * stands for any ending of the word. Accents of Latin letters, vowel marks and hamzas of Arabic do not matter.
 */
export interface Wording {
  /** Those who serve customers, and people as opposed to machines: said alone it is a wish. */
  staff: string;
  /** People in general: a wish only with something to do with them. */
  someone: string;
  /** What a visitor does with them: talks to, is connected to. */
  talk: string;
  /** Being called or written to by a person. */
  reach: string;
  /** Wishes, requests, politeness. */
  want: string;
  /** Whether anybody is there. */
  there: string;
  /** The machine that answers. */
  bot: string;
  /** Plain negation: turns the machine down, says nothing about people. */
  not: string;
  /** Not wanting, not needing. */
  refuse: string;
  /** Makes it a question or a report about something else: prices, hours, numbers, yesterday. */
  about: string;
  /** Says nothing here: articles, pronouns, particles, greetings. */
  small: string;
}

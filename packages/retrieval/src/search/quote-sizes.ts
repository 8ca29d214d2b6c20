import { writeOutTables } from '@jawab/language';
import { sizeInLetters } from '../chunker/size-in-letters.ts';

/** How much is quoted, in letters. A character of a dense script counts as two. */
export interface QuoteSizes {
  /** A passage with a table is quoted whole up to this size, and bullets are. */
  maxWhole: number;
  /** A passage without a table is quoted whole up to this size. */
  maxProse: number;
  /** The rows of a table if the question names none. */
  maxTable: number;
  /** The rows that the question names, two sentences, or the answer of a Q&A document. */
  maxPart: number;
  /** More than two sentences, in characters, and their number. */
  maxShort: number;
  maxSentences: number;
  /** A numbered list is quoted from its first item to its last up to this size. */
  maxSteps: number;
  /** Neighbouring sentences that are said first, and the sentences between two that say nearly as much of the question. */
  maxBrief: number;
  maxPair: number;
  /** What is said first if no sentence says more than the others, and the rows of a table. */
  maxLead: number;
  /** All quotations of a reply. */
  maxTogether: number;
  /** Returns the size of a quotation from a passage. */
  measure(quote: string, passage: string): number;
}

/** The sizes of quotations that are read. */
export const writtenSizes: QuoteSizes = {
  maxWhole: 800,
  maxProse: 700,
  maxTable: 600,
  maxPart: Number.POSITIVE_INFINITY,
  maxShort: 260,
  maxSentences: 3,
  maxSteps: Number.POSITIVE_INFINITY,
  maxBrief: 140,
  maxPair: 240,
  maxLead: 350,
  maxTogether: 800,
  measure: sizeInLetters,
};

/** The sizes of a quotation that is read if the bot is not sure: it is less sure of the sentence too, so it says more of them. */
export const unsureSizes: QuoteSizes = Object.assign({}, writtenSizes, { maxBrief: 240, maxPair: 350 });

/**
 * The sizes of quotations that are heard: 14 letters take a second, so 300 take 20 s. Steps may take a minute, because one that is
 * left out spoils the others. Rows are heard with the names of their columns.
 */
export const spokenSizes: QuoteSizes = {
  maxWhole: 300,
  maxProse: 300,
  maxTable: 300,
  maxPart: 300,
  maxShort: 300,
  maxSentences: 6,
  maxSteps: 800,
  maxBrief: 300,
  maxPair: 300,
  maxLead: 300,
  maxTogether: 300,
  measure: (quote, passage) => sizeInLetters(writeOutTables(quote, passage)),
};

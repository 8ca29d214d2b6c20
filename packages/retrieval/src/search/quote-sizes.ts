import { writeOutTables } from '@jawab/language';
import { sizeInLetters } from '../chunker/size-in-letters.ts';

/** How much is quoted, in letters. A character of a dense script counts as two. */
export interface QuoteSizes {
  /** A passage with a table is quoted whole up to this size, and bullets are. */
  maxWhole: number;
  /** A passage without a table is quoted whole up to this size. */
  maxProse: number;
  /** The rows of a table if the question names none, and a passage with a table that is said whole. */
  maxTable: number;
  /** The rows that the question names, two sentences, or the answer of a Q&A document. */
  maxPart: number;
  /** More than two sentences, in characters, and their number. */
  maxShort: number;
  maxSentences: number;
  /** A numbered list is quoted from its first item to its last up to this size. */
  maxSteps: number;
  /** A quotation up to `maxBrief` is said first as a whole. Of a longer one, a sentence is said with its neighbours up to `maxLead`. */
  maxBrief: number;
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
  maxLead: 350,
  maxTogether: 800,
  measure: sizeInLetters,
};

/** The sizes of a quotation that is read if the bot is not sure. */
export const unsureSizes: QuoteSizes = Object.assign({}, writtenSizes, { maxTable: 350 });

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
  maxLead: 300,
  maxTogether: 300,
  measure: (quote, passage) => sizeInLetters(writeOutTables(quote, passage)),
};

import type { Hit } from '@jawab/core';
import { isOutdated, reads } from '@jawab/language';
import {
  createQuoter,
  isSameSection,
  sizeInLetters,
  spokenSizes,
  unsureSizes,
  type Window,
  writtenSizes,
} from '@jawab/retrieval';
import { beside } from './weights.ts';

const { secondIfSure, shareBefore } = beside;

interface QuoteOptions {
  language: string | null;
  isSure: boolean;
  /** The ids of the documents of the answer before. */
  before?: readonly string[];
  isSpoken?: boolean;
  /** The day by which it is known what is valid (default: today). */
  today?: Date;
}

/**
 * Chooses what is quoted: the best sentences of the best passage, and if the reply is sure, those of another section that is nearly as
 * good, while both are short. A reply has one language: of two in different ones, only that which the asker reads best is quoted. A spoken
 * reply is shorter. Empty without hits. Pure.
 */
export function chooseQuotes(
  hits: Hit[],
  question: string,
  { language, isSure, before = [], isSpoken = false, today = new Date() }: QuoteOptions,
): Window[] {
  const sizes = isSpoken ? spokenSizes : isSure ? writtenSizes : unsureSizes;
  const quoter = createQuoter(hits, question, language, sizes);
  const best = quoter.best();
  if (!best || !isSure || best.hit.isOff) return best ? [best] : [];
  const room = sizes.maxTogether - sizeInLetters(best.quote);
  for (const hit of hits) {
    if (room <= 0) break;
    const order = rankOf(hit, language) - rankOf(best.hit, language);
    if (isSameSection(best.hit, hit) || order > 0 || (order === 0 && !isReadWith(best.hit, hit))) continue;
    const share = before.includes(hit.document_id) ? shareBefore : secondIfSure;
    const window =
      isNear(hit, hits[0] as Hit, share) && !isOutdated(hit.title, today) && quoter.bestOf(hit, room);
    if (window && wordsOf(window.quote) !== wordsOf(best.quote)) return order < 0 ? [window] : [best, window];
  }
  return [best];
}

/** Tells whether who reads one passage reads the other: a reply has one language. */
const isReadWith = ({ language: one }: Hit, { language: other }: Hit): boolean =>
  !one || !other || reads(one, other);

/** Orders passages by who reads them: the asker first, then who reads English. */
const rankOf = ({ language: own }: Hit, asker: string | null): number =>
  !own || (asker && reads(asker, own)) ? 0 : own === 'en' ? 1 : 2;

/** Normalises a quotation for comparison: two documents may have the same text. */
const wordsOf = (quote: string) => quote.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** Tells whether a hit is nearly as good as the best. */
const isNear = ({ score, isOff }: Hit, best: Hit, share: number): boolean =>
  score >= best.score * share && !isOff;

import type { Hit } from '@jawab/core';
import { isOutdated } from '@jawab/language';
import {
  createQuoter,
  isSameSection,
  sizeInLetters,
  spokenSizes,
  type Window,
  writtenSizes,
} from '@jawab/retrieval';
import { beside } from './weights.ts';

/** The share of the best score that a second and a third document need, beside a sure answer and beside an unsure one. */
const shares = {
  sure: [beside.secondIfSure],
  unsure: [beside.secondIfUnsure, beside.thirdIfUnsure],
};
const { shareBefore } = beside;

interface QuoteOptions {
  language: string | null;
  isSure: boolean;
  /** The ids of the documents of the answer before. */
  before?: readonly string[];
  isSpoken?: boolean;
}

/**
 * Chooses what is quoted: the best sentences of the best passage, then those of other documents that are nearly as good,
 * while all of it is short. A spoken reply is shorter. Empty without hits. Pure.
 */
export function chooseQuotes(
  hits: Hit[],
  question: string,
  { language, isSure, before = [], isSpoken = false }: QuoteOptions,
): Window[] {
  const sizes = isSpoken ? spokenSizes : writtenSizes;
  const quoter = createQuoter(hits, question, language, sizes);
  const best = quoter.best();
  if (!best) return [];
  const certainty = isSure ? 'sure' : 'unsure';
  const wanted = shares[certainty];
  const isBefore = ({ document_id }: Hit) => before.includes(document_id);
  const chosen = [best];
  let room = sizes.maxTogether[certainty] - sizeInLetters(best.quote);
  for (const hit of hits) {
    const share = wanted[chosen.length - 1];
    if (share === undefined || room <= 0) break;
    if (chosen.some((one) => isSameSection(one.hit, hit))) continue;
    const needed = isBefore(hit) ? Math.min(share, shareBefore) : share;
    const window = isNear(hit, hits[0] as Hit, needed) && quoter.bestOf(hit, room);
    if (!window) continue;
    chosen.push(window);
    room -= sizeInLetters(window.quote);
  }
  return chosen;
}

/** Tells whether a hit is nearly as good as the best. */
const isNear = ({ title, score }: Hit, best: Hit, share: number): boolean =>
  score >= best.score * share && !isOutdated(title, new Date());

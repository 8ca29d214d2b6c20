import { type Evidence, isLatin, readPieces } from './evidence.ts';
import { type Ground, sourcesFor } from './ground.ts';
import { shareOf } from './overlap.ts';
import type { Sentence } from './sentence.ts';
import { deeds } from './weights.ts';

const clauseEnd = /[,;:、，；：]| [–—-] /;

/**
 * A deed that the bot says it or the team has done for the customer ("I have cancelled your order"). A model that answers has
 * no actions, so that only what a page says in one sentence may be said.
 */
export function claimsDeed(sentence: Sentence, ground: Ground): boolean {
  const { claimsDeed: claims } = ground.claims;
  return claims(sentence.folded) && !isSaid(sentence.folded, sourcesFor(sentence, ground), ground, claims);
}

/**
 * Returns whether a sentence promises that somebody will do something for the customer ("We will call you"), and no page says so in one
 * sentence. Pages in another language cannot be compared by their words.
 */
export function makesVow(sentence: Sentence, ground: Ground): boolean {
  const { vows } = ground.claims;
  if (!vows(sentence.folded)) return false;
  const sources = sourcesFor(sentence, ground);
  const inLatin = isLatin(sentence.folded);
  if (!sources.every((text) => text.isComparable(inLatin))) return false;
  if (isSaid(sentence.folded, sources, ground)) return false;
  const clauses = sentence.folded.split(clauseEnd).filter(vows);
  return clauses.length === 0 || clauses.some((clause) => !isSaid(clause, sources, ground));
}

/** Tells whether one sentence of the business has nearly all pieces of a text, and passes a test. */
function isSaid(
  text: string,
  sources: readonly Evidence[],
  { language }: Ground,
  passes: (sentence: string) => boolean = () => true,
): boolean {
  const pieces = readPieces(text, language);
  const says = (one: string) => shareOf(pieces, one) >= deeds.minShare && passes(one);
  return pieces.length > 0 && sources.some((source) => source.sentences().some(says));
}

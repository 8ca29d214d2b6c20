import type { Hit } from '@jawab/core';
import { type Amount, type Asked, askedKinds, readAmounts, unsaid } from '@jawab/language';
import type { Span } from '../chunker/sentences.ts';
import { sizeInLetters } from '../chunker/size-in-letters.ts';
import { hasAskedName, readAskedNames } from './asked-codes.ts';
import { fitQuote } from './fit-quote.ts';
import { findLead } from './lead.ts';
import { type QuoteSizes, writtenSizes } from './quote-sizes.ts';
import { readSentences, type Sentence } from './read-sentences.ts';
import { hasTerm, saysTerm, type Term, weighQuestion } from './weigh-question.ts';
import { quoteWeights } from './weights.ts';

export interface Window {
  hit: Hit;
  /** Whole sentences, as written. */
  quote: string;
  /** `[start, end)` of the quote in `hit.text`, UTF-16 units. */
  start: number;
  end: number;
  /** The part of the quote that answers: `[start, end)` in `hit.text`. */
  lead: Span;
}

const { sentences, rankLoss, kindGain, shapeGain, impliedShare, minInBestPassage, minForPrice } =
  quoteWeights;

/** Returns neighbouring sentences of one passage, beginning with a given one, which may be longer than several may be. */
function windowAt(read: Sentence[], at: number, sizes: QuoteSizes): Sentence[] {
  const { maxSentences, maxShort, maxPart, measure } = sizes;
  const from = read[at] as Sentence;
  const inside: Sentence[] = [];
  for (const next of read.slice(at, at + maxSentences)) {
    if (next.hit !== from.hit) break;
    const { text } = next.hit;
    if (inside.length >= sentences && next.end - from.start > maxShort) break;
    if (inside.length > 0 && measure(text.slice(from.start, next.end), text) > maxPart) break;
    inside.push(next);
  }
  return inside;
}

const says = (sentence: Sentence, term: Term) =>
  saysTerm(sentence, term) || (term.part !== 'grams' && hasTerm(sentence.above, term));

/** Scores how well a window answers, without a penalty for length. */
function score(inside: Sentence[], terms: Term[], holds: boolean, gain: number): number {
  const share = (term: Term) =>
    inside.some((one) => says(one, term)) ? 1 : holds && term.implied ? impliedShare : 0;
  const sum = terms.reduce((total, term) => total + (term.isSound ? 0 : term.weight * share(term)), 0);
  return sum * (1 - rankLoss * (inside[0]?.rank ?? 0)) * (holds ? 1 + gain : 1);
}

interface Choice {
  from: Sentence;
  to: Sentence;
  score: number;
  holds: boolean;
}

/**
 * Chooses the best window: one of the best passage if it has the kind of thing asked for. For a price, chooses one with a price
 * if the best passage has none. If the question names one thing by a number, and sentences do too, the window begins with one of them.
 */
function choose(
  read: Sentence[],
  terms: Term[],
  { kinds }: Asked,
  names: readonly string[],
  sizes: QuoteSizes,
): Choice | null {
  const gain = kinds.some((kind) => unsaid.includes(kind)) ? shapeGain : kindGain;
  const all = read.map((from, at): Choice => {
    const inside = windowAt(read, at, sizes);
    const holds = inside.some((one) => one.holds);
    return { from, to: inside.at(-1) ?? from, score: score(inside, terms, holds, gain), holds };
  });
  const naming = all.filter(({ from: { hit, start, end } }) =>
    hasAskedName(hit.text.slice(start, end), names),
  );
  const choices = naming.length > 0 ? naming : all;
  const best = (of: Choice[]) =>
    of.reduce<Choice | null>((top, one) => (top && top.score >= one.score ? top : one), null);
  const first = best(choices);
  if (!first) return null;
  const holding = choices.filter(({ holds }) => holds);
  const isInBestPassage = ({ from }: Choice) => from.hit === read[0]?.hit;
  const inBest = isInBestPassage(first) ? null : best(holding.filter(isInBestPassage));
  if (inBest && inBest.score > first.score * minInBestPassage) return inBest;
  if (!kinds.includes('price') || read.some((one) => one.hit === first.from.hit && one.holds)) return first;
  const priced = best(holding);
  return priced && priced.score > first.score * minForPrice ? priced : first;
}

function wholeOf(hit: Hit): Window {
  const end = hit.text.length;
  return { hit, quote: hit.text, start: 0, end, lead: { start: 0, end } };
}

/** Returns where the answer of a Q&A document begins, below its question. Other passages begin with an answer. */
const answerAt = ({ source_type, text }: Hit): number => (source_type === 'qa' ? text.indexOf('\n') + 1 : 0);

/** Tells whether two passages stand below the same headings of a document. */
export const isSameSection = (one: Hit, other: Hit): boolean =>
  one.document_id === other.document_id && one.heading === other.heading;

/** Finds what to quote for one question. */
export interface Quoter {
  /**
   * Returns the best window of the three best passages, or null without hits. If the best hit is a Q&A document, its answer is
   * quoted, whole if it fits.
   */
  best(): Window | null;
  /**
   * Returns the best window of one section among those passages, or null if it is longer than `room`. A passage that fits is
   * quoted whole. A character of a dense script counts as two.
   */
  bestOf(section: Hit, room: number): Window | null;
}

/** Creates what reads the question and the sentences of its passages, once, when it is first called. */
function createReading(hits: Hit[], query: string, language: string | null) {
  let known:
    | { read: Sentence[]; terms: Term[]; asked: Asked; names: string[]; amounts: Amount[] }
    | undefined;
  return () => {
    if (known) return known;
    const asked = askedKinds(query);
    const read = readSentences(hits, asked.kinds, language);
    const terms = weighQuestion(query, asked, language, read);
    known = { read, asked, terms, names: readAskedNames(query), amounts: readAmounts(query) };
    return known;
  };
}

/**
 * Creates a {@link Quoter}. A window is neighbouring sentences that say most of the question, preferably with the kind of thing
 * it asks for. Pure.
 */
export function createQuoter(
  hits: Hit[],
  query: string,
  language: string | null,
  sizes = writtenSizes,
): Quoter {
  const [first] = hits;
  const readAll = createReading(hits, query, language);
  const isWholeAnswer = (hit: Hit) =>
    hit.source_type === 'qa' && sizes.measure(hit.text.slice(answerAt(hit)), hit.text) <= sizes.maxPart;
  const fitBest = (isOwn: (hit: Hit) => boolean, room: number): Window | null => {
    const { read, terms, asked, names, amounts } = readAll();
    const own = read.filter(({ hit, start }) => isOwn(hit) && start >= answerAt(hit));
    const choice = choose(own, terms, asked, names, sizes);
    if (!choice) return null;
    const { hit } = choice.from;
    if (isWholeAnswer(hit)) return wholeOf(hit);
    const maxWhole = Math.min(room, sizes.maxWhole);
    const maxProse = Math.min(room, sizes.maxProse);
    const fitted = { ...sizes, maxWhole, maxProse };
    const { start, end } = fitQuote(read, choice, { terms, amounts, language, sizes: fitted });
    const inHit = own.filter((one) => one.hit === hit);
    const lead = findLead(inHit, { start, end }, terms, sizes);
    return { hit, quote: hit.text.slice(start, end), start, end, lead };
  };
  return {
    best() {
      if (!first) return null;
      if (isWholeAnswer(first)) return wholeOf(first);
      const isOwn = (hit: Hit) => first.source_type !== 'qa' || hit === first;
      return fitBest(isOwn, sizes.maxWhole) ?? wholeOf(first);
    },
    bestOf(section, room) {
      const window = fitBest((hit) => isSameSection(hit, section), room);
      return window && sizeInLetters(window.quote) <= room ? window : null;
    },
  };
}

/** Returns the best window of {@link createQuoter}. Pure. */
export const bestWindow = (hits: Hit[], query: string, language: string | null): Window | null =>
  createQuoter(hits, query, language).best();

import type { Hit } from '@jawab/core';
import { askedKinds, containsKind, isOutdated, type Kind, lightConcepts, reads } from '@jawab/language';
import {
  analyzeQuestion,
  createQuoter,
  headingSeparator,
  isSameSection,
  type Quoter,
  sizeInLetters,
  spokenSizes,
  unsureSizes,
  type Window,
  writtenSizes,
} from '@jawab/retrieval';
import { readPassage } from './compare-question.ts';
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

interface Question {
  question: string;
  language: string | null;
}

/**
 * Chooses what is quoted: the best sentences of the best passage, and if the reply is sure, those of another section that is nearly as
 * good, while both are short. A reply has one language: of two in different ones that name as much of the question, only that which the
 * asker reads best is quoted. A spoken reply is shorter. Empty without hits. Pure.
 */
export function chooseQuotes(
  hits: Hit[],
  question: string,
  { language, isSure, before = [], isSpoken = false, today = new Date() }: QuoteOptions,
): Window[] {
  const sizes = isSpoken ? spokenSizes : isSure ? writtenSizes : unsureSizes;
  const quoter = createQuoter(hits, question, language, sizes);
  const best = chooseBest(hits, quoter, { question, language });
  if (!best || best.hit.isOff) return best ? [best] : [];
  const room = sizes.maxTogether - sizeInLetters(best.quote);
  for (const hit of hits) {
    if (room <= 0) break;
    const order = rankOf(hit, language) - rankOf(best.hit, language);
    if (isSameSection(best.hit, hit) || order > 0 || (order === 0 && !isReadWith(best.hit, hit))) continue;
    if (order < 0 && !namesMost(hit, best.hit, { question, language })) continue;
    if (order === 0 && (!isSure || isBeside(hit, best, { question, language }))) continue;
    const share = before.includes(hit.document_id) ? shareBefore : secondIfSure;
    const window =
      isNear(hit, hits[0] as Hit, share) && !isOutdated(hit.title, today) && quoter.bestOf(hit, room);
    if (window && wordsOf(window.quote) !== wordsOf(best.quote)) return order < 0 ? [window] : [best, window];
  }
  return [best];
}

/**
 * Returns the best window; of the best passage, if that is in another language than the passage of the window and names more of the
 * question. Words count beside concepts only in the language of the question.
 */
function chooseBest(hits: Hit[], quoter: Quoter, asked: Question): Window | null {
  const best = quoter.best();
  const [first] = hits;
  if (!best || !first || isReadWith(best.hit, first) || namesMost(best.hit, first, asked)) return best;
  return quoter.bestOf(first, Infinity) ?? best;
}

/** Tells whether who reads one passage reads the other: a reply has one language. */
const isReadWith = ({ language: one }: Hit, { language: other }: Hit): boolean =>
  !one || !other || reads(one, other);

/**
 * Tells whether a passage names most of what another one names of a question, or something of it in its title. Who asks about parking does
 * not want the free towels of a page that he can read.
 */
function namesMost(hit: Hit, other: Hit, { question, language }: Question): boolean {
  const asked = [...analyzeQuestion(question, language).concepts.keys()].filter(
    (key) => !lightConcepts.has(key),
  );
  const namedIn = (words: (string | null)[], written: string | null | undefined) => {
    const { concepts } = readPassage(words.join('\n'), language, written ?? null);
    return asked.filter((key) => concepts.has(key)).length;
  };
  const countIn = ({ title, heading, text, language: own }: Hit) => namedIn([title, heading, text], own);
  const all = countIn(other);
  return all === 0 || countIn(hit) * 2 > all || namedIn([hit.title, hit.heading], hit.language) > 0;
}

const spans: readonly Kind[] = ['duration', 'time', 'date', 'year'];
const areAlike = (one: Kind, other: Kind) =>
  one === other || [one, other].includes('quantity') || (spans.includes(one) && spans.includes(other));

/**
 * Tells whether a section is only near one of its page that says what was asked for, as days: its heading is about another kind of
 * thing, as costs, or nothing but the title of the page has words of the question.
 */
function isBeside(section: Hit, { hit, quote }: Window, { question, language }: Question): boolean {
  const { document_id, title, heading, text, language: written } = section;
  if (document_id !== hit.document_id || !heading) return false;
  const { kinds, subject } = askedKinds(question);
  if (!containsKind(quote, kinds)) return false;
  const own = askedKinds(heading.split(headingSeparator).at(-1) ?? title).kinds;
  if (own.length > 0 && !own.some((kind) => kinds.some((one) => areAlike(kind, one)))) return true;
  const said = readPassage([heading, text].join('\n'), language, written ?? null);
  const asked = analyzeQuestion(subject, language);
  return (
    asked.units.length > 0 &&
    !(
      asked.terms.keys().some((term) => said.terms.has(term)) ||
      asked.concepts.keys().some((key) => !lightConcepts.has(key) && said.concepts.has(key))
    )
  );
}

/** Orders passages by who reads them: the asker first, then who reads English. */
const rankOf = ({ language: own }: Hit, asker: string | null): number =>
  !own || (asker && reads(asker, own)) ? 0 : own === 'en' ? 1 : 2;

/** Normalises a quotation for comparison: two documents may have the same text. */
const wordsOf = (quote: string) => quote.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** Tells whether a hit is nearly as good as the best. */
const isNear = ({ score, isOff }: Hit, best: Hit, share: number): boolean =>
  score >= best.score * share && !isOff;

import { type Hit, remember } from '@jawab/core';
import { askedKinds, type ConceptKey, containsKind, normalise, reads } from '@jawab/language';
import { analyze, analyzeQuestion, bestWindow, isSameSection, type Unit } from '@jawab/retrieval';
import { findTwins, type Twin } from './find-twins.ts';
import { readsOpen } from './follow-up.ts';
import { keysOf, keysOfName, namedTwins } from './named-twins.ts';
import { twins as weights } from './weights.ts';

/** The question, and the source of the answer before. */
export interface TwinQuestion {
  message: string;
  /** The message, with the question before it if it leans on it. */
  query: string;
  language: string | null;
  /** The ids of the documents of the answer before. */
  before: readonly string[];
  /** True if the best passage may answer. */
  isFound: boolean;
}

/** The passages of a search, and what a question tells of sections that are the same but for one thing. */
export interface TwinsRead {
  /** Without the sections that are not meant. */
  hits: Hit[];
  /** Those that the question names, or that the answer before was from. */
  meant: Hit[];
  /** Those that it does not tell apart and that say different things: the asker is asked which one. */
  untold: Hit[];
}

/**
 * Reads which of several sections is meant whose names are the same but for one thing, as branches, plans or countries, and that have as
 * much of what was asked. Pure.
 */
export function readTwins(hits: Hit[], question: TwinQuestion): TwinsRead {
  const [first] = hits;
  const all = first ? findTwins(hits, first) : [];
  if (!first || all.length === 0) return { hits, meant: [], untold: [] };
  const { message, query, language, before, isFound } = question;
  const named = [...new Set([message, query])].map((text) => namedTwins(all, text, language));
  const cited = all.filter(({ hit }) => before.includes(hit.document_id));
  const meant = [...named, cited].find(({ length }) => length > 0) ?? [];
  const compare = compareByQuestion(all, question);
  const best = compare(first);
  const alike = all.filter(({ hit }) => compare(hit).met === best.met);
  if (meant.length > 0) {
    const others = alike.filter((twin) => !meant.includes(twin));
    const left = hits.filter((hit) => !others.some((twin) => isSameSection(twin.hit, hit)));
    return { hits: left, meant: meant.map(({ hit }) => hit), untold: [] };
  }
  const near = alike.filter(({ hit }) => hit.score >= first.score * weights.near);
  const isTold =
    !best.isSome || best.isPuzzling || !(isFound || best.isWhole) || saySame(near, query, language);
  return { hits, meant: [], untold: isTold ? [] : near.map(({ hit }) => hit) };
}

interface Compared {
  /** Flags as text: for each part of the question, whether the passage has it. */
  met: string;
  /** True if it has any of it, and if it has all. */
  isSome: boolean;
  isWhole: boolean;
  /** True if a word of another language may tell the twins apart. */
  isPuzzling: boolean;
}

/** Concepts that a time says without them, and those of the business itself. */
const opening: ReadonlySet<ConceptKey> = new Set<ConceptKey>(['open', 'closed', 'opening_hours', 'hour']);
const business: ReadonlySet<ConceptKey> = new Set<ConceptKey>(['store', 'branch']);
const none: ReadonlySet<ConceptKey> = new Set();

/** Questions find the same passages again and again. */
const maxRead = 1_000;

/** Returns the terms and the concepts of a passage, in the language of the question and in its own. */
const readPassage = remember((text: string, language: string | null, own: string | null) => {
  const { terms, concepts } = analyze(text, { language, also: own ? [own] : [], kind: 'document' });
  return { terms: new Set(terms.keys()), concepts: new Set(concepts.keys()) };
}, maxRead);

/** Returns what compares a passage with a question, without what is the twins' own. */
function compareByQuestion(all: Twin[], { query, language }: TwinQuestion): (hit: Hit) => Compared {
  const own = new Set(
    all.flatMap((twin) => keysOfName(twin.own, twin.hit.language ?? null, language).flat()),
  );
  const { kinds, rest } = askedKinds(query);
  const isOpen = readsOpen(language);
  const hours = kinds.includes('time') ? opening : none;
  const isImplied = ({ concepts }: Unit) =>
    concepts.length > 0 && concepts.every((key) => business.has(key) || hours.has(key));
  const units = analyzeQuestion(rest, language).units.filter(
    (unit) => !isOpen(unit) && !isImplied(unit) && !keysOf(unit).some((key) => own.has(key)),
  );
  return (hit) => {
    const text = `${hit.title}\n${hit.heading ?? ''}\n${hit.text}`;
    const { terms, concepts } = readPassage(text, language, hit.language ?? null);
    const isMet = (unit: Unit) =>
      unit.concepts.some((key) => concepts.has(key)) ||
      unit.terms.some((term) => terms.has(term)) ||
      unit.parts.filter((term) => terms.has(term)).length > unit.parts.length / 2;
    const isForeign =
      language !== null && hit.language !== null && !reads(language, hit.language ?? language);
    const met = units.map(isMet);
    const holds =
      kinds.length === 0 || containsKind(hit.text, kinds) || concepts.keys().some((key) => hours.has(key));
    return {
      met: [...met, holds].join(),
      isSome: met.includes(true) || (kinds.length > 0 && holds),
      isWhole: units.length + kinds.length > 0 && holds && !met.includes(false),
      isPuzzling: isForeign && units.some(({ concepts }, at) => concepts.length === 0 && !met[at]),
    };
  };
}

/** Tells whether all of some twins answer a question in the same words. */
function saySame(some: Twin[], query: string, language: string | null): boolean {
  const said = some.map(({ hit }) => normalise(bestWindow([hit], query, language)?.quote ?? hit.text));
  const unnamed = said.map((text, at) => text.replaceAll(some[at]?.own ?? '', ''));
  return new Set(said).size < 2 || new Set(unnamed).size < 2;
}

import type { Hit } from '@jawab/core';
import { normalise } from '@jawab/language';
import { bestWindow, isSameSection } from '@jawab/retrieval';
import { type Compared, compareByQuestion } from './compare-question.ts';
import { findTwins, type Twin } from './find-twins.ts';
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
  const compare = compareTwins(all, question);
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

/** Compares passages with a question without what is the twins' own. */
function compareTwins(all: Twin[], { query, language }: TwinQuestion): (hit: Hit) => Compared {
  const own = new Set(
    all.flatMap((twin) => keysOfName(twin.own, twin.hit.language ?? null, language).flat()),
  );
  return compareByQuestion(query, language, (unit) => keysOf(unit).some((key) => own.has(key)));
}

/** Tells whether all of some twins answer a question in the same words. */
function saySame(some: Twin[], query: string, language: string | null): boolean {
  const said = some.map(({ hit }) => normalise(bestWindow([hit], query, language)?.quote ?? hit.text));
  const unnamed = said.map((text, at) => text.replaceAll(some[at]?.own ?? '', ''));
  return new Set(said).size < 2 || new Set(unnamed).size < 2;
}

import type { SearchRequest } from '@jawab/core';
import { detectLanguage } from '@jawab/language';
import { analyze } from '../analyzer/analyze.ts';
import { conceptTerm, hashGram, hashTerm } from '../analyzer/hash.ts';

const maxQuery = 2_000;
const maxTerms = 64;
const maxGrams = 160;
const maxConcepts = 24;

/** What a search knows of its question. */
export type Asked = Pick<SearchRequest, 'query' | 'language' | 'also'>;

export interface Question {
  /** The words, then the concepts, as they are indexed. */
  names: string[];
  /** Their hashes. */
  terms: number[];
  weights: number[];
  grams: number[];
  /** For each word and each gram, the position of the concept that says the same, or null. */
  meant: { terms: (number | null)[]; grams: (number | null)[] };
  language: string | null;
  /** True for one function word or only courtesies: it matches passages but asks for none. */
  bare: boolean;
}

/** Turns a question into what the statement needs. Pure, so that it can overlap other work. */
export function prepareQuestion({ query, language, also = [] }: Asked): Question {
  const text = query.slice(0, maxQuery).toWellFormed();
  const known = language ?? detectLanguage(text, { likely: also }).language ?? also[0] ?? null;
  const {
    terms,
    grams,
    concepts,
    meant,
    bare = false,
  } = analyze(text, { language: known, also, kind: 'query' });
  const named = [...concepts].slice(0, maxConcepts);
  const kept = [...terms].slice(0, maxTerms);
  const keptGrams = [...grams.keys()].slice(0, maxGrams);
  const places = new Map(named.map(([key], at) => [key, kept.length + at]));
  const placeOf = (key: string) => places.get(meant.get(key) ?? '') ?? null;
  const names = [...kept.map(([term]) => term), ...named.map(([key]) => conceptTerm(key))];
  return {
    names,
    terms: names.map(hashTerm),
    weights: [...kept, ...named].map(([, weight]) => weight),
    grams: keptGrams.map(hashGram),
    meant: { terms: kept.map(([term]) => placeOf(term)), grams: keptGrams.map(placeOf) },
    language: known,
    bare,
  };
}

import { detectLanguage } from '@jawab/language';
import { analyze } from '../analyzer/analyze.ts';
import { hashGram, hashTerm } from '../analyzer/hash.ts';

const maxQuery = 2_000;
const maxTerms = 64;
const maxGrams = 160;

export interface Question {
  terms: number[];
  weights: number[];
  grams: number[];
  language: string | null;
  /** True for one function word or only courtesies: it matches passages but asks for none. */
  bare: boolean;
}

/** Turns a question into what the statement needs. Pure, so that it can overlap other work. */
export function prepareQuestion(query: string, language?: string | null): Question {
  const text = query.slice(0, maxQuery).toWellFormed();
  const known = language ?? detectLanguage(text).language;
  const { terms, grams, bare = false } = analyze(text, { language: known, kind: 'query' });
  const kept = [...terms].slice(0, maxTerms);
  return {
    terms: kept.map(([term]) => hashTerm(term)),
    weights: kept.map(([, weight]) => weight),
    grams: [...grams.keys()].slice(0, maxGrams).map(hashGram),
    language: known,
    bare,
  };
}

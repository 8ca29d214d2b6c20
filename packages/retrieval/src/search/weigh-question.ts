import type { Asked } from '@jawab/language';
import { analyze, type Terms } from '../analyzer/analyze.ts';
import type { Sentence } from './read-sentences.ts';

const gramWeight = 0.25;

/** A part of the question, and how much it counts among the sentences read. */
export interface Term {
  part: 'terms' | 'grams' | 'concepts';
  key: string;
  weight: number;
  /** True if a thing of the kind asked for says it without the word. */
  implied: boolean;
}

/** Tells whether a text has a term. */
export const hasTerm = (found: Terms, { part, key }: Pick<Term, 'part' | 'key'>): boolean =>
  (found[part] as Map<string, number>).has(key);

/** Weighs the terms of a question: the rarer a term is among the sentences, the more it counts. */
export function weighQuestion(
  query: string,
  { kinds, rest }: Asked,
  language: string | null,
  read: Sentence[],
): Term[] {
  const asked = analyze(query, { language, kind: 'query' });
  const said = kinds.length > 0 ? analyze(rest, { language, kind: 'query' }) : asked;
  const weighed = (part: Term['part'], key: string, weight: number): Term => {
    const found = read.filter((sentence) => hasTerm(sentence.found, { part, key })).length;
    const rarity = Math.log(1 + (read.length - found + 0.5) / (found + 0.5));
    return { part, key, weight: weight * rarity, implied: !hasTerm(said, { part, key }) };
  };
  return [
    ...Array.from(asked.terms, ([term, weight]) => weighed('terms', term, weight)),
    ...Array.from(asked.concepts, ([key, weight]) => weighed('concepts', key, weight)),
    ...Array.from(asked.grams.keys(), (gram) => weighed('grams', gram, gramWeight)),
  ];
}

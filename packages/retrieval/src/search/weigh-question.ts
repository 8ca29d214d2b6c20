import { type Asked, type ConceptKey, isSpeltOtherwise } from '@jawab/language';
import { analyzeQuestion, soundTerm, type Terms } from '../analyzer/analyze.ts';
import { windows } from '../analyzer/tokens.ts';
import { forms } from '../analyzer/weights.ts';
import type { Sentence } from './read-sentences.ts';
import { quoteWeights } from './weights.ts';

const { gramWeight, partOfName, soundWeight } = quoteWeights;

/** A part of the question, and how much it counts among the sentences read. */
export interface Term {
  part: 'terms' | 'grams' | 'concepts';
  key: string;
  weight: number;
  /** True if a thing of the kind asked for says it without the word. */
  implied: boolean;
  /** True for the sound of a name in another script, which tells rows of a table apart, but sentences by chance. */
  isSound: boolean;
}

/** Tells whether a text has a term. */
export const hasTerm = (found: Terms, { part, key }: Pick<Term, 'part' | 'key'>): boolean =>
  (found[part] as Map<string, number>).has(key);

/** Tells whether a sentence has a term, or a row of a table by its head. */
export const saysTerm = ({ found, head }: Sentence, term: Pick<Term, 'part' | 'key'>): boolean =>
  hasTerm(found, term) || (head !== null && term.part !== 'grams' && hasTerm(head, term));

/** Returns the sounds of words that passages in another script may write. */
function soundsOf({ units }: Terms, read: Sentence[]): string[] {
  const languages = new Set(read.flatMap(({ hit }) => hit.language ?? []));
  return units.flatMap(({ text, concepts }) => {
    const isOther = concepts.length === 0 && languages.values().some((tag) => isSpeltOtherwise(text, tag));
    return (isOther && soundTerm(text)) || [];
  });
}

/** Concepts that a time says without them. */
const hours = new Set<ConceptKey>(['open', 'closed', 'opening_hours', 'hour']);
/** The concept by which a question asks whether something costs nothing. Its subject is another one. */
const free = new Set<ConceptKey>(['free']);
const none: ReadonlySet<string> = new Set();

/** Returns the terms and concepts of the words of a question that mean nothing but some concepts. */
const wordsOf = ({ units }: Terms, meant: ReadonlySet<ConceptKey>): ReadonlySet<string> =>
  new Set(
    units
      .filter(({ concepts }) => concepts.length > 0 && concepts.every((key) => meant.has(key)))
      .flatMap(({ terms, parts, concepts }) => [...terms, ...parts, ...concepts]),
  );

/** Returns the words within names of several, and the grams of these words: the concept that the name stands for says more. */
function partsOfNames({ units }: Terms): ReadonlySet<string> {
  const words = units.flatMap(({ concepts, parts }) => (concepts.length > 0 ? parts : []));
  const grams = words.flatMap((word) => windows([...`_${word}_`], forms.gramLength).map(({ text }) => text));
  return new Set([...words, ...grams]);
}

/** Weighs the terms of a question: the rarer a term is among the sentences, the more it counts. */
export function weighQuestion(
  query: string,
  { kinds, rest }: Asked,
  language: string | null,
  read: Sentence[],
): Term[] {
  const asked = analyzeQuestion(query, language);
  const said = kinds.length > 0 ? analyzeQuestion(rest, language) : asked;
  const ofNames = partsOfNames(asked);
  const shareOf = (key: string) => (ofNames.has(key) ? partOfName : 1);
  const ofHours = kinds.includes('time') ? new Set([...hours, ...wordsOf(asked, hours)]) : none;
  const ofPrice = wordsOf(asked, free);
  const weighed = (part: Term['part'], key: string, weight: number): Term => {
    const found = read.filter((sentence) => saysTerm(sentence, { part, key })).length;
    const rarity = Math.log(1 + (read.length - found + 0.5) / (found + 0.5));
    const implied = !hasTerm(said, { part, key }) || ofHours.has(key) || ofPrice.has(key);
    return { part, key, weight: weight * rarity, implied, isSound: false };
  };
  return [
    ...Array.from(asked.terms, ([term, weight]) => weighed('terms', term, weight * shareOf(term))),
    ...soundsOf(asked, read).map((sound) => ({
      ...weighed('terms', sound, soundWeight),
      implied: false,
      isSound: true,
    })),
    ...Array.from(asked.concepts, ([key, weight]) => weighed('concepts', key, weight)),
    ...Array.from(asked.grams.keys(), (gram) => weighed('grams', gram, gramWeight * shareOf(gram))),
  ];
}

import { type Hit, remember } from '@jawab/core';
import { askedKinds, type ConceptKey, containsKind, reads } from '@jawab/language';
import { analyze, analyzeQuestion, type Unit } from '@jawab/retrieval';
import { readsOpen } from './follow-up.ts';

/** The parts of a question that a passage has. */
export interface Compared {
  /** Flags as text: for each part of the question, whether the passage has it. */
  met: string;
  /** True if it has any of it, and if it has all. */
  isSome: boolean;
  isWhole: boolean;
  /** True if a word of another language may tell passages apart. */
  isPuzzling: boolean;
}

/** Concepts that a time says without them, and those of the business itself. */
const opening: ReadonlySet<ConceptKey> = new Set<ConceptKey>(['open', 'closed', 'opening_hours', 'hour']);
const business: ReadonlySet<ConceptKey> = new Set<ConceptKey>(['store', 'branch']);
const none: ReadonlySet<ConceptKey> = new Set();

/** Questions find the same passages again and again. */
const maxRead = 1_000;

/** Returns the terms and the concepts of a passage, in the language of the question and in its own. */
export const readPassage = remember((text: string, language: string | null, own: string | null) => {
  const { terms, concepts } = analyze(text, { language, also: own ? [own] : [], kind: 'document' });
  return { terms: new Set(terms.keys()), concepts: new Set(concepts.keys()) };
}, maxRead);

/** Returns what compares a passage with the parts of a question that `isOwn` does not leave out. Pure. */
export function compareByQuestion(
  query: string,
  language: string | null,
  isOwn: (unit: Unit) => boolean = () => false,
): (hit: Hit) => Compared {
  const { kinds, rest } = askedKinds(query);
  const isOpen = readsOpen(language);
  const hours = kinds.includes('time') ? opening : none;
  const isImplied = ({ concepts }: Unit) =>
    concepts.length > 0 && concepts.every((key) => business.has(key) || hours.has(key));
  const units = analyzeQuestion(rest, language).units.filter(
    (unit) => !isOpen(unit) && !isImplied(unit) && !isOwn(unit),
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

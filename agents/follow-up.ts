import type { AnswerRequest, HistoryMessage, Reading } from '@jawab/core';
import { askedKinds, type ConceptKey, type Kind, lightConcepts, stopWords } from '@jawab/language';
import { analyze, analyzeQuestion, sizeInLetters, splitSentences, type Unit } from '@jawab/retrieval';
import { wasAskedWhich } from './chosen-section.ts';
import { likeness } from './weights.ts';

/** Letters are counted as in quotations: a character of a dense script counts as two. */
const { shortLetters, markedLetters, choiceLetters } = likeness;
const maxCarried = 200;
/** Concepts that say which of several cases is meant, or what is asked about a subject, but no subject. */
const qualifiers: ReadonlySet<ConceptKey> = new Set<ConceptKey>([
  ...(['price', 'fee', 'free', 'duration', 'delivery_time', 'deadline', 'tariff'] as const),
  ...(['start_date', 'end_date'] as const),
  ...(['baby', 'child', 'adult', 'senior', 'student', 'foreigner', 'women', 'men', 'family'] as const),
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const),
  ...(['weekend', 'working_day', 'holiday', 'today', 'tomorrow', 'hour_unit'] as const),
  ...(['morning', 'noon', 'afternoon', 'evening', 'night', 'small', 'medium', 'large'] as const),
]);

/**
 * Returns the search query. A short question that depends on the last one ("and on Sundays?") gets the words of that
 * question too; `rewritten` is true then. Pure, without a model.
 */
export function writeQuery(
  reading: Reading,
  history: HistoryMessage[],
): { query: string; rewritten: boolean } {
  const text = reading.message.trim();
  const isChoice = wasAskedWhich(history) && sizeInLetters(text) <= choiceLetters;
  const query = isChoice || leans(text, reading) ? joinBefore(text, history) : null;
  return { query: query ?? reading.message, rewritten: query !== null };
}

/**
 * Returns a short question below the one before it: it may depend on that one without a word that says so. Null if it is long, or the
 * first. Pure.
 */
export const readAsFollowUp = ({ message }: Reading, history: HistoryMessage[]): string | null =>
  sizeInLetters(message.trim()) <= markedLetters ? joinBefore(message.trim(), history) : null;

/** Returns a question below the last sentence of the question before it. Null if it is the first, or the same again. */
function joinBefore(text: string, history: HistoryMessage[]): string | null {
  const previous = history.findLast(({ role }) => role === 'user')?.content.trim();
  if (!previous || previous === text) return null;
  const [last = previous] = splitSentences(previous).slice(-1);
  return `${last.slice(0, maxCarried)}\n${text}`;
}

/** Kinds of things that a business has, so that a question for one needs no subject. */
const ofBusiness: Kind[] = ['place', 'phone', 'email', 'link'];

/** Returns what tells whether a thing of a question is no subject: a qualifier, a number or a small word. Pure. */
export function readsOpen(language: string | null): (unit: Unit) => boolean {
  const stops = stopWords(language);
  return ({ concepts, terms, parts }) =>
    concepts.length > 0
      ? concepts.every((key) => lightConcepts.has(key) || qualifiers.has(key))
      : [...terms, ...parts].every((term) => stops.has(term) || /^\p{N}+$/u.test(term));
}

function leans(text: string, { messageLanguage, isFollowUp }: Reading): boolean {
  if (isFollowUp && sizeInLetters(text) <= markedLetters) return true;
  if ([...text].length > shortLetters) return false;
  const language = messageLanguage;
  const { kinds, subject } = askedKinds(text);
  if (kinds.some((kind) => ofBusiness.includes(kind))) return false;
  const { length: words } = analyze(text, { language, kind: 'document' });
  const isOpen = readsOpen(language);
  const unitsOf = (said: string) => analyzeQuestion(said, language).units;
  const units = unitsOf(text);
  // Words that ask for a price may name its subject too, as a fee for delivery.
  const isNameless = units.every((unit) => isOpen(unit) || unit.concepts.length === 0);
  const isWord = words === 1 && (isNameless || kinds.length === 0);
  return isWord || units.every(isOpen) || (isNameless && unitsOf(subject).every(isOpen));
}

/** Returns the documents that the last answer cites, if the question is short: it may be about them. */
export function documentsBefore({
  reading,
  history,
}: Pick<AnswerRequest, 'reading' | 'history'>): readonly string[] {
  if ([...reading.message.trim()].length > shortLetters) return [];
  const last = history.at(-1);
  return last?.role === 'assistant' ? (last.documents ?? []) : [];
}

import { remember } from '@jawab/core';
import {
  type ConceptFound,
  type ConceptKey,
  findConcepts,
  findHours,
  isCity,
  isFunctionWord,
  type LeftOut,
  leftOut,
  lightConcepts,
  normalise,
  soundKey,
  withoutCourtesies,
  worldConcepts,
} from '@jawab/language';
import { readFeatures } from './features.ts';
import { type Part, type Run, scriptRuns, segmentWords } from './tokens.ts';
import { conceptWeights } from './weights.ts';

/** One thing a question speaks of: a word with its forms, or a name with the concepts it stands for. */
export interface Unit {
  from: number;
  to: number;
  text: string;
  /** True if no letter is before it. */
  opens: boolean;
  concepts: ConceptKey[];
  /** Terms for all of it, and for its parts. */
  terms: string[];
  parts: string[];
  /** The concepts of each name within its name, as "lost" and "phone" in "lost my phone". */
  inner: ConceptKey[][];
}

/**
 * The terms of a text. Of a document: how often each occurs in it. Of a question: how much each matters (at most 1 a
 * mention). `terms` find passages, `grams` only reorder what was found.
 */
export interface Terms {
  terms: Map<string, number>;
  grams: Map<string, number>;
  /** The keys of the concepts it names, counted or weighed like terms. */
  concepts: Map<ConceptKey, number>;
  /** Words, or pairs of characters where words are not spaced, counted with repetition. */
  length: number;
  /** Of a question: the things it speaks of. */
  units: Unit[];
  /** A question that is one function word, or nothing but courtesies. */
  bare?: boolean;
}

export interface AnalyzeOptions {
  /** BCP 47, when known: picks the stem rule of Latin words and the words a question can do without. */
  language?: string | null;
  /** Further languages that the text may name concepts in. English is always one. */
  also?: readonly string[];
  kind: 'document' | 'query';
}

const wordLetter = /[\p{L}\p{M}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** Endings that English joins to a word. Without this, the "s" of "what's" would match every possessive. */
const joined = /(?<=[a-z])['’](?:s|t|d|m|re|ll|ve)(?![\p{L}\p{N}])/gu;
const { conceptWeight, nestedWeight, lightWeight } = conceptWeights;

const weightOf = (key: ConceptKey, nested: boolean) =>
  lightConcepts.has(key) ? lightWeight : nested ? nestedWeight : conceptWeight;

const isLatin = /^\p{Script=Latin}/u;

/** Returns the term of what a word sounds like in any script, or null. */
export function soundTerm(word: string): string | null {
  const key = soundKey(word);
  return key === null ? null : `~${key}`;
}

const none: LeftOut = new Set();

/** Finds concepts. A function word of the text's language names no concept of another: Japanese "wa" is not WhatsApp. */
function findNames(
  text: string,
  language: string | null,
  also: readonly string[],
  stops: LeftOut,
): ConceptFound[] {
  const named = findConcepts(text, [language ?? 'en', 'en', ...also]);
  const isStop = ({ from, to }: ConceptFound) => stops.has(text.slice(from, to));
  if (!named.some(isStop)) return named;
  const own = new Set(findConcepts(text, [language ?? 'en']).map(({ from, to }) => `${from} ${to}`));
  return named.filter((one) => !isStop(one) || own.has(`${one.from} ${one.to}`));
}

/** Tells whether words that name only things of the world are a city: Riyadh is spelt like "sports". */
const isCityName = (text: string, { keys, from, to }: ConceptFound): boolean =>
  keys.every((key) => worldConcepts.has(key)) && isCity(text.slice(from, to));

function collect(text: string, { language = null, also = [], kind }: AnalyzeOptions, stops: LeftOut): Terms {
  const found: Terms = {
    terms: new Map(),
    grams: new Map(),
    concepts: new Map(),
    units: [],
    length: 0,
  };
  const all = findNames(text, language, also, stops);
  const named = kind === 'query' ? all.filter((one) => !isCityName(text, one)) : all;
  const add = <Key extends string>(into: Map<Key, number>, key: Key, weight: number) => {
    const known = into.get(key) ?? 0;
    into.set(key, kind === 'document' ? known + 1 : Math.max(known, weight));
  };
  for (const { keys, nested } of named)
    for (const key of keys) add(found.concepts, key, weightOf(key, nested) / keys.length);
  if (kind === 'document')
    for (const key of findHours(text, found.concepts.keys()))
      if (!found.concepts.has(key)) found.concepts.set(key, 1);
  const places: Part[] = [];
  for (const run of scriptRuns(text)) {
    const { terms, grams, length } = readFeatures(run, language, stops);
    for (const term of terms) add(found.terms, term.text, term.weight);
    for (const gram of grams) add(found.grams, gram.text, 1);
    found.length += length;
    if (kind === 'document') for (const sound of soundsOf(run, named)) add(found.terms, sound, 1);
    if (kind === 'query')
      places.push(...terms.map(({ text, from, to }) => ({ text, from: run.at + from, to: run.at + to })));
  }
  found.units = readUnits(text, named, places);
  return found;
}

/** Returns the sounds of words that name nothing, as places and products, by which questions in other scripts find them. */
function soundsOf({ script, text, at }: Run, named: ConceptFound[]): string[] {
  if ((script !== 'spaced' && script !== 'unspaced') || isLatin.test(text)) return [];
  const words = script === 'spaced' ? [{ text, from: 0, to: text.length }] : segmentWords(text);
  return words
    .filter(({ from, to }) => named.every((one) => one.to <= at + from || one.from >= at + to))
    .flatMap((word) => soundTerm(word.text) ?? []);
}

/** Joins what is at one place: names first, then the words outside of them, with the parts within each. */
function readUnits(text: string, named: ConceptFound[], places: Part[]): Unit[] {
  const units: Unit[] = [];
  const put = (from: number, to: number): Unit => {
    const known = units.find((unit) => unit.from <= from && unit.to >= to);
    if (known) return known;
    const opens = !wordLetter.test(text[from - 1] ?? '');
    const unit: Unit = {
      from,
      to,
      text: text.slice(from, to),
      opens,
      concepts: [],
      terms: [],
      parts: [],
      inner: [],
    };
    units.push(unit);
    return unit;
  };
  for (const { keys, nested, from, to } of named) if (!nested) put(from, to).concepts.push(...keys);
  for (const one of named) {
    const unit = one.nested && units.find(({ from, to }) => from <= one.from && to >= one.to);
    if (unit) unit.inner.push([...one.keys]);
  }
  const join = ({ from, to, terms, parts }: Unit, part: Part) =>
    (part.from === from && part.to === to ? terms : parts).push(part.text);
  const isPair = ({ text }: Part) => /^2[^0-9]/u.test(text);
  for (const part of places) if (!isPair(part)) join(put(part.from, part.to), part);
  for (const part of places) {
    const unit = isPair(part) && units.find(({ from, to }) => from <= part.from && to >= part.to);
    if (unit) join(unit, part);
  }
  return units;
}

/**
 * The terms of a text: words, stems, forms without diacritics, pairs of characters where words are not spaced, and the
 * concepts that it names. Pure. A question loses courtesies, question and function words unless nothing else is left.
 */
export function analyze(text: string, options: AnalyzeOptions): Terms {
  const { language = null, kind } = options;
  const plain = normalise(text);
  if (kind === 'document') return collect(plain, options, none);
  const asked = withoutCourtesies(plain.replace(joined, ''), language);
  const found = collect(asked, options, leftOut(language));
  if (found.length > 0) return found.length === 1 && isFunctionWord(asked) ? { ...found, bare: true } : found;
  const all = collect(plain, options, none);
  const bare =
    all.length > 0 && (isFunctionWord(plain) || isFunctionWord(asked) || !letterOrDigit.test(asked));
  return bare ? { ...all, bare } : all;
}

/** Quotes, twins and the key of a question read it again, and so do the turns of many visitors at once. */
const maxQuestions = 200;

/** Analyses a question in its language, as {@link analyze}. */
export const analyzeQuestion = remember(
  (text: string, language: string | null): Terms => analyze(text, { language, kind: 'query' }),
  maxQuestions,
);

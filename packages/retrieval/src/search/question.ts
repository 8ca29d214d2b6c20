import type { SearchRequest } from '@jawab/core';
import {
  type Amount,
  askedKinds,
  detectLanguage,
  type Kind,
  lightConcepts,
  plainConcepts,
  readAmounts,
  worldConcepts,
} from '@jawab/language';
import { analyze, type Unit } from '../analyzer/analyze.ts';
import { conceptTerm, hashGram, hashTerm } from '../analyzer/hash.ts';
import { type AskedUnit, looksLikeSubject } from './asked-unit.ts';
import { readSpares } from './spare-terms.ts';
import { spareWeights } from './weights.ts';

const latin = /\p{Script=Latin}/gu;
const letter = /\p{L}/gu;
const number = /^\p{N}+$/u;
const maxQuery = 2_000;
const maxTerms = 64;
const maxGrams = 160;
const maxConcepts = 24;

/** The question as a search receives it. */
export type Asked = Pick<SearchRequest, 'query' | 'language' | 'also'>;

export interface Question {
  /** The words, then the concepts, as they are indexed. */
  names: string[];
  /** Their hashes. */
  terms: number[];
  weights: number[];
  /** The number of the unit that each of them stands for, from 1; 0 for parts of units. */
  unitOf: number[];
  /** The same where parts count too, and 0 for a term that means something else than its unit. */
  wholeOf: number[];
  /** The usual weight of all forms of its unit together; 0 without a unit, and for one that says little. */
  usual: number[];
  /** True for a term that counts only if nothing of its unit is in the base. */
  spare: boolean[];
  grams: number[];
  units: AskedUnit[];
  /** The kinds of things it asks for. */
  kinds: Kind[];
  /** The amounts it names. */
  amounts: Amount[];
  language: string | null;
  /** True if most of it is in Latin letters. */
  isLatin: boolean;
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
    units,
    bare = false,
  } = analyze(text, { language: known, also, kind: 'query' });
  const named = [...concepts].slice(0, maxConcepts);
  const kept = [...terms].slice(0, maxTerms);
  const keptGrams = [...grams.keys()].slice(0, maxGrams);
  const names = [...kept.map(([term]) => term), ...named.map(([key]) => conceptTerm(key))];
  const places = new Map(names.map((name, at) => [name, at]));
  const placed = units.map((unit) => placeUnit(unit, places));
  const unitOf = names.map((_, at) => placed.findIndex((unit) => unit.places.includes(at)) + 1);
  const spares = readSpares(units, [known, ...also], new Set(names));
  for (const [at, { unit, isSame }] of spares.entries())
    (isSame ? placed[unit - 1]?.places : placed[unit - 1]?.related)?.push(names.length + at);
  const all = [...names, ...spares.map(({ name }) => name)];
  const wholeOf = all.map((_, at) => placed.findIndex((unit) => contains(unit, at)) + 1);
  return {
    names: all,
    terms: all.map(hashTerm),
    weights: [...[...kept, ...named].map(([, weight]) => weight), ...spares.map(({ weight }) => weight)],
    unitOf: [...unitOf, ...spares.map(({ unit }) => unit)],
    wholeOf,
    usual: wholeOf.map((unit) => usualOf(placed[unit - 1])),
    spare: all.map((_, at) => at >= names.length),
    grams: keptGrams.map(hashGram),
    units: placed,
    kinds: askedKinds(text).kinds,
    amounts: readAmounts(text),
    language: known,
    isLatin: (text.match(latin)?.length ?? 0) * 2 > (text.match(letter)?.length ?? 0),
    bare,
  };
}

const contains = ({ places, parts }: AskedUnit, place: number) =>
  places.includes(place) || parts.includes(place);

const usualOf = (unit: AskedUnit | undefined): number =>
  !unit || unit.isLight ? 0 : spareWeights[unit.isNamed ? 'usualNamed' : 'usualWord'];

const placeUnit = (
  { concepts, terms, parts, inner, text, opens }: Unit,
  places: Map<string, number>,
): AskedUnit => ({
  places: [...terms, ...concepts.map(conceptTerm)].flatMap((name) => places.get(name) ?? []),
  parts: parts.flatMap((name) => places.get(name) ?? []),
  inner:
    inner.length > 1 ? inner.map((keys) => keys.flatMap((key) => places.get(conceptTerm(key)) ?? [])) : [],
  related: [],
  isNamed: concepts.length > 0,
  isLight: concepts.length > 0 && concepts.every((key) => lightConcepts.has(key)),
  isPlain: concepts.length > 0 ? concepts.every((key) => plainConcepts.has(key)) : number.test(text),
  world: concepts.every((key) => worldConcepts.has(key))
    ? [...concepts, ...inner.flat()]
        .filter((key) => worldConcepts.has(key))
        .flatMap((key) => places.get(conceptTerm(key)) ?? [])
    : [],
  isSubject: concepts.length === 0 && looksLikeSubject(text, opens),
});

import {
  countryOf,
  findNearConcepts,
  isCity,
  isSpeltOtherwise,
  lightConcepts,
  relatedConcepts,
  scriptSets,
} from '@jawab/language';
import { analyze, soundTerm, type Unit } from '../analyzer/analyze.ts';
import { conceptTerm } from '../analyzer/hash.ts';
import { spareWeights } from './weights.ts';

/** A term that counts only if nothing of its unit is in the base. */
export interface Spare {
  name: string;
  weight: number;
  /** The number of its unit, from 1. */
  unit: number;
  /** True if it means the same as the unit, spelt in another way. */
  isSame: boolean;
}

const { relatedWeight, nearWeight, soundWeight } = spareWeights;
const maxSpares = 16;

/** A word between spaces, which people mistype; other scripts have no words to compare. */
const spaced = new RegExp(`^[${scriptSets.spaced}]+$`, 'u');

/** Numbers of neighbouring units that are words and name nothing. */
function unknownWords(units: Unit[]): number[][] {
  const groups: number[][] = [[]];
  const inOrder = Array.from(units.keys()).sort((a, b) => (units[a] as Unit).from - (units[b] as Unit).from);
  for (const at of inOrder) {
    const { concepts, text } = units[at] as Unit;
    if (concepts.length === 0 && spaced.test(text)) groups.at(-1)?.push(at);
    else groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

/** Returns the words for the country of a city, as a base in one of these languages writes them. */
const countryWords = (city: string, tags: string[]): string[] =>
  tags.flatMap((tag) => {
    const country = countryOf(city, tag);
    return country ? [...analyze(country, { language: tag, kind: 'document' }).terms.keys()] : [];
  });

/**
 * Returns what to look for if the base knows nothing of a thing asked: its name spelt right or in another script, related concepts, or
 * the country of a city.
 */
export function readSpares(units: Unit[], tags: (string | null)[], known: ReadonlySet<string>): Spare[] {
  const found = new Map<string, Spare>();
  const add = (spare: Spare) => {
    const { name } = spare;
    if (!known.has(name) && !found.has(name) && found.size < maxSpares) found.set(name, spare);
  };
  const spoken = ['en', ...tags.filter((tag) => tag !== null)];
  for (const group of unknownWords(units)) {
    const words = group.map((at) => (units[at] as Unit).text);
    for (const { from, to, keys } of findNearConcepts(words, spoken))
      for (const key of words.slice(from, to).some(isCity) ? [] : keys)
        add({
          name: conceptTerm(key),
          weight: nearWeight / keys.length,
          unit: (group[from] as number) + 1,
          isSame: true,
        });
    for (const at of group) {
      const { text } = units[at] as Unit;
      const name = spoken.some((tag) => isSpeltOtherwise(text, tag)) ? soundTerm(text) : null;
      if (name) add({ name, weight: soundWeight, unit: at + 1, isSame: true });
    }
  }
  for (const [at, { text, concepts }] of units.entries())
    if (concepts.length === 0)
      for (const name of countryWords(text, spoken))
        add({ name, weight: relatedWeight, unit: at + 1, isSame: false });
  for (const [at, { concepts }] of units.entries())
    for (const key of concepts.filter((one) => !lightConcepts.has(one)))
      for (const other of relatedConcepts(key))
        add({ name: conceptTerm(other), weight: relatedWeight, unit: at + 1, isSame: false });
  return [...found.values()];
}

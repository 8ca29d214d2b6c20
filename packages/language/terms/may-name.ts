import type { ConceptKey } from '../define-language.ts';
import { languages } from '../languages/index.ts';
import { type LanguageCode, readList, wordCodesOf } from '../registry.ts';
import { normalise } from '../text/normalise.ts';
import { nearNames } from '../weights.ts';
import { relatedConcepts } from './related-concepts.ts';

const namesByConcept = new Map<string, string[]>();

/** Returns the names of a concept in a language, normalised. */
function namesOf(key: ConceptKey, code: LanguageCode): string[] {
  const id = `${code} ${key}`;
  let names = namesByConcept.get(id);
  if (!names) {
    const listed = readList(languages[code].concepts[key]).map((name) => normalise(name).replace('*', ''));
    names = listed.filter((name) => name.length >= nearNames.minLatin || !/^[a-z]/.test(name));
    namesByConcept.set(id, names);
  }
  return names;
}

/**
 * Tells whether a normalised text may name one of some concepts, or one related to them, in the words of some languages. It finds
 * names within other words too. Finding the concepts of a passage takes ten times as long.
 */
export function mayName(text: string, keys: readonly ConceptKey[], tags: readonly string[]): boolean {
  const wanted = new Set(keys.flatMap((key) => [key, ...relatedConcepts(key)]));
  const codes = [...new Set(tags.flatMap((tag) => wordCodesOf(tag)))];
  return [...wanted].some((key) =>
    codes.some((code) => namesOf(key, code).some((name) => text.includes(name))),
  );
}

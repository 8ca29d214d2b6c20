import { languages } from '@jawab/language';
import { conceptTerm, hashTerm } from '../analyzer/hash.ts';
import { orderWeights } from './weights.ts';

/** A passage that was found: its language, its text and the hashes of its terms. */
export interface Readable {
  language: string | null;
  text: string;
  terms: ReadonlySet<number>;
}

let hashes: ReadonlySet<number> | undefined;

/** Returns those of the terms that are concepts. */
export function conceptsOf(terms: ReadonlySet<number>): ReadonlySet<number> {
  hashes ??= new Set(Object.keys(languages.en.concepts).map((key) => hashTerm(conceptTerm(key))));
  return terms.intersection(hashes);
}

const number = /\p{N}+/gu;
/** Returns how many terms of a passage a translation has too: its concepts and its numbers. */
const sizeOf = ({ terms, text }: Readable) => conceptsOf(terms).size + new Set(text.match(number)).size + 1;

/**
 * Groups passages that say the same in several languages, in the order of the first of each group. Concepts, numbers and names are terms
 * of every language: two passages are translations if, among all that were found, each is what shares most with the other. Pure.
 */
export function joinTranslations<Passage extends Readable>(passages: Passage[]): Passage[][] {
  const tongues = new Set(passages.map(({ language }) => language));
  if (tongues.size < 2) return passages.map((passage) => [passage]);
  const sizes = new Map(passages.map((passage) => [passage, sizeOf(passage)]));
  const sharedBy = (one: Passage, other: Passage) =>
    one.terms.intersection(other.terms).size /
    Math.sqrt((sizes.get(one) as number) * (sizes.get(other) as number));
  const nearest = findNearest(passages, sharedBy);
  const isTranslation = (one: Passage, other: Passage) =>
    nearest.get(one)?.get(other.language)?.passage === other &&
    nearest.get(other)?.get(one.language)?.passage === one;
  const groups: Passage[][] = [];
  for (const passage of passages) {
    const known = groups.find(
      (group) =>
        group.every(({ language }) => language !== passage.language) &&
        group.some((one) => isTranslation(one, passage)),
    );
    if (known) known.push(passage);
    else groups.push([passage]);
  }
  return groups;
}

/** The passage that shares most with another one. */
interface Nearest<Passage> {
  passage: Passage;
  shared: number;
}

/** Returns, for each passage, that of each other language which shares most with it, if it is enough for a translation. */
function findNearest<Passage extends Readable>(
  passages: Passage[],
  sharedBy: (one: Passage, other: Passage) => number,
): Map<Passage, Map<string | null, Nearest<Passage>>> {
  const nearest = new Map(passages.map((one) => [one, new Map<string | null, Nearest<Passage>>()]));
  const offer = (one: Passage, passage: Passage, shared: number) => {
    const known = nearest.get(one)?.get(passage.language);
    if (shared >= (known?.shared ?? orderWeights.minShared))
      nearest.get(one)?.set(passage.language, { passage, shared });
  };
  for (const [at, one] of passages.entries())
    for (const other of passages.slice(at + 1)) {
      if (one.language === other.language) continue;
      const shared = sharedBy(one, other);
      offer(one, other, shared);
      offer(other, one, shared);
    }
  return nearest;
}

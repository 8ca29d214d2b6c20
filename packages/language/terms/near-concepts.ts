import { editDistance, remember } from '@jawab/core';
import type { ConceptKey } from '../define-language.ts';
import { languages } from '../languages/index.ts';
import { type LanguageCode, readList, wordCodesOf } from '../registry.ts';
import { normalise, withoutDiacritics } from '../text/normalise.ts';
import { romanise } from '../text/romanise.ts';
import { skeletonOf, soundOf, spellEnglish } from '../text/sound.ts';
import { nearNames } from '../weights.ts';

/** Words, `[from, to)` of a list, that are a name of concepts spelt in another way. */
export interface NearConcepts {
  from: number;
  to: number;
  keys: readonly ConceptKey[];
}

interface Name {
  word: string;
  letters: number;
  key: ConceptKey;
  /** True if it may have any ending. */
  isStem: boolean;
}

/** The names of a language by their first letter, and by the consonants of their sound. */
interface NearNames {
  byLetter: Map<string, Name[]>;
  bySkeleton: Map<string, Name[]>;
}

const compiled = new Map<LanguageCode, NearNames>();
const put = (into: Map<string, Name[]>, at: string, name: Omit<Name, 'letters'>) => {
  const known = into.get(at);
  const whole = { ...name, letters: letterSets(name.word).at(-1) as number };
  if (known) known.push(whole);
  else into.set(at, [whole]);
};

/** Returns the letters of each beginning of a word, the empty one first, as a set of bits. Some letters share a bit. */
function letterSets(word: string): number[] {
  const sets = [0];
  for (let at = 0; at < word.length; at++)
    sets.push((sets[at] as number) | (1 << (word.charCodeAt(at) & 31)));
  return sets;
}

function countBits(set: number): number {
  let rest = set;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function compile(code: LanguageCode): NearNames {
  const names: NearNames = { byLetter: new Map(), bySkeleton: new Map() };
  const hasSound = languages[code].facts.scripts[0] !== 'latin' || !!languages[code].facts.romanises;
  const soundIn = (word: string) =>
    code === lender ? soundOf(spellEnglish(word)) : hasSound ? soundOf(romanise(word) ?? '') : '';
  for (const [key, list] of Object.entries(languages[code].concepts) as [ConceptKey, string][])
    for (const name of readList(list)) {
      const word = normalise(name).replace(/[\s*~'’-]/gu, '');
      const isStem = name.endsWith('*');
      if (!name.includes(' ') && /^[\p{L}\p{M}]+$/u.test(word))
        put(names.byLetter, word[0] as string, { word, key, isStem });
      const sound = soundIn(word);
      if (sound.length >= minSound)
        put(names.bySkeleton, skeletonOf(sound), { word: sound, key, isStem: false });
    }
  return names;
}

function namesOf(code: LanguageCode): NearNames {
  let known = compiled.get(code);
  if (!known) {
    known = compile(code);
    compiled.set(code, known);
  }
  return known;
}

const { minForOne, minForTwo, minSound, maxDifference, maxBorrowedDifference } = nearNames;
const { minBorrowedConsonants, minConsonants } = nearNames;
const maxWords = 3;
/** The language that others borrow words from, and write them in their own script as they sound. */
const lender = 'en';

/** The concepts of the names nearest to a word, and how far they are. */
interface Nearest {
  keys: ConceptKey[];
  distance: number;
}

/** Each edit changes at most two letters of a word, so a word with more other letters is not near. */
const maxLettersOfEdit = 2;

function nearest(names: Name[], word: string, max: number): Nearest {
  const sets = letterSets(word);
  const distanceTo = (name: Name, size: number, limit: number) =>
    Math.abs(name.word.length - size) > limit ||
    countBits(name.letters ^ (sets[size] as number)) > maxLettersOfEdit * limit
      ? limit + 1
      : editDistance(name.word, word.slice(0, size), limit);
  // A letter may be missing or too many in the part of a word that the stem is compared with.
  const distanceToStem = (name: Name, limit: number) =>
    Math.min(
      ...[-1, 0, 1].map((more) => distanceTo(name, Math.min(name.word.length + more, word.length), limit)),
    );
  let distance = max;
  let keys = new Set<ConceptKey>();
  for (const name of names) {
    const own = name.isStem ? distanceToStem(name, distance) : distanceTo(name, word.length, distance);
    if (own > distance) continue;
    if (own < distance) keys = new Set();
    distance = own;
    keys.add(name.key);
  }
  return { keys: [...keys], distance };
}

/** Visitors of a business ask with the same unknown words, as its products and places. */
const maxRemembered = 2_000;

const findMistyped = remember((word: string, code: LanguageCode): Nearest => {
  const names = namesOf(code).byLetter.get(word[0] as string) ?? [];
  return nearest(names, word, word.length < minForOne ? -1 : word.length < minForTwo ? 1 : 2);
}, maxRemembered);

const findHeard = remember((word: string, code: LanguageCode): Nearest => {
  const sound = soundOf(word);
  const skeleton = skeletonOf(sound);
  const names = sound.length < minSound ? [] : namesOf(code).bySkeleton.get(skeleton);
  const isWithoutVowels = languages[code].facts.scripts[0] === 'arabic' && skeleton.length >= minConsonants;
  const share = isWithoutVowels ? 1 : code === lender ? maxBorrowedDifference : maxDifference;
  return nearest(names ?? [], sound, Math.floor(sound.length * share));
}, maxRemembered);

/** Finds a word of English in another script, if it is long: many words of the language itself sound like a short one. */
function findBorrowed(word: string): Nearest {
  const written = romanise(word);
  const isLong = !!written && skeletonOf(soundOf(written)).length >= minBorrowedConsonants;
  return isLong ? findHeard(written, lender) : { keys: [], distance: 0 };
}

type Candidate = NearConcepts & { share: number };

function* candidatesOf(words: string[], codes: LanguageCode[]): Generator<Candidate> {
  for (let from = 0; from < words.length; from++)
    for (let size = 1; size <= Math.min(maxWords, words.length - from); size++) {
      const written = words.slice(from, from + size).join('');
      const word = withoutDiacritics(written);
      const isLatin = /^[a-z]+$/.test(word);
      if (!isLatin) {
        const { keys, distance } = findBorrowed(written);
        if (keys.length > 0) yield { from, to: from + size, keys, share: distance / word.length };
      }
      for (const code of codes)
        for (const { keys, distance } of [
          ...(size === 1 ? [findMistyped(words[from] as string, code)] : []),
          ...(isLatin && code !== lender ? [findHeard(word, code)] : []),
        ])
          if (keys.length > 0) yield { from, to: from + size, keys, share: distance / word.length };
    }
}

/**
 * Finds concepts in words that are not names as they stand: mistyped, a language of another script typed in Latin letters, or a word of
 * English in another script. The nearest names win, the longer of two. `words` are normalised neighbours; `tags` the languages that the
 * text may be in.
 */
export function findNearConcepts(words: string[], tags: Iterable<string>): NearConcepts[] {
  const codes = [...new Set(Array.from(tags, wordCodesOf).flat())];
  const candidates = [...candidatesOf(words, codes)].sort(
    (one, other) => one.share - other.share || other.to - other.from - (one.to - one.from),
  );
  const found: NearConcepts[] = [];
  for (const { from, to, keys } of candidates)
    if (found.every((one) => one.to <= from || one.from >= to)) found.push({ from, to, keys });
  return found.sort((one, other) => one.from - other.from);
}

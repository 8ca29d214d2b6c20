import type { ConceptKey } from '../define-language.ts';
import { languages } from '../languages/index.ts';
import { type LanguageCode, readList, wordCodesOf } from '../registry.ts';
import { findAllWords } from '../text/find-all-words.ts';
import { graphemes } from '../text/graphemes.ts';
import { normalise, withoutDiacritics } from '../text/normalise.ts';
import {
  dropLetters,
  foldWord,
  type PlacedLetters,
  placeLetters,
  stemLetters,
} from '../text/placed-letters.ts';
import { compileWords, type Entry, type WordMatcher } from '../text/word-matcher.ts';
import { nearNames } from '../weights.ts';
import { stem } from './stems.ts';

/** The concepts that a text names at one place, `[from, to)` in UTF-16 units. */
export interface ConceptFound {
  keys: readonly ConceptKey[];
  from: number;
  to: number;
  /** True if it is part of a longer name of something else, as "card" in "gift card". */
  nested: boolean;
}

/** Names compiled for one way of reading a text. */
interface Names {
  matcher: WordMatcher;
  /** The concepts of each meaning of the matcher, which counts from 1. */
  meanings: (readonly ConceptKey[])[];
}

interface Compiled {
  /** Names as they are written, those without diacritics that mean nothing else, and their loose forms. */
  written: Names;
  plain: Names;
  loose: Names;
}

type Found = Omit<ConceptFound, 'nested'>;

interface Form {
  word: string;
  key: ConceptKey;
  stem: boolean;
}

const compiled = new Map<LanguageCode, Compiled>();

const letter = /\p{L}/gu;
const { minStem, minToneless, minPlain, minAccented } = nearNames;

/** Cuts each word to its stem; a word whose stem is too short stays as it is. */
function stemWord(word: string, code: LanguageCode): string {
  const cut = stem(word, code);
  return (cut.match(letter)?.length ?? 0) < minStem ? word : cut;
}

/** Tone marks and marks of short vowels of Thai and Lao, which people leave out or mistake as they type. */
const tones = /[\u0e47-\u0e4e\u0ec8-\u0ece]/;

const isToned = (code: LanguageCode) => code === 'th' || code === 'lo';

/** The end of a word that an ending replaces, in languages whose words take many and have no stem rule. */
const replaced: Partial<Record<LanguageCode, RegExp>> = {
  kn: /\u0ccd$/,
  ml: /[\u0d4d\u0d02]$/,
  ta: /\u0bcd$/,
  te: /[\u0c4d\u0c02]$/,
};
/** Malayalam consonants that end a word, and how they are written before an ending. */
const final: Record<string, string> = { ൽ: 'ല', ൾ: 'ള', ർ: 'രറ', ൻ: 'ന', ൺ: 'ണ' };
/** The minimum number of syllables of a name that is known with any ending, and of one whose list says so. */
const minOpen = { name: 4, listed: 2 };

/** Returns names with any ending instead of their own: Malayalam സ്കൂൾ is school, സ്കൂളിൽ at school. */
function openForms(written: Form[], code: LanguageCode): Form[] {
  const end = replaced[code];
  if (!end) return [];
  const open = (word: string): string[] => {
    const rest = word.replace(end, '');
    return [...(final[rest.at(-1) ?? ''] ?? '')].map((letter) => rest.slice(0, -1) + letter).concat(rest);
  };
  return written
    .filter(({ word }) => !/[a-z]/.test(word))
    .flatMap(({ word, key, stem }) => open(word).map((opened) => ({ word: opened, key, stem })))
    .filter(({ word, stem }) => graphemes(word).length >= (stem ? minOpen.listed : minOpen.name))
    .map(({ word, key }) => ({ word, key, stem: true }));
}

/** Tells whether the names of a language have loose forms: stems, or spellings without tone marks. */
const isLoose = (code: LanguageCode) => isToned(code) || languages[code].words.stem !== null;

/** Cuts words to their stems, or leaves out tone marks in languages that have them. */
function loosen(letters: PlacedLetters, code: LanguageCode): PlacedLetters {
  if (!isLoose(code)) return letters;
  return isToned(code) ? dropLetters(letters, tones) : stemLetters(letters, (word) => stemWord(word, code));
}

/** A stem takes no other ending: "speed" and "spend" begin alike. */
function loosenForm({ word, key, stem }: Form, code: LanguageCode): Form {
  const loosened = loosen(placeLetters(word), code).text;
  return { word: loosened, key, stem: stem && (isToned(code) || loosened === word) };
}

function compileForms(forms: Form[]): Names {
  const named = new Map<string, { stem: boolean; keys: Set<ConceptKey> }>();
  for (const { word, key, stem: isStem } of forms) {
    const known = named.get(word) ?? { stem: false, keys: new Set() };
    known.keys.add(key);
    named.set(word, { stem: known.stem || isStem, keys: known.keys });
  }
  const numbers = new Map<string, number>();
  const meanings: (readonly ConceptKey[])[] = [[]];
  const entries = Array.from(named, ([word, { stem: isStem, keys }]): Entry => {
    const sorted = [...keys].sort();
    const id = sorted.join();
    const number = numbers.get(id) ?? meanings.push(sorted) - 1;
    numbers.set(id, number);
    return { word, stem: isStem, meaning: number };
  });
  return { matcher: compileWords(entries), meanings };
}

function compile(code: LanguageCode): Compiled {
  const written: Form[] = [];
  for (const [key, list] of Object.entries(languages[code].concepts) as [ConceptKey, string][])
    for (const name of readList(list))
      written.push({ word: foldWord(normalise(name)), key, stem: name.endsWith('*') });
  const names = new Set(written.map(({ word }) => word));
  const change = (form: Form, word: string) => ({ word, key: form.key, stem: form.stem });
  const plain = written
    .map((form) => change(form, withoutDiacritics(form.word)))
    .filter(({ word }) => !names.has(word) && (word.includes(' ') || word.length >= minPlain));
  const loose = (isLoose(code) ? written : [])
    .map((form) => loosenForm(form, code))
    .filter(({ word }) => !isToned(code) || word.length >= minToneless);
  return {
    written: compileForms(written),
    plain: compileForms(plain),
    loose: compileForms([...loose, ...openForms(written, code)]),
  };
}

function compiledFor(code: LanguageCode): Compiled {
  let known = compiled.get(code);
  if (!known) {
    known = compile(code);
    compiled.set(code, known);
  }
  return known;
}

const findNames = ({ matcher, meanings }: Names, letters: PlacedLetters): Found[] =>
  findAllWords(matcher, letters).map(({ from, to, meaning }) => ({
    keys: meanings[meaning] as readonly ConceptKey[],
    from: letters.places[from] as number,
    to: letters.places[to] as number,
  }));

const accented = /[\u00c0-\u024f\u1e00-\u1eff]/u;

function isTypedPlain(text: string): boolean {
  if (!accented.test(text)) return true;
  const words = text.split(' ');
  return words.filter((word) => accented.test(word)).length < words.length * minAccented;
}

/** Languages whose affixes make other words: Indonesian atas is above and atasan a manager. */
const affixed = new Set<LanguageCode>(['fil', 'id', 'ms']);

/** Tells whether a normalised word of such a language has no affix. Its derivations are no forms of it. */
const isRoot = (word: string, code: LanguageCode) =>
  affixed.has(code) && /^[a-z]+$/.test(word) && stemWord(word, code) === word;

/** Finds names in any form. A loose form says nothing of what is a name as it is written. */
function findIn(text: string, letters: PlacedLetters, code: LanguageCode): Found[] {
  const { written, plain, loose } = compiledFor(code);
  const found = findNames(written, letters);
  if (isTypedPlain(letters.text)) found.push(...findNames(plain, letters));
  const loosened = loosen(letters, code);
  const isWritten = ({ from, to }: Found) => found.some((one) => one.from <= from && one.to >= to);
  const isOther = (one: Found) => isWritten(one) || isRoot(text.slice(one.from, one.to), code);
  return [...found, ...findNames(loose, loosened).filter((one) => !isOther(one))];
}

/** Removes repetitions and marks names that are part of longer ones. */
function markNested(found: Found[]): ConceptFound[] {
  const apart = new Map(found.map((one) => [`${one.from} ${one.to} ${one.keys}`, one]));
  const all = [...apart.values()];
  return all.map(({ keys, from, to }) => ({
    keys,
    from,
    to,
    nested: all.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  }));
}

/** Returns the concepts that a normalised text names in the words of some languages, each given by its code or tag. */
export function findConcepts(text: string, tags: Iterable<string>): ConceptFound[] {
  const letters = placeLetters(text);
  const spoken = new Set(Array.from(tags, wordCodesOf).flat());
  return markNested([...spoken].flatMap((code) => findIn(text, letters, code)));
}

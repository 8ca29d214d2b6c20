import type { ConceptKey } from '../define-language.ts';
import { languages } from '../languages/index.ts';
import { formCodesOf, type LanguageCode, readList } from '../registry.ts';
import { findAllWords } from '../text/find-all-words.ts';
import { normalise, withoutDiacritics } from '../text/normalise.ts';
import { type PlacedLetters, placeLetters, stemLetters } from '../text/placed-letters.ts';
import { compileWords, type Entry, type WordMatcher } from '../text/word-matcher.ts';
import { stem } from './stems.ts';

/** The concepts that a text names at one place, `[from, to)` in UTF-16 units. */
export interface ConceptFound {
  keys: readonly ConceptKey[];
  from: number;
  to: number;
  /** True if it is part of a longer name of something else, as "card" in "gift card". */
  nested: boolean;
}

interface Compiled {
  matcher: WordMatcher;
  /** The concepts of each meaning of the matcher, which counts from 1. */
  meanings: (readonly ConceptKey[])[];
}

const compiled = new Map<LanguageCode, Compiled>();

const foldWord = (word: string) => placeLetters(normalise(word)).text;

/** The forms of a name that are looked for: as written, without diacritics, and with each word cut to its stem. */
function formsOfName(name: string, code: LanguageCode): Omit<Entry, 'meaning'>[] {
  const isStem = name.endsWith('*');
  const word = foldWord(name);
  const forms = [
    { word, stem: isStem },
    { word: withoutDiacritics(word), stem: isStem },
  ];
  const stemmed = word
    .split(' ')
    .map((part) => stem(part, code))
    .join(' ');
  if (stemmed !== word) forms.push({ word: stemmed, stem: false });
  return forms;
}

function compile(code: LanguageCode): Compiled {
  const named = new Map<string, { stem: boolean; keys: Set<ConceptKey> }>();
  for (const [key, list] of Object.entries(languages[code].concepts) as [ConceptKey, string][])
    for (const name of readList(list))
      for (const form of formsOfName(name, code)) {
        const known = named.get(form.word) ?? { stem: false, keys: new Set() };
        known.keys.add(key);
        named.set(form.word, { stem: known.stem || form.stem === true, keys: known.keys });
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

function compiledFor(code: LanguageCode): Compiled {
  let known = compiled.get(code);
  if (!known) {
    known = compile(code);
    compiled.set(code, known);
  }
  return known;
}

function findIn(letters: PlacedLetters, code: LanguageCode): Omit<ConceptFound, 'nested'>[] {
  const { matcher, meanings } = compiledFor(code);
  const stemmed = stemLetters(letters, (word) => stem(word, code));
  return (stemmed.text === letters.text ? [letters] : [letters, stemmed]).flatMap((form) =>
    findAllWords(matcher, form).map(({ from, to, meaning }) => ({
      keys: meanings[meaning] as readonly ConceptKey[],
      from: form.places[from] as number,
      to: form.places[to] as number,
    })),
  );
}

/** Removes repetitions and marks names that are part of longer ones. */
function markNested(found: Omit<ConceptFound, 'nested'>[]): ConceptFound[] {
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
  const spoken = new Set(Array.from(tags, formCodesOf).flat());
  return markNested([...spoken].flatMap((code) => findIn(letters, code)));
}

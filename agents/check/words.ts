import { once } from '@jawab/core';
import {
  type ConceptKey,
  claimsOf,
  findConcepts,
  isCurrency,
  lightConcepts,
  readNumerals,
  scriptSets,
  soundKey,
  stem,
  stopWords,
} from '@jawab/language';
import { scriptRuns, segmentWords } from '@jawab/retrieval';
import { words as weights } from './weights.ts';

/** A word that says what a text is about. */
export interface Word {
  /** In normalised form, and its stem. */
  text: string;
  form: string;
  concepts: readonly ConceptKey[];
  /** True if it says little: "send", "day". */
  isLight: boolean;
}

/** The words of a text, to look others up in. */
export interface Vocabulary {
  words: readonly Word[];
  texts: ReadonlySet<string>;
  forms: ReadonlySet<string>;
  concepts: ReadonlySet<ConceptKey>;
  /** The forms by their first letter, and those of scripts without spaces by their last one too. */
  byLetter: ReadonlyMap<string, readonly string[]>;
  /** How its words sound that are written in Latin letters, and in others. */
  sounds(isLatin: boolean): ReadonlySet<string>;
}

const hasLetter = new RegExp(`[${scriptSets.content}a-z]`, 'u');
/** A sign that turns the word after it: 未開封 is not 開封. */
const turning = /^[未不無无非]$/;

/** Reads the words of a normalised text that say what it is about: no numbers, courtesies or function words. */
export function readWords(folded: string, language: string): Word[] {
  const { isPolite } = claimsOf(language);
  const stops = stopWords(language);
  const concepts = findConcepts(folded, [language]);
  const numerals = readNumerals(folded);
  const words: Word[] = [];
  const add = (text: string, from: number) => {
    const to = from + text.length;
    if (stops.has(text) || isPolite(text) || isCurrency(text)) return;
    const overlapping = numerals.filter((one) => one.from < to && one.to > from);
    if (overlapping.some((one) => one.from <= from && one.to >= to)) return;
    const keys = new Set<ConceptKey>();
    for (const one of concepts) if (one.from < to && one.to > from) for (const key of one.keys) keys.add(key);
    // 周二 is a day, and a part of a number in words is no word.
    if (keys.size === 0 && overlapping.some((one) => one.to >= to || dense.test(text))) return;
    const isLight = keys.size > 0 && [...keys].every((key) => lightConcepts.has(key));
    words.push({ text, form: stem(text, language), concepts: [...keys], isLight });
  };
  for (const { script, text, at } of scriptRuns(folded)) {
    if (script === 'spaced' || script === 'hangul') {
      if (!/\d/.test(text) && (text.length > 1 || !/[a-z]/.test(text))) add(text, at);
      continue;
    }
    let turned = '';
    for (const part of segmentWords(text)) {
      if (turning.test(part.text)) {
        turned = part.text;
        continue;
      }
      const isWord = script === 'cjk' ? hasLetter.test(part.text) : part.text.length >= weights.minSegment;
      if (isWord) add(turned + part.text, at + part.from - turned.length);
      turned = '';
    }
  }
  return words;
}

export function vocabularyOf(words: readonly Word[]): Vocabulary {
  const texts = new Set(words.map(({ text }) => text));
  const forms = new Set(words.map(({ form }) => form));
  const soundsOf = (isLatin: boolean) => {
    const written = [...texts].filter((one) => latin.test(one) === isLatin && !dense.test(one));
    return new Set(written.flatMap((one) => soundKey(one) ?? []));
  };
  const [ofLatin, ofOthers] = [once(() => soundsOf(true)), once(() => soundsOf(false))];
  return {
    words,
    texts,
    forms,
    concepts: new Set(words.flatMap(({ concepts }) => concepts)),
    byLetter: indexForms(forms),
    sounds: (isLatin) => (isLatin ? ofLatin() : ofOthers()),
  };
}

function indexForms(forms: ReadonlySet<string>): Map<string, string[]> {
  const index = new Map<string, string[]>();
  const add = (letter: string, form: string) => {
    const known = index.get(letter);
    if (known) known.push(form);
    else index.set(letter, [form]);
  };
  for (const form of forms) {
    add(form[0] as string, form);
    if (dense.test(form) && form.at(-1) !== form[0]) add(form.at(-1) as string, form);
  }
  return index;
}

const latin = /^[a-z]/;
const hangul = /^\p{Script=Hangul}/u;
const dense = new RegExp(`^[${scriptSets.content}${scriptSets.unspaced}]`, 'u');

/** Tells whether two words are forms of one: in scripts with spaces they begin alike, in others one ends or begins with the other. */
function isAlike(one: string, other: string): boolean {
  const short = Math.min(one.length, other.length);
  if (dense.test(one))
    return (short >= weights.minSegment || /\p{Script=Han}/u.test(one)) &&
      !turning.test(one[0] as string) &&
      !turning.test(other[0] as string)
      ? one.startsWith(other) || other.startsWith(one) || one.endsWith(other) || other.endsWith(one)
      : false;
  if (latin.test(one) !== latin.test(other)) return false;
  const min = latin.test(one) ? weights.minLatin : hangul.test(one) ? weights.minHangul : weights.minOther;
  let same = 0;
  while (same < short && one[same] === other[same]) same++;
  return same >= min && same >= weights.alike * Math.max(one.length, other.length);
}

/** Tells whether a vocabulary has a word: its stem, another form of it, or a name of the same concept. */
export const hasWord = (vocabulary: Vocabulary, word: Word): boolean =>
  vocabulary.forms.has(word.form) ||
  word.concepts.some((key) => vocabulary.concepts.has(key)) ||
  hasAlike(vocabulary, word.form) ||
  soundsLike(vocabulary, word.text);

/** Tells whether a vocabulary has a form of a word itself: "motorbike" is not "car", though both are vehicles. A part of a word is not it. */
export const hasForm = (vocabulary: Vocabulary, word: Word): boolean =>
  vocabulary.forms.has(word.form) ||
  (!dense.test(word.form) && hasAlike(vocabulary, word.form)) ||
  soundsLike(vocabulary, word.text);

function hasAlike({ byLetter }: Vocabulary, form: string): boolean {
  const alike = (letter: string) => byLetter.get(letter)?.some((one) => isAlike(one, form)) ?? false;
  return alike(form[0] as string) || (dense.test(form) && alike(form.at(-1) as string));
}

/** Tells whether a vocabulary in another script has a word of the same sound. */
function soundsLike(vocabulary: Vocabulary, text: string): boolean {
  const sounds = vocabulary.sounds(!latin.test(text));
  if (sounds.size === 0) return false;
  const sound = soundKey(text);
  return sound !== null && sounds.has(sound);
}

import {
  type ConceptKey,
  claimsOf,
  findConcepts,
  isCurrency,
  lightConcepts,
  readNumerals,
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
}

const hasLetter = /[\p{Script=Han}\p{Script=Katakana}a-z]/u;
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
    if (numerals.some((one) => one.from < to && one.to > from && (one.to >= to || dense.test(text)))) return;
    const keys = new Set<ConceptKey>();
    for (const one of concepts) if (one.from < to && one.to > from) for (const key of one.keys) keys.add(key);
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

export const vocabularyOf = (words: readonly Word[]): Vocabulary => ({
  words,
  texts: new Set(words.map(({ text }) => text)),
  forms: new Set(words.map(({ form }) => form)),
  concepts: new Set(words.flatMap(({ concepts }) => concepts)),
});

const latin = /^[a-z]/;
const hangul = /^\p{Script=Hangul}/u;
const dense =
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

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
export const hasWord = ({ texts, forms, concepts }: Vocabulary, word: Word): boolean =>
  forms.has(word.form) ||
  word.concepts.some((key) => concepts.has(key)) ||
  [...forms].some((form) => isAlike(form, word.form)) ||
  soundsLike(texts, word.text);

/** Tells whether a vocabulary in another script has a word of the same sound. */
function soundsLike(texts: ReadonlySet<string>, text: string): boolean {
  const isLatin = latin.test(text);
  const others = [...texts].filter((one) => latin.test(one) !== isLatin && !dense.test(one));
  if (others.length === 0) return false;
  const sound = soundKey(text);
  return sound !== null && others.some((one) => soundKey(one) === sound);
}

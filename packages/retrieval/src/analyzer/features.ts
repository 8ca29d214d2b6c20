import {
  graphemes,
  type LeftOut,
  readLetterNames,
  scriptSets,
  stem,
  withoutDiacritics,
} from '@jawab/language';
import { type Part, type Run, segmentWords, windows } from './tokens.ts';
import { forms } from './weights.ts';

/** A term, its weight in a question, and the part of the run that it stands for. */
export interface Feature extends Part {
  weight: number;
}

/** Features of a run of text for the search. `terms` find passages, `grams` only reorder the passages found. */
export interface Features {
  terms: Feature[];
  grams: Part[];
  /** Words, or pairs of characters where words are not spaced. */
  length: number;
}

const nothing: Features = { terms: [], grams: [], length: 0 };
const hiragana = /^\p{Script=Hiragana}$/u;
/** Endings and particles, which most Japanese passages have. */
const hiraganaPair = /^\p{Script=Hiragana}{2}$/u;
/** Kana between two characters of a word, which people write or leave out: 引き出物 and 引出物, 引っ越し and 引越し. */
const okurigana = /(?<first>\p{Script=Han})[っいきぎしちりみびえけげせてれめべ](?<second>\p{Script=Han})/gu;
/** A word of one ideograph with an ending, which inflection changes: 飲む, 飲める, 飲み. */
const inflected = /^(?<root>\p{Script=Han})\p{Script=Hiragana}{1,3}$/u;
/** A number with its unit, as "150mbps", which others write apart. */
const measure = /^(?:(?<amount>\p{N}{1,4})(?<unit>\p{L}{2,5})|(?<name>\p{L}{2,5})(?<number>\p{N}{1,4}))$/u;
/** Scripts of agglutinating languages without a stem rule: the first syllables stand for the root. */
const agglutinating = new RegExp(`^[${scriptSets.agglutinating}]`, 'u');

/** Returns the first syllables; the last one without its signs, which inflection changes. */
const root = (word: string) =>
  graphemes(word)
    .slice(0, forms.prefixLength)
    .join('')
    .replace(/\p{M}+$/u, '');

const weigh = ({ from, to }: Part, text: string, weight: number): Feature => ({ text, from, to, weight });

function spaced(word: string, language: string | null): Features {
  const whole: Part = { text: word, from: 0, to: word.length };
  const stemmed = stem(word, language);
  const plain = withoutDiacritics(word);
  const abbreviation = readLetterNames(word);
  const terms = [weigh(whole, stemmed, 1)];
  if (stemmed !== word) terms.push(weigh(whole, word, forms.surfaceWeight));
  if (agglutinating.test(word)) terms.push(weigh(whole, `^${root(word)}`, forms.prefixWeight));
  if (plain !== word) terms.push(weigh(whole, plain, forms.plainWeight));
  if (abbreviation) terms.push(weigh(whole, abbreviation, forms.abbreviationWeight));
  for (const part of Object.values(measure.exec(word)?.groups ?? {}))
    if (part) terms.push(weigh(whole, part, forms.partWeight));
  const grams = windows([...`_${plain}_`], forms.gramLength).map(({ text }) => ({
    text,
    from: 0,
    to: word.length,
  }));
  return { terms, grams, length: 1 };
}

function cjk(text: string, stops: LeftOut): Features {
  const words = segmentWords(text).filter((word) => !stops.has(word.text) && !hiragana.test(word.text));
  const isAsked = stops.size > 0;
  const pairs = windows([...text], 2).filter(
    ({ text: pair }) => !stops.has(pair) && !(isAsked && hiraganaPair.test(pair)),
  );
  const terms = [...words, ...[...pairs, ...withoutOkurigana(text)].map(asPair)];
  return {
    terms: [...terms.map((term) => weigh(term, term.text, 1)), ...words.flatMap(rootOf)],
    grams: [],
    length: words.length + pairs.length,
  };
}

/** Returns what the forms of a Japanese verb share. */
function rootOf(word: Part): Feature[] {
  const root = inflected.exec(word.text)?.groups?.root;
  return root ? [weigh(word, root, forms.prefixWeight)] : [];
}

const asPair = ({ text, from, to }: Part): Part => ({ text: `2${text}`, from, to });

/** Returns the pairs that a run has when it is written with fewer kana. */
const withoutOkurigana = (text: string): Part[] =>
  Array.from(text.matchAll(okurigana), ({ 0: found, index, groups }) => ({
    text: `${groups?.first}${groups?.second}`,
    from: index,
    to: index + found.length,
  }));

function hangul(text: string, stops: LeftOut): Features {
  if (stops.has(text)) return nothing;
  const letters = [...text];
  const pairs =
    letters.length < 2
      ? [{ text, from: 0, to: text.length }]
      : windows(letters, 2).filter(({ text: pair }) => !stops.has(pair));
  return { terms: pairs.map((pair) => weigh(pair, pair.text, 1)), grams: [], length: pairs.length };
}

function unspaced(text: string, stops: LeftOut): Features {
  const words = segmentWords(text).filter((word) => !stops.has(word.text));
  return {
    terms: words.map((word) => weigh(word, word.text, 1)),
    grams: windows(graphemes(text), forms.unspacedGramLength),
    length: words.length,
  };
}

/** Returns what a run is found by, without stop words. `language` picks the stem rule of Latin words. */
export function readFeatures(run: Run, language: string | null, stops: LeftOut): Features {
  switch (run.script) {
    case 'cjk':
      return cjk(run.text, stops);
    case 'hangul':
      return hangul(run.text, stops);
    case 'unspaced':
      return unspaced(run.text, stops);
    case 'spaced':
      return stops.has(run.text) ? nothing : spaced(run.text, language);
  }
}

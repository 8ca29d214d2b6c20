import {
  graphemes,
  isFunctionWord,
  normalise,
  stem,
  stopWords,
  withoutCourtesies,
  withoutDiacritics,
} from '@jawab/language';
import { type Run, scriptRuns, segmentWords, windows } from './tokens.ts';

/**
 * The terms of a text. Of a document: how often each stands in it. Of a question: how much each matters (at most 1 a
 * mention). `terms` find passages, `grams` only reorder what was found.
 */
export interface Terms {
  terms: Map<string, number>;
  grams: Map<string, number>;
  /** Words, or pairs of characters where words are not spaced, counted with repetition. */
  length: number;
  /** A question that is one function word, or nothing but courtesies. */
  bare?: boolean;
}

export interface AnalyzeOptions {
  /** BCP 47, when known: picks the stem rule of Latin words and the words a question can do without. */
  language?: string | null;
  kind: 'document' | 'query';
}

interface Features {
  terms: [term: string, weight: number][];
  grams: string[];
  length: number;
}

const nothing: Features = { terms: [], grams: [], length: 0 };
const hiragana = /^\p{Script=Hiragana}$/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** What English joins to a word: the "s" of "what's" would meet every possessive. */
const joined = /(?<=[a-z])['’](?:s|t|d|m|re|ll|ve)(?![\p{L}\p{N}])/gu;
const gramLength = 4;
const surfaceWeight = 0.2;
const plainWeight = 0.5;
const prefixWeight = 0.5;
const prefixLength = 3;
/** Scripts of agglutinating languages without a stem rule: the first syllables stand for the root. */
const agglutinating =
  /^[\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Sinhala}]/u;

/** The first syllables; the last one without its signs, which inflection changes. */
const root = (word: string) =>
  graphemes(word)
    .slice(0, prefixLength)
    .join('')
    .replace(/\p{M}+$/u, '');

function spaced(word: string, language: string | null): Features {
  const stemmed = stem(word, language);
  const plain = withoutDiacritics(word);
  const terms: Features['terms'] = [[stemmed, 1]];
  if (stemmed !== word) terms.push([word, surfaceWeight]);
  if (agglutinating.test(word)) terms.push([`^${root(word)}`, prefixWeight]);
  if (plain !== word) terms.push([plain, plainWeight]);
  return { terms, grams: windows([...`_${plain}_`], gramLength), length: 1 };
}

function cjk(text: string, stops: ReadonlySet<string>): Features {
  const words = segmentWords(text).filter((word) => !stops.has(word) && !hiragana.test(word));
  const pairs = windows([...text], 2).filter((pair) => !stops.has(pair));
  return {
    terms: [...words, ...pairs.map((pair) => `2${pair}`)].map((term) => [term, 1]),
    grams: [],
    length: words.length + pairs.length,
  };
}

function hangul(text: string, stops: ReadonlySet<string>): Features {
  if (stops.has(text)) return nothing;
  const letters = [...text];
  const pairs = letters.length < 2 ? [text] : windows(letters, 2);
  return { terms: pairs.map((pair) => [pair, 1]), grams: [], length: pairs.length };
}

function unspaced(text: string, stops: ReadonlySet<string>): Features {
  const words = segmentWords(text).filter((word) => !stops.has(word));
  return { terms: words.map((word) => [word, 1]), grams: windows(graphemes(text), 3), length: words.length };
}

function features(run: Run, language: string | null, stops: ReadonlySet<string>): Features {
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

const none: ReadonlySet<string> = new Set();

function collect(
  text: string,
  language: string | null,
  stops: ReadonlySet<string>,
  kind: AnalyzeOptions['kind'],
): Terms {
  const found: Terms = { terms: new Map(), grams: new Map(), length: 0 };
  for (const run of scriptRuns(text)) {
    const { terms, grams, length } = features(run, language, stops);
    for (const [term, weight] of terms) {
      const known = found.terms.get(term) ?? 0;
      found.terms.set(term, kind === 'document' ? known + 1 : Math.max(known, weight));
    }
    for (const gram of grams)
      found.grams.set(gram, kind === 'document' ? (found.grams.get(gram) ?? 0) + 1 : 1);
    found.length += length;
  }
  return found;
}

/**
 * The terms of a text: words, stems, forms without diacritics, pairs of characters where words are not spaced. Pure.
 * A question loses courtesies, question and function words unless nothing else is left.
 */
export function analyze(text: string, { language = null, kind }: AnalyzeOptions): Terms {
  const plain = normalise(text);
  if (kind === 'document') return collect(plain, language, none, kind);
  const asked = withoutCourtesies(plain.replace(joined, ''), language);
  const found = collect(asked, language, stopWords(language), kind);
  if (found.terms.size > 0)
    return found.length === 1 && isFunctionWord(asked) ? { ...found, bare: true } : found;
  const all = collect(plain, language, none, kind);
  const bare =
    all.length > 0 && (isFunctionWord(plain) || isFunctionWord(asked) || !letterOrDigit.test(asked));
  return bare ? { ...all, bare } : all;
}

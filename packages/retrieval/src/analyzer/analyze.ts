import {
  type ConceptFound,
  findConcepts,
  isFunctionWord,
  normalise,
  stopWords,
  withoutCourtesies,
} from '@jawab/language';
import { readFeatures } from './features.ts';
import { type Part, scriptRuns } from './tokens.ts';

/**
 * The terms of a text. Of a document: how often each stands in it. Of a question: how much each matters (at most 1 a
 * mention). `terms` find passages, `grams` only reorder what was found.
 */
export interface Terms {
  terms: Map<string, number>;
  grams: Map<string, number>;
  /** The keys of the concepts it names, counted or weighed like terms. */
  concepts: Map<string, number>;
  /** Words, or pairs of characters where words are not spaced, counted with repetition. */
  length: number;
  /** Of a question: the concept that says the same as a term or gram. */
  meant: Map<string, string>;
  /** A question that is one function word, or nothing but courtesies. */
  bare?: boolean;
}

export interface AnalyzeOptions {
  /** BCP 47, when known: picks the stem rule of Latin words and the words a question can do without. */
  language?: string | null;
  /** Further languages that the text may name concepts in. English is always one. */
  also?: readonly string[];
  kind: 'document' | 'query';
}

const letterOrDigit = /[\p{L}\p{N}]/u;
/** What English joins to a word: the "s" of "what's" would meet every possessive. */
const joined = /(?<=[a-z])['’](?:s|t|d|m|re|ll|ve)(?![\p{L}\p{N}])/gu;
/** A concept weighs less than a word, and less within the name of another. */
const conceptWeight = 0.6;
const nestedWeight = 0.3;

const none: ReadonlySet<string> = new Set();

function collect(
  text: string,
  { language = null, also = [], kind }: AnalyzeOptions,
  stops: ReadonlySet<string>,
): Terms {
  const found: Terms = {
    terms: new Map(),
    grams: new Map(),
    concepts: new Map(),
    meant: new Map(),
    length: 0,
  };
  const named = findConcepts(text, [language ?? 'en', 'en', ...also]);
  const add = (into: Map<string, number>, key: string, weight: number) => {
    const known = into.get(key) ?? 0;
    into.set(key, kind === 'document' ? known + 1 : Math.max(known, weight));
  };
  for (const { keys, nested } of named)
    for (const key of keys) add(found.concepts, key, nested ? nestedWeight : conceptWeight / keys.length);
  for (const run of scriptRuns(text)) {
    const { terms, grams, length } = readFeatures(run, language, stops);
    for (const term of terms) add(found.terms, term.text, term.weight);
    for (const gram of grams) add(found.grams, gram.text, 1);
    found.length += length;
    if (kind === 'query')
      for (const part of [...terms, ...grams]) noteMeaning(found.meant, part, run.at, named);
  }
  return found;
}

/** Notes the concept whose name contains a part of a run. */
function noteMeaning(
  meant: Map<string, string>,
  { text, from, to }: Part,
  at: number,
  named: ConceptFound[],
): void {
  const name = named.find((one) => !one.nested && one.from <= at + from && one.to >= at + to);
  if (name) meant.set(text, name.keys[0] as string);
}

/**
 * The terms of a text: words, stems, forms without diacritics, pairs of characters where words are not spaced, and the
 * concepts that it names. Pure. A question loses courtesies, question and function words unless nothing else is left.
 */
export function analyze(text: string, options: AnalyzeOptions): Terms {
  const { language = null, kind } = options;
  const plain = normalise(text);
  if (kind === 'document') return collect(plain, options, none);
  const asked = withoutCourtesies(plain.replace(joined, ''), language);
  const found = collect(asked, options, stopWords(language));
  if (found.length > 0) return found.length === 1 && isFunctionWord(asked) ? { ...found, bare: true } : found;
  const all = collect(plain, options, none);
  const bare =
    all.length > 0 && (isFunctionWord(plain) || isFunctionWord(asked) || !letterOrDigit.test(asked));
  return bare ? { ...all, bare } : all;
}

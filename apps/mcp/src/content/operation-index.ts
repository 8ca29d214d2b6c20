import { once } from '@jawab/core';
import MiniSearch from 'minisearch';
import type { Entry } from './entry.ts';

/** Words that say nothing about an operation. */
const stopWords = new Set(
  'a an and are as at be by did do does for from how i in is it its many me much my no not of on or our that the this to us we what which who with you your'.split(
    ' ',
  ),
);
const endings = ['ing', 'ies', 'ied', 'ed', 'es', 's', 'e'];
const minStem = 3;
/** Where a word stands tells how much it says. */
const boost = { title: 3, asked: 2.5, description: 1, fields: 0.3 };
const bm25 = { k: 1.2, b: 0.3, d: 0.5 };

/** Cuts the ending of an English word; null for one that says nothing. */
function toTerm(word: string): string | null {
  const lower = word.toLowerCase();
  if (stopWords.has(lower)) return null;
  const ending = endings.find((one) => lower.endsWith(one) && lower.length - one.length >= minStem);
  const stem = ending ? lower.slice(0, -ending.length) + (ending.startsWith('ie') ? 'y' : '') : lower;
  return stem.replace(/y$/, 'i').replace(/(.)\1$/, '$1');
}

const tokenize = (text: string) => text.split(/[^\p{Letter}\p{Mark}\p{Number}]+/u).filter(Boolean);
const apart = (name: string) => name.replaceAll('_', ' ').replace(/(?=[A-Z])/g, ' ');

const toDocument = ({ tool: { name, title, description, askedAs = '', input } }: Entry) => ({
  id: name,
  title: `${title} ${apart(name)}`,
  asked: askedAs,
  description,
  fields: Object.entries(input.shape)
    .map(([field, schema]) => `${apart(field)} ${schema.meta()?.description ?? ''}`)
    .join(' '),
});

/** An index of what operations do, by the words of their names, descriptions and fields. */
export interface OperationIndex {
  /** Returns the names of operations that words ask for, the best first. */
  search(words: string[]): string[];
}

/** Creates an index of operations. It is built when it is first searched. */
export function createOperationIndex(entries: readonly Entry[]): OperationIndex {
  const index = once(() => {
    const built = new MiniSearch({ fields: Object.keys(boost), tokenize, processTerm: toTerm });
    built.addAll(entries.map(toDocument));
    return built;
  });
  const prefix = (term: string) => term.length > minStem;
  return {
    search: (words) =>
      index()
        .search(words.join(' '), { boost, bm25, prefix })
        .map(({ id }) => id as string),
  };
}

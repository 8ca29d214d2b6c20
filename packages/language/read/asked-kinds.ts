import { remember } from '@jawab/core';
import { collectPatterns } from '../registry.ts';
import { normalise, withoutDiacritics } from '../text/normalise.ts';
import { joinPatterns, type Source } from '../text/patterns.ts';
import type { Kind } from '../words.ts';

/** Every kind of thing a question may ask for. */
export const kinds: Kind[] = [
  'price',
  'quantity',
  'duration',
  'time',
  'date',
  'year',
  'place',
  'phone',
  'email',
  'link',
];

/** If a word may ask for several kinds, the more specific ones here win. */
const plainer: Partial<Record<Kind, Kind[]>> = {
  quantity: ['price', 'duration', 'time', 'date', 'year', 'place', 'phone', 'email', 'link'],
  date: ['year', 'duration'],
  place: ['phone', 'email', 'link'],
};

/** Joins patterns for normalised text. In scripts with spaces they match whole words. */
export const joinNormalised = (sources: Source[]): RegExp =>
  joinPatterns(
    sources.map(([spacing, pattern]): Source => [spacing, normalise(pattern)]),
    ['latin', 'indic', 'arabic'],
  );

let compiled: [Kind, RegExp][] | null = null;

/** Returns the patterns without marks, as people often type Vietnamese. */
const typedWithoutMarks = (sources: Source[]): Source[] =>
  sources.map(([spacing, pattern]) => [spacing, withoutDiacritics(normalise(pattern))]);

const compile = (): [Kind, RegExp][] =>
  kinds.map((kind) => {
    const sources = collectPatterns(({ asked }) => asked[kind]);
    return [kind, joinNormalised([...sources, ...typedWithoutMarks(sources)])];
  });

/** The kinds of things that a question asks for, and its other words. */
export interface Asked {
  kinds: Kind[];
  /** The normalised question without words that an answer need not repeat: an amount of money is clearly a price. */
  rest: string;
  /** The normalised question without words that ask for something of a subject: empty for "How long?". */
  subject: string;
}

/** Kinds of things that are recognised by their form. */
export const unsaid: Kind[] = ['price', 'phone', 'email', 'link'];

/** Kinds of things that a subject has. */
const ofSubject: Kind[] = ['price', 'quantity', 'duration'];

/** Each stage of a turn reads its question again. */
const maxQuestions = 20;

/** Returns the kinds of things that a question asks for, in any language. Empty for most questions. Pure. */
export const askedKinds = remember((question: string): Asked => {
  compiled ??= compile();
  const text = normalise(question);
  const named = new Map(compiled.filter(([, pattern]) => text.search(pattern) >= 0));
  const asked = [...named.keys()].filter((kind) => !plainer[kind]?.some((other) => named.has(other)));
  const without = (some: Kind[]) =>
    some.reduce((left, kind) => {
      const pattern = named.get(kind);
      return pattern ? left.replace(pattern, ' ') : left;
    }, text);
  return { kinds: asked, rest: without(unsaid), subject: without(ofSubject) };
}, maxQuestions);

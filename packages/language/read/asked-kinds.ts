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

/** Words that may ask for several kinds ask for the one that is named more plainly. */
const plainer: Partial<Record<Kind, Kind[]>> = {
  quantity: ['price', 'duration', 'time', 'date', 'year', 'place', 'phone', 'email', 'link'],
  date: ['year', 'duration'],
  place: ['phone', 'email', 'link'],
};

/** Patterns over normalised text; those of spaced scripts match whole words. */
export const joinNormalised = (sources: Source[]): RegExp =>
  joinPatterns(
    sources.map(([spacing, pattern]): Source => [spacing, normalise(pattern)]),
    ['latin', 'indic', 'arabic'],
  );

let compiled: [Kind, RegExp][] | null = null;

/** Vietnamese and others are typed without marks, too. */
const typedWithoutMarks = (sources: Source[]): Source[] =>
  sources.map(([spacing, pattern]) => [spacing, withoutDiacritics(normalise(pattern))]);

const compile = (): [Kind, RegExp][] =>
  kinds.map((kind) => {
    const sources = collectPatterns(({ asked }) => asked[kind]);
    return [kind, joinNormalised([...sources, ...typedWithoutMarks(sources)])];
  });

/** What a question asks for. */
export interface Asked {
  kinds: Kind[];
  /** The normalised question without words that an answer need not say: an amount of money says that it is a price. */
  rest: string;
}

/** Kinds of things whose shape says what they are. */
export const unsaid: Kind[] = ['price', 'phone', 'email', 'link'];

/** Returns the kinds of things a question asks for, in any language. Most questions ask for none. Pure. */
export function askedKinds(question: string): Asked {
  compiled ??= compile();
  const text = normalise(question);
  const named = new Map(compiled.filter(([, pattern]) => text.search(pattern) >= 0));
  const asked = [...named.keys()].filter((kind) => !plainer[kind]?.some((other) => named.has(other)));
  const rest = unsaid.reduce((left, kind) => {
    const pattern = named.get(kind);
    return pattern ? left.replace(pattern, ' ') : left;
  }, text);
  return { kinds: asked, rest };
}

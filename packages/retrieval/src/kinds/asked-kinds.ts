import { normalise, withoutDiacritics } from '../analyzer/normalise.ts';
import { askedWords, type Kind } from './asked-words.ts';
import { anyOf } from './compile-words.ts';

/** Words that may ask for several kinds ask for the one that is named more plainly. */
const plainer: Partial<Record<Kind, Kind[]>> = {
  quantity: ['price', 'duration', 'time', 'date', 'year', 'place', 'phone', 'email', 'link'],
  date: ['year', 'duration'],
  place: ['phone', 'email', 'link'],
};

let compiled: Map<Kind, RegExp> | null = null;

function compile(): Map<Kind, RegExp> {
  const typedWithoutMarks = Object.entries(askedWords.vi ?? {}).map(
    ([kind, source]) => [kind, withoutDiacritics(normalise(source))] as const,
  );
  const tables = [...Object.entries(askedWords), ['vi', Object.fromEntries(typedWithoutMarks)] as const];
  const kinds = new Set(tables.flatMap(([, words]) => Object.keys(words) as Kind[]));
  return new Map(
    Array.from(kinds, (kind) => [kind, anyOf(tables.map(([language, words]) => [language, words[kind]]))]),
  );
}

export interface Asked {
  kinds: Kind[];
  /** The question, normalised, without words that who answers need not say: an amount of money says that it is a price. */
  rest: string;
}

/** Things whose shape says what they are. */
export const unsaid: Kind[] = ['price', 'phone', 'email', 'link'];

/** The kinds of things a question asks for, in any supported language; most questions ask for none. Pure. */
export function askedKinds(question: string): Asked {
  compiled ??= compile();
  const text = normalise(question);
  const named = new Map([...compiled].filter(([, pattern]) => text.search(pattern) >= 0));
  const kinds = [...named.keys()].filter((kind) => !plainer[kind]?.some((other) => named.has(other)));
  const rest = unsaid.reduce((left, kind) => {
    const pattern = named.get(kind);
    return pattern ? left.replace(pattern, ' ') : left;
  }, text);
  return { kinds, rest };
}

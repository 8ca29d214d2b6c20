import { containsPromise, judgeLanguage, normalise, readFigures, speltNumbers } from '@jawab/language';
import { addressesIn } from './addresses.ts';
import { piecesIn, shareOf } from './overlap.ts';

/** A text that a reply may use: a passage, the bot's instructions, or what was said. Each reading of it is made once. */
export interface Evidence {
  /** In normalised form. */
  folded: string;
  /** Whether it contains a number, in digits or spelt out. */
  hasNumber(number: string): boolean;
  percents(): ReadonlySet<string>;
  /** Digits of the phone and account numbers. */
  phones(): readonly string[];
  promises(): boolean;
  /** Web and mail addresses, in comparable form. */
  addresses(): readonly string[];
  /** True if part of it is in the language and the script of the reply, so that words can be compared. */
  isComparable(inLatin: boolean): boolean;
  /** The share of the pieces of a sentence that it contains, 0 to 1. */
  share(pieces: readonly string[]): number;
}

const sample = 600;
const maxParts = 12;
const minPart = 16;
const partEnd = /[.。!?！？।॥؟\n|]+/;
const latin = /[a-z\u00c0-\u024f\u1e00-\u1eff]/g;
const letter = /\p{L}/gu;

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Tells whether most letters are Latin. */
export const isLatin = (text: string): boolean => {
  const opening = text.slice(0, sample).toLowerCase();
  return (opening.match(latin)?.length ?? 0) * 2 > (opening.match(letter)?.length ?? 0);
};

/** Reads a text as evidence for a reply in a language. Nothing is read before it is needed. */
export function readEvidence(text: string, language: string): Evidence {
  const folded = normalise(text);
  const figures = once(() => readFigures(text));
  const numbers = once(() => {
    const found = figures().flatMap(({ kind, readings }) => (kind === 'phone' ? [] : readings.flat()));
    return new Set(found);
  });
  const spelt = once(() => new Set(speltNumbers(text).map(String)));
  const percents = once(() => {
    const found = figures().flatMap(({ kind, readings }) => (kind === 'percent' ? readings.flat() : []));
    // A table may have the sign in its head, apart from its numbers.
    return /[(|]\s*[%٪]/.test(folded) ? numbers() : new Set(found);
  });
  const ownParts = once(() =>
    text
      .split(partEnd, maxParts)
      .filter((part) => part.length >= minPart && judgeLanguage(part, language) === 'right'),
  );
  const phones = once(() =>
    figures().flatMap(({ kind, readings }) => (kind === 'phone' ? readings.flat() : [])),
  );
  return {
    folded,
    hasNumber: (number) => numbers().has(number) || spelt().has(number),
    percents,
    phones,
    promises: once(() => containsPromise(folded)),
    addresses: once(() => addressesIn(text)),
    isComparable: (inLatin) => ownParts().some((part) => isLatin(part) === inLatin),
    share: (pieces) => shareOf(pieces, folded),
  };
}

/** Returns the pieces of a normalised sentence to look for in evidence. */
export const readPieces = (folded: string, language: string): string[] => piecesIn(folded, language);

import { normalise, readUnits, stopWords } from '@jawab/language';

/** A code or a model: a few Latin letters before a number of two digits or more. */
const code = /(?<![\p{L}\p{Nd}])([a-z]{1,4})[-/ ]?(\d{2,6})([a-z]{0,2})(?![\p{L}\p{Nd}]|[.,:]\d)/gu;
/** The same without a space, which stands between a word and a number. */
const joined = /^[a-z]{1,4}-?\d/u;
/** Words before the number of an amount, a time, an age or a date. */
const notNames = new Set(
  'rp rs rm tk nt us hk sgd usd thb php inr idr myr vnd jpy krw cny rmb eur aed sar php p no nr jam jl tgl hal age umur usia jul aug sep oct nov dec jan feb mar apr may jun'.split(
    ' ',
  ),
);

/** Removes what people put within a code: "KX-9999" and "KX 9999" are one. */
const joinCodes = (plain: string): string => plain.replace(/[\s/-]/gu, '');

const readCodes = (plain: string): string[] =>
  Array.from(plain.matchAll(code)).flatMap(([whole, letters = '', digits = '', end = '']) =>
    joined.test(whole) && !notNames.has(letters) ? [`${letters}${digits}${end}`] : [],
  );

/**
 * Tells whether a question names a code or a model, as "KX-9999" or "S23", that none of the passages has. What they say of another one
 * is no answer. Pure.
 */
export function lacksAskedCode(question: string, passages: readonly string[]): boolean {
  const asked = readCodes(normalise(question));
  if (asked.length === 0) return false;
  const texts = passages.map((passage) => joinCodes(normalise(passage)));
  return asked.every((one) => !texts.some((text) => text.includes(one)));
}

/** A word with a number behind it, as "room 57". A mark or a letter behind the number makes it an amount, a time or a code. */
const numbered = /([\p{L}\p{M}]{3,})[ -](\d{1,4})(?![\p{L}\d]|[.,:/%]\d|[%°])/gu;
const year = /^(?:19|20|25)\d\d$/;
const wholeNumber = /(?<!\d)\d+(?!\d)/g;

interface NumberedThing {
  /** The word before the number. */
  name: string;
  number: string;
  /** Where the number ends. */
  to: number;
}

/** Reads the numbers behind words that may name a thing: no amounts, times or years. */
const readNumbered = (plain: string): NumberedThing[] =>
  Array.from(plain.matchAll(numbered)).flatMap(({ 0: whole, 1: name = '', 2: number = '', index }) => {
    const to = index + whole.length;
    const isAmount = readUnits(plain, to - number.length, to).length > 0;
    return isAmount || year.test(number) || notNames.has(name) ? [] : [{ name, number, to }];
  });

/**
 * Reads the codes and numbers by which a question names one thing: "s23", "57" of "room 57". Amounts, times, years and numbers of one
 * digit are no names. Pure.
 */
export function readAskedNames(question: string): string[] {
  const plain = normalise(question);
  const numbers = readNumbered(plain).map(({ number }) => number);
  return [...readCodes(plain), ...numbers.filter((number) => number.length > 1)];
}

/** Tells whether a text has one of the names that a question reads out. Pure. */
export function hasAskedName(text: string, names: readonly string[]): boolean {
  if (names.length === 0) return false;
  const plain = normalise(text);
  const numbers: string[] = plain.match(wholeNumber) ?? [];
  return names.some((name) => (joined.test(name) ? joinCodes(plain).includes(name) : numbers.includes(name)));
}

/** Matches a number and the first letters of the counted word behind it, so that all forms of the word are one. */
const counted = /\d[ -]?(\p{L}{2,3})/gu;
const countersOf = (plain: string): string[] => Array.from(plain.matchAll(counted), ([, word = '']) => word);

/**
 * Tells whether a question names a thing by its number, as "room 57", that stands nowhere in the passages, while they number others of that
 * name: several, or one in a title or at the beginning of a row. Amounts, times and years are no names. Pure.
 */
export function lacksAskedNumber(
  question: string,
  passages: readonly string[],
  language: string | null,
): boolean {
  const plain = normalise(question);
  const texts = passages.map((passage) => normalise(passage).replace(/[|*#_]+ ?/g, '\n'));
  const said = new Set(texts.flatMap((text) => text.match(wholeNumber) ?? []));
  return readNumbered(plain).some(({ name, number, to }) => {
    const isOther = (other: string) => name.endsWith(other);
    const unnamed = texts.map((text) =>
      text.replace(numbered, (pair: string, other: string) => (isOther(other) ? '' : pair)),
    );
    const counters = new Set(unnamed.flatMap(countersOf));
    const isCounted = countersOf(plain.slice(to - 1)).some(
      (counter, at) => at === 0 && counters.has(counter),
    );
    if (said.has(number) || isCounted || stopWords(language).has(name)) return false;
    const others = texts.flatMap((text) =>
      Array.from(text.matchAll(numbered)).filter(([, other = '']) => isOther(other)),
    );
    const opens = others.some(({ index: at, input }) => /(?:^|\n)\s*$/.test(input.slice(0, at)));
    return opens || new Set(others.map(([, , other]) => other)).size > 1;
  });
}

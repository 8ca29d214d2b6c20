import { normalise } from '@jawab/language';

/** A code or a model: a few Latin letters before a number of two digits or more. */
const code = /(?<![\p{L}\p{Nd}])([a-z]{1,4})[-/ ]?(\d{2,6})([a-z]{0,2})(?![\p{L}\p{Nd}]|[.,:]\d)/gu;
/** The same without a space, which stands between a word and a number. */
const joined = /^[a-z]{1,4}-?\d/u;
/** What stands before the number of an amount, a time, an age or a date. */
const amounts = new Set(
  'rp rs rm tk nt us hk sgd usd thb php inr idr myr vnd jpy krw cny rmb eur aed sar php p no nr jam jl tgl hal age umur usia jul aug sep oct nov dec jan feb mar apr may jun'.split(
    ' ',
  ),
);

const readCodes = (plain: string): string[] =>
  Array.from(plain.matchAll(code)).flatMap(([whole, letters = '', digits = '', end = '']) =>
    joined.test(whole) && !amounts.has(letters) ? [`${letters}${digits}${end}`] : [],
  );

/**
 * Tells whether a question names a code or a model, as "KX-9999" or "S23", that none of the passages has. What they say of another one
 * is no answer. Pure.
 */
export function lacksAskedCode(question: string, passages: readonly string[]): boolean {
  const asked = readCodes(normalise(question));
  if (asked.length === 0) return false;
  const texts = passages.map((passage) => normalise(passage).replace(/[\s/-]/gu, ''));
  return asked.every((one) => !texts.some((text) => text.includes(one)));
}

/** Letters of a text by script. */
export interface Scripts {
  latin: number;
  han: number;
  kana: number;
  hangul: number;
  thai: number;
  arabic: number;
  devanagari: number;
  tamil: number;
  bengali: number;
  telugu: number;
  other: number;
}

const patterns: [keyof Scripts, RegExp][] = [
  ['han', /\p{Script=Han}/gu],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['hangul', /\p{Script=Hangul}/gu],
  ['thai', /[\u0e01-\u0e2e]/gu],
  ['arabic', /(?=\p{L})\p{Script=Arabic}/gu],
  ['devanagari', /(?=\p{L})\p{Script=Devanagari}/gu],
  ['tamil', /(?=\p{L})\p{Script=Tamil}/gu],
  ['bengali', /(?=\p{L})\p{Script=Bengali}/gu],
  ['telugu', /(?=\p{L})\p{Script=Telugu}/gu],
];
const latin = /\p{Script=Latin}/gu;
const beyondLatin = /[^\s -\u036f\u1e00-\u20cf]/;
const anyLetter = /\p{L}/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Counts letters by script; marks, digits and punctuation do not count. */
export function countScripts(text: string): Scripts {
  const counts: Scripts = {
    ...{ latin: count(text, latin), han: 0, kana: 0, hangul: 0, thai: 0, arabic: 0 },
    ...{ devanagari: 0, tamil: 0, bengali: 0, telugu: 0, other: 0 },
  };
  if (!beyondLatin.test(text)) return counts;
  for (const [script, pattern] of patterns) counts[script] = count(text, pattern);
  counts.other = Math.max(0, count(text, anyLetter) - letters(counts));
  return counts;
}

/** How many letters were counted in all. */
export function letters(counts: Scripts): number {
  let sum = 0;
  for (const script in counts) sum += counts[script as keyof Scripts];
  return sum;
}

const quoted =
  /```[\s\S]*?(?:```|$)|`[^`]*(?:`|$)|"[^"\n]*(?:"|$)|“[^”\n]*(?:”|$)|«[^»\n]*(?:»|$)|「[^」\n]*(?:」|$)|『[^』\n]*(?:』|$)|‘[^’\n]{12,}(?:’|$)|https?:\/\/\S+|www\.\S+|\S+@\S+/g;
const mayQuote = /[`"“«「『‘@]|www\.|http/;

/** A text without its code, quotations and addresses: they may be in any language. An open quotation counts to the end. */
export const unquoted = (text: string): string => (mayQuote.test(text) ? text.replace(quoted, ' ') : text);

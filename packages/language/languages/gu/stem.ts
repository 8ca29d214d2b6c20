import { cutEnd } from '../../text/cut-end.ts';

/** Case, plural and "the one with", which Gujarati joins to a word. Words are normalised: no anusvara at the end. */
const joined = /(?:માથી|માંથી|વાળા|વાળી|વાળો|વાળુ|ઓએ|ોએ|ઓ|મા|ના|ની|નો|નુ|ને|થી|એ)$/;
const verbal = /(?:વાનુ|વાની|વાનો|વાના|વાથી|વા|વુ|વો|વી|ીને|શે|ેલા|ેલી|ેલો|ેલુ|ેલ|્યા|્યો|્યુ|ાય)$/;
const inflected = /[ાીોુે]$/;
/** The case in દુકાનનો looks like the plural દુકાનો, so the last n of a word counts in neither. */
const lastNasal = /ન$/;

/** Cuts the endings of a normalised Gujarati word: what is joined to it, then endings of verbs, gender and number. */
export function stem(word: string): string {
  let cut = word;
  for (let times = 0; times < 2; times++) cut = cutEnd(cut, joined, 3);
  return cutEnd(cutEnd(cutEnd(cut, verbal, 3), lastNasal, 3), inflected, 2);
}

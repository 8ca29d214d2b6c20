import { remember } from '@jawab/core';
import { detectLanguage, findConcepts, lightConcepts, mayName, normalise, soundKey } from '@jawab/language';
import { type Evidence, isLatin } from './evidence.ts';
import type { Sentence } from './sentence.ts';
import { support } from './weights.ts';

/** The subjects of a sentence, to compare it with a passage in another language. */
export interface Subjects {
  concepts: Parameters<typeof mayName>[1];
  /** In normalised form. */
  names: readonly string[];
}

const maxRemembered = 500;
/** The language of a passage. The last ones are remembered, because many replies cite them. */
const languageOf = remember((folded: string) => detectLanguage(folded).language ?? '', maxRemembered);

/** Words with a capital letter inside a sentence, and Latin words inside one of another script. */
const name = /(?<=[\p{Ll}\p{N},;:)] )\p{Lu}[\p{L}’-]{2,}/gu;
const latinWord = /[a-z][a-z0-9-]{2,}/g;
const han = /\p{Script=Han}/u;

/** Returns what a sentence is about. Null if it has figures, which are compared themselves, or says too little. */
export function readSubjects({ text, folded }: Sentence, language: string): Subjects | null {
  if (/\d/.test(folded)) return null;
  const found = findConcepts(folded, [language, 'en'])
    .map(({ keys, nested }) => ({ nested, keys: keys.filter((key) => !lightConcepts.has(key)) }))
    .filter(({ keys }) => keys.length > 0);
  const names = isLatin(folded) ? (text.match(name) ?? []).map(normalise) : folded.match(latinWord);
  const whole = new Set(found.flatMap(({ keys, nested }) => (nested ? [] : keys.slice(0, 1))));
  if (whole.size + new Set(names).size < support.minSubjects) return null;
  return { concepts: [...new Set(found.flatMap(({ keys }) => keys))], names: names ?? [] };
}

/** Tells whether a passage in another language may name what a sentence is about. */
export function sharesSubject({ folded }: Evidence, { concepts, names }: Subjects): boolean {
  const language = languageOf(folded);
  // Names in ideographs do not show their sound.
  if (!language || (names.length > 0 && han.test(folded))) return true;
  return mayName(folded, concepts, [language, 'en']) || names.some((one) => soundsIn(folded, one));
}

function soundsIn(folded: string, one: string): boolean {
  if (folded.includes(one)) return true;
  const key = soundKey(one);
  return (
    key !== null && (folded.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => soundKey(word)?.includes(key))
  );
}

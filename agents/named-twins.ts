import { remember } from '@jawab/core';
import { broadConcepts, normalise, scriptSets, soundKey } from '@jawab/language';
import { analyze, type Unit } from '@jawab/retrieval';
import type { Twin } from './find-twins.ts';

/** Returns the words, names and sounds by which a thing may be called. */
export const keysOf = ({ concepts, terms, text }: Unit): string[] => [
  ...terms,
  ...concepts.filter((key) => !broadConcepts.has(key)),
  ...(soundKey(text) ? [`~${soundKey(text)}`] : []),
];

/** Returns the keys of the things that a text names, as {@link keysOf}. */
function readKeys(text: string, ...languages: (string | null)[]): string[][] {
  const [language = null, ...also] = languages.filter((code) => code !== null);
  return analyze(text, { language, also, kind: 'query' }).units.map(keysOf);
}

/** Questions find the same passages again and again. */
const maxRead = 1_000;

/** Returns the keys of the things that the name of a section names. */
export const keysOfName = remember(readKeys, maxRead);

const keysOfPassage = remember(
  (text: string, own: string | null, language: string | null): ReadonlySet<string> =>
    new Set(readKeys(text, own, language).flat()),
  maxRead,
);

const nonLatin = /^[^\p{Script=Latin}\p{N}]/u;
const joined = new RegExp(`^[${scriptSets.joined}]`, 'u');

/** Tells whether words of a text are a thing. In scripts that join small words to others, it is the beginning or the end of one. */
function isWritten(own: string, letters: string): boolean {
  if (joined.test(own)) return letters.includes(own);
  return (
    letters.includes(` ${own} `) ||
    (nonLatin.test(own) && (letters.includes(` ${own}`) || letters.includes(`${own} `)))
  );
}

/** Returns those of some twins whose own thing a text names, in any script: all of it, or a part that the others do not have. */
export function namedTwins(all: Twin[], text: string, language: string | null): Twin[] {
  const own = all[0]?.hit.language ?? null;
  const said = new Set(readKeys(text, language, own).flat());
  const letters = ` ${normalise(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  const passages = all.map(({ hit }) => keysOfPassage(`${hit.title} ${hit.text}`, own, language));
  return all.filter((twin, at) => {
    if (isWritten(twin.own, letters)) return true;
    const parts = keysOfName(twin.own, own, language);
    const isRare = (key: string) =>
      !joined.test(twin.own) && passages.every((keys, other) => other === at || !keys.has(key));
    const met = parts.filter((keys) => keys.some((key) => said.has(key)));
    return (
      (met.length > 0 && met.length === parts.length) ||
      met.flat().some((key) => said.has(key) && isRare(key))
    );
  });
}

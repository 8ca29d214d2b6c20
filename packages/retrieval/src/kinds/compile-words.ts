import { normalise } from '../analyzer/normalise.ts';

/** Languages that space words and are written in Latin letters: what is looked for must be whole words. */
const spacedLatin = new Set(['en', 'ms', 'id', 'vi', 'fil', 'hi-Latn']);
const letter = 'a-z\\u00c0-\\u024f\\u1e00-\\u1eff';

/**
 * One pattern that finds what any of the languages names, in normalised text; the sources are normalised like it. Escapes of
 * one lower-case letter (`\d`) survive that, others do not.
 */
export function anyOf(sources: (readonly [language: string, source: string | undefined])[]): RegExp {
  const given = sources.filter(([, source]) => source);
  const join = (latin: boolean) =>
    given
      .filter(([language]) => spacedLatin.has(language) === latin)
      .map(([, source]) => normalise(source as string))
      .join('|') || '(?!)';
  return new RegExp(`(?<![${letter}\\d])(?:${join(true)})(?![${letter}])|${join(false)}`, 'g');
}

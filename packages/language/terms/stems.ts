import type { Language } from '../define-language.ts';
import { currentCode, entries } from '../registry.ts';
import { scripts } from '../text/scripts.ts';

/** Creates a function that cuts a normalised word by the rules of these languages. */
export function createStemmer(
  languages: readonly (readonly [code: string, language: Pick<Language, 'facts' | 'words'>])[],
) {
  const latin = new Map<string, (word: string) => string>();
  const others: { begins: RegExp; cut: (word: string) => string }[] = [];
  for (const [code, { facts, words }] of languages) {
    const [script] = facts.scripts;
    if (words.stem && script === 'latin') latin.set(code, words.stem);
    else if (words.stem)
      others.push({ begins: new RegExp(`^${scripts[script].characters.source}`, 'u'), cut: words.stem });
  }
  return (word: string, language: string | null): string => {
    if (/^[a-z]+$/.test(word)) return latin.get(currentCode(language ?? ''))?.(word) ?? word;
    return others.find(({ begins }) => begins.test(word))?.cut(word) ?? word;
  };
}

/**
 * Returns the stem of a normalised word, or the word itself if its language has no rule. For Latin letters, pass the language;
 * of the languages in another script, the first that has rules cuts the word.
 */
export const stem = createStemmer(entries);

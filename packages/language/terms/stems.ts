import { remember } from '@jawab/core';
import type { Language } from '../define-language.ts';
import { currentCode, entries } from '../registry.ts';
import { type Script, scripts } from '../text/scripts.ts';

interface Cutter {
  code: string;
  cut(word: string): string;
}

/** Creates a function that cuts a normalised word by the rules of these languages. */
export function createStemmer(
  languages: readonly (readonly [code: string, language: Pick<Language, 'facts' | 'words'>])[],
) {
  const latin = new Map<string, (word: string) => string>();
  const byScript = new Map<Script, Cutter[]>();
  for (const [code, { facts, words }] of languages) {
    const [script] = facts.scripts;
    if (!words.stem) continue;
    if (script === 'latin') latin.set(code, words.stem);
    else byScript.set(script, [...(byScript.get(script) ?? []), { code, cut: words.stem }]);
  }
  const others = Array.from(byScript, ([script, cutters]) => ({
    begins: new RegExp(`^${scripts[script].characters.source}`, 'u'),
    cutters,
  }));
  return (word: string, language: string | null): string => {
    const code = currentCode(language ?? '');
    if (/^[a-z]+$/.test(word)) return latin.get(code)?.(word) ?? word;
    const cutters = others.find(({ begins }) => begins.test(word))?.cutters ?? [];
    return (cutters.find((one) => one.code === code) ?? cutters[0])?.cut(word) ?? word;
  };
}

/** Texts repeat their words. */
const maxWords = 10_000;

/**
 * Returns the stem of a normalised word, or the word itself if its language has no rule. Pass the language: if it does not use the
 * script of the word, a word in Latin letters stays as it is, and another one is cut by the first language that has rules for its script.
 */
export const stem = remember(createStemmer(entries), maxWords);

import { languages } from '../languages/index.ts';
import type { LanguageCode } from '../registry.ts';

/** Returns sentences of a language that people say every day and no knowledge base answers. Empty for an unknown code. */
export const everydaySentences = (language: string): string[] =>
  languages[language as LanguageCode]?.words.everyday.split('\n').filter(Boolean) ?? [];

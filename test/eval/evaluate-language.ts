import { supportedLanguages } from '@jawab/core';
import { detectLanguage } from '@jawab/language';
import type { LanguageRow } from './read-data.ts';

export interface LanguageResult {
  id: string;
  lang: string;
}

/** Detects the language of every row, with all labels possible. */
export const evaluateLanguage = (rows: LanguageRow[]): LanguageResult[] =>
  rows.map(({ id, text }) => ({ id, lang: detectLanguage(text).language ?? 'und' }));

const isHeldOut = ({ id }: LanguageRow) => Number(id.slice(-5)) % 2 === 1;
/** The languages that a bot can speak. The restricted task uses only these. */
const isServed = ({ lang }: LanguageRow) =>
  lang === 'hi-Latn' || supportedLanguages.some((known) => known === lang);
const base = (language: string) => (language.startsWith('zh') ? 'zh' : language);

/** Returns the share of right answers, as the mean over labels, on rows not used in training. Chinese counts as one label. */
function macroAccuracy(rows: LanguageRow[], name: (row: LanguageRow) => string | null) {
  const byLabel = new Map<string, number[]>();
  for (const row of rows.filter(isHeldOut)) {
    const right = base(name(row) ?? 'und') === base(row.lang) ? 1 : 0;
    byLabel.set(row.lang, [...(byLabel.get(row.lang) ?? []), right]);
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const labels = Object.fromEntries([...byLabel].sort().map(([label, hits]) => [label, mean(hits)]));
  return { macro: mean(Object.values(labels)), labels };
}

/** Measures both tasks: any label, and English against the other language that a bot speaks. */
export function scoreLanguage(rows: LanguageRow[]) {
  const all = macroAccuracy(rows, ({ text }) => detectLanguage(text).language);
  const between = ({ text, lang }: LanguageRow) =>
    detectLanguage(text, { candidates: ['en', lang] }).language;
  return { ...all, restricted: macroAccuracy(rows.filter(isServed), between).macro };
}

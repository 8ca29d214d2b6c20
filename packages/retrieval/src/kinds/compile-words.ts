import { normalise } from '../analyzer/normalise.ts';

const latin = 'a-z\\u00c0-\\u024f\\u1e00-\\u1eff';
const indic = '\\u0900-\\u0d7f';
const arabic = '\\u0621-\\u064a';

/** Where words begin and end in writings with spaces; in the others a word may stand anywhere. */
const edges: Record<string, { languages: string[]; before: string; after: string }> = {
  // Indonesian and Malay add -nya to any word.
  latin: {
    languages: ['en', 'ms', 'id', 'vi', 'fil', 'hi-Latn'],
    before: `(?<![${latin}\\d])`,
    after: `(?:nya)?(?![${latin}])`,
  },
  indic: { languages: ['hi', 'ta', 'bn', 'te'], before: `(?<![${indic}])`, after: '' },
  arabic: { languages: ['ar'], before: `(?<![${arabic}])[وفبلك]?(?:ال|لل)?`, after: '' },
  unspaced: { languages: ['ja', 'zh', 'ko', 'th'], before: '', after: '' },
};

/**
 * One pattern that finds what any of the languages names, in normalised text; the sources are normalised like it. Escapes of
 * one lower-case letter (`\d`) survive that, others do not.
 */
export function anyOf(sources: (readonly [language: string, source: string | undefined])[]): RegExp {
  const groups = Object.values(edges).flatMap(({ languages, before, after }) => {
    const own = sources.flatMap(([language, source]) =>
      source && languages.includes(language) ? [normalise(source)] : [],
    );
    return own.length > 0 ? [`${before}(?:${own.join('|')})${after}`] : [];
  });
  return new RegExp(groups.join('|'), 'g');
}

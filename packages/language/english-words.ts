import { type DashboardLanguage, dashboardLanguages } from './dashboard-languages.ts';
import english from './languages/en/dashboard.ts';

/** Longer texts say much at once, so that no word of them stands for a word of the other language. */
const maxWords = 8;
/** The best translations of a word, and the least share of its texts that each must have. */
const [maxTranslations, minShare] = [2, 0.12];

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const wordsOf = (text: string): string[] => {
  const parts = segmenter.segment(
    text
      .replace(/\{[^}]*\}/g, ' ')
      .normalize('NFKC')
      .toLowerCase(),
  );
  return [...new Set([...parts].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment))];
};

/** For each word of a language, how often each English word is in the translation of its texts. */
type Pairs = Map<string, Map<string, number>>;
const pairs = new Map<DashboardLanguage, Promise<Pairs>>();

/**
 * Returns the English words by which the dashboard names what a text names: "hapus dokumen" is delete and document. Words that
 * the dashboard does not have stay as they are. A language without a dashboard has none.
 */
export async function toEnglishWords(text: string, language: string): Promise<string[]> {
  const words = wordsOf(text);
  if (language === 'en' || !isDashboardLanguage(language)) return words;
  const known = pairs.get(language) ?? readPairs(language);
  pairs.set(language, known);
  const found = await known;
  return [...new Set(words.flatMap((word) => translate(found.get(word)) ?? [word]))];
}

const isDashboardLanguage = (code: string): code is DashboardLanguage =>
  Object.hasOwn(dashboardLanguages, code);

async function readPairs(language: DashboardLanguage): Promise<Pairs> {
  const { default: own } = await dashboardLanguages[language].load();
  const found: Pairs = new Map();
  for (const [key, text] of Object.entries(english)) {
    const [theirs, ours] = [wordsOf(own[key as keyof typeof english]), wordsOf(text)];
    if (ours.length > maxWords) continue;
    for (const word of theirs) {
      const counts = found.get(word) ?? new Map<string, number>();
      found.set(word, counts);
      for (const one of ours) counts.set(one, (counts.get(one) ?? 0) + 1 / (ours.length * theirs.length));
    }
  }
  return found;
}

function translate(counts: Map<string, number> | undefined): string[] | null {
  if (!counts) return null;
  const total = counts.values().reduce((sum, count) => sum + count, 0);
  const best = [...counts].sort(([, one], [, other]) => other - one).slice(0, maxTranslations);
  return best.filter(([, count]) => count / total >= minShare).map(([word]) => word);
}

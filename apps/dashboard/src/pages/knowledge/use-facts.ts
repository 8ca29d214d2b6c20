import { type DashboardLanguage, dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useRead } from '../../data/api.tsx';
import { useWords } from '../../words/words.tsx';
import { readFacts } from './facts.ts';

const isOffered = (code: string): code is DashboardLanguage => Object.hasOwn(dashboardLanguages, code);
const loadWords = async (language: DashboardLanguage) =>
  (await dashboardLanguages[language].loadBusiness()).default;

/** Reads the facts of a text: in the language of the page, else in that of its first passage. Null if there are none. */
export function useFacts(documentId: string, text: string) {
  const { language } = useWords();
  const passages = useRead('list_passages', { id: documentId, limit: 100 });
  const own = passages.data?.data[0]?.language ?? language;
  return useQuery({
    queryKey: ['facts', documentId, text, language],
    enabled: passages.isFetched,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const labels = await loadWords(language);
      for (const words of [labels, ...(isOffered(own) ? [await loadWords(own)] : [])]) {
        const facts = readFacts(text, words);
        if (facts) return { facts, words, labels };
      }
      return null;
    },
  });
}

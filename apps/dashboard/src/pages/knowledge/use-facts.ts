import { type DashboardLanguage, dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRead } from '../../data/api.tsx';
import { useWords } from '../../words/words.tsx';
import { readFacts } from './facts.ts';

const isOffered = (code: string): code is DashboardLanguage => Object.hasOwn(dashboardLanguages, code);

/** The texts of the form of facts in a language. */
export const businessWords = (language: DashboardLanguage) =>
  queryOptions({
    queryKey: ['business', language],
    queryFn: async () => (await dashboardLanguages[language].loadBusiness()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Reads the facts that the form wrote into a text, in the language of the page or else in the one the text begins with. Null for any other text. */
export function useFacts(documentId: string, text: string) {
  const { language } = useWords();
  const client = useQueryClient();
  const passages = useRead('list_passages', { id: documentId, limit: 100 });
  const own = passages.data?.data[0]?.language ?? language;
  return useQuery({
    queryKey: ['facts', documentId, text, language],
    enabled: passages.isFetched,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const read = (code: DashboardLanguage) => client.fetchQuery(businessWords(code));
      const labels = await read(language);
      for (const words of [labels, ...(isOffered(own) ? [await read(own)] : [])]) {
        const facts = readFacts(text, words);
        if (facts) return { facts, words, labels };
      }
      return null;
    },
  });
}

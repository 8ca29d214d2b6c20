import type { BotStrings } from '@jawab/language/bot-strings.ts';
import { dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import { format, type Values } from '@jawab/language/format.ts';
import { useQuery } from '@tanstack/react-query';
import { shown, useWords } from './words.tsx';

/** Returns the texts of the page of a bot; null before they are read. */
export function useBotWords(): ((key: keyof BotStrings, values?: Values) => string) | null {
  const { language } = useWords();
  const { data: texts } = useQuery({
    queryKey: ['botWords', language],
    queryFn: async () => (await dashboardLanguages[language].loadBot()).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return texts ? (key, values = {}) => shown(format(texts[key], values, language)) : null;
}

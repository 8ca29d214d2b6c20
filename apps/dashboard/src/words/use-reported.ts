import { dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import { format } from '@jawab/language/format.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReportedKey } from './reported.ts';
import { shown, useWords } from './words.tsx';

/** Says in the language of the page what the service reports in English. Nothing is said before the texts are read. */
export function useReported() {
  const { language, nameLanguage } = useWords();
  const { data } = useQuery({
    queryKey: ['reported', language],
    queryFn: async () => {
      const [reading, { default: texts }] = await Promise.all([
        import('./reported.ts'),
        dashboardLanguages[language].loadReported(),
      ]);
      return { reading, texts };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const write = (key: ReportedKey, values: Record<string, string> = {}) =>
    data ? shown(format(data.texts[key], values, language)) : '';
  return {
    /** The reason of the language of an answer. */
    sayLanguageReason: (reason: string) => write(`language_${reason}` as ReportedKey),
    /** A reason of a lead or of a failed test, as it is if the page does not know it. */
    saySentence(sentence: string): string {
      const found = data?.reading.readSentence(sentence);
      if (!found) return data ? sentence : '';
      const { language: spoken, wanted } = found.values;
      const named = spoken && wanted && { language: nameLanguage(spoken), wanted: nameLanguage(wanted) };
      return write(found.key, named || found.values);
    },
    /** Why a document failed. The English sentence of the service is more exact, so English pages show it. */
    sayFault({ code, message }: { code: string; message: string }): string {
      const key = language === 'en' ? null : data?.reading.textOfFault(code);
      return key ? write(key) : message;
    },
    /** The deed of an operation, such as “Changed”; its name if the page does not know it. */
    sayOperation(operation: string): string {
      const key = data?.reading.textOfOperation(operation);
      return key ? write(key) : data ? operation : '';
    },
    /** Who runs the service. */
    sayOperator: () => write('actor_operator'),
  };
}

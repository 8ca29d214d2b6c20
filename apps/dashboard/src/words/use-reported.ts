import { dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import { format } from '@jawab/language/format.ts';
import { ApiError } from '@jawab/sdk';
import { useQuery } from '@tanstack/react-query';
import type { Reported, ReportedKey } from './reported.ts';
import { shown, useWords } from './words.tsx';

/** Says in the language of the page what the service reports in English. Nothing is said before the texts are read. */
export function useReported() {
  const { language, nameLanguage, say } = useWords();
  const isEnglish = language === 'en';
  const { data, isError, isFetched } = useQuery({
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
  const writeRead = (found: Reported | null | undefined) => (found ? write(found.key, found.values) : '');
  return {
    /** False until the texts were read, or could not be. */
    isRead: isFetched,
    /** Why the service refused something. The English sentence is more exact, so English pages show it where it is for people. */
    sayRefusal(error: Error): string {
      if (isError) return error.message;
      if (!(error instanceof ApiError)) return isEnglish ? error.message : write('fault_internal');
      const exact = isEnglish && data?.reading.forPeople(error.code, error.message);
      if (exact) return exact;
      const found = data?.reading.readRefusal(error.code, error.message);
      return found && 'own' in found ? say(found.own) : writeRead(found) || write('fault_internal');
    },
    /** The refusal of the value of a field. */
    sayIssue: (message: string): string =>
      isEnglish || isError ? message : writeRead(data?.reading.readIssue(message)),
    /** Why a delivery failed. */
    sayDelivery({ code, message }: { code: string; message: string }): string {
      const key = isEnglish ? null : data?.reading.textOfDelivery(code);
      return key ? write(key) : isEnglish || isError ? message : write('fault_internal');
    },
    /** The remedy for a check of a page that failed. */
    sayCheck: ({ check, message }: { check: string; message: string }): string =>
      isEnglish ? message : writeRead(data?.reading.readCheck(check, message)),
    /** Why the chat model did not translate some messages, which it may do later. */
    sayUntranslated: (note: string): string => (isEnglish || isError ? note : write('refusal_busy')),
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
      const key = isEnglish ? null : data?.reading.textOfFault(code);
      return key ? write(key) : message;
    },
    /** The deed of an operation, such as “Changed”; its name if the page does not know it. */
    sayOperation(operation: string): string {
      const key = data?.reading.textOfOperation(operation);
      return key ? write(key) : data ? operation : '';
    },
    /** The heading of a summary. */
    saySummary: () => write('summary'),
    /** A reply mentions the name of a customer, and it is not known. */
    sayNameUnknown: () => write('name_unknown'),
    /** The heading of a group of figures. */
    sayFigures: (group: 'answers' | 'people' | 'model') => write(`figures_${group}`),
    /** Why a setup link cannot be used, and what to do. */
    saySetup: (state: 'used' | 'wrong') => write(`setup_${state}`),
    /** Said of a record that is deleted. */
    sayGone: () => write('record_gone'),
    /** Who runs the service. */
    sayOperator: () => write('actor_operator'),
  };
}

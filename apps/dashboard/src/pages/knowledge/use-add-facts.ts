import type { BusinessStrings } from '@jawab/language/business-strings.ts';
import { useMay, usePlace } from '../../data/api.tsx';
import { useWords } from '../../words/words.tsx';
import { type Facts, filledIn, questionOf } from './facts.ts';

const maxSuggestions = 4;

/** Adds facts to the knowledge. A bot that suggests nothing in their language then suggests their questions. */
export function useAddFacts() {
  const { api } = usePlace();
  const { language } = useWords();
  const may = useMay();
  return async (text: string, facts: Facts, words: BusinessStrings) => {
    const { data } = await api.call('add_knowledge', { title: words.title, text });
    const { data: bots } = await api.call('list_bots', { limit: 2 });
    const [bot] = bots;
    if (bot && bots.length === 1 && may('bots:write')) {
      const { suggestions } = (await api.call('get_bot', { id: bot.id })).data;
      const questions = filledIn(facts).map((fact) => questionOf(fact, facts.business, words));
      if (!suggestions[language])
        await api.call('update_bot', {
          id: bot.id,
          suggestions: { ...suggestions, [language]: questions.slice(0, maxSuggestions) },
        });
    }
    return data;
  };
}

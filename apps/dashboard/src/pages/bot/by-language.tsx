import { botLanguages } from '@jawab/language/bot-languages.ts';
import { useState } from 'react';
import { Choice, TextArea } from '../../ui/field.tsx';
import { LanguageOptions } from '../../ui/language-options.tsx';
import { useWords } from '../../words/words.tsx';
import type { Draft } from './draft.ts';

/** The first words to visitors in each language: the greeting, and the questions that the window offers. */
export function ByLanguage({ draft: { bot, set, fault } }: { draft: Draft }) {
  const { say, nameLanguage } = useWords();
  const [added, setAdded] = useState<string[]>([]);
  const { language: own, greetings, suggestions } = bot;
  const shown = [...new Set([own, ...Object.keys(greetings), ...Object.keys(suggestions), ...added])];
  return (
    <>
      {shown.map((code) => (
        <div key={code} className="grid gap-4">
          {code !== own && (
            <TextArea
              label={`${say('greeting')} (${nameLanguage(code)})`}
              lang={code}
              rows={2}
              maxLength={1000}
              value={greetings[code] ?? ''}
              hint={say('builtInHint')}
              error={fault('greetings')}
              onChange={({ target }) => set({ greetings: withValue(greetings, code, target.value) })}
            />
          )}
          <TextArea
            label={say('suggestionsIn', { language: nameLanguage(code) })}
            lang={code}
            rows={3}
            value={suggestions[code]?.join('\n') ?? ''}
            hint={say('suggestionsHint')}
            error={fault('suggestions')}
            onChange={({ target }) =>
              set({
                suggestions: withValue(suggestions, code, target.value ? target.value.split('\n') : null),
              })
            }
          />
        </div>
      ))}
      <div>
        <Choice
          label={say('addLanguage')}
          value=""
          onChange={({ target }) => setAdded((now) => [...now, target.value])}
        >
          <option value="">{say('addLanguage')}</option>
          <LanguageOptions codes={botLanguages.filter((code) => !shown.includes(code))} />
        </Choice>
      </div>
    </>
  );
}

/** Returns a record with the value of one language, or without it. */
function withValue<T>(record: Record<string, T>, code: string, value: T | null): Record<string, T> {
  const others = Object.entries(record).filter(([one]) => one !== code);
  return Object.fromEntries(value ? [...others, [code, value]] : others);
}

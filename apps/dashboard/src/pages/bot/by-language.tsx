import { useState } from 'react';
import { TextArea } from '../../ui/field.tsx';
import { useWords } from '../../words/words.tsx';
import type { Draft } from './draft.ts';
import { AddLanguage, withValue } from './texts-by-language.tsx';

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
      <AddLanguage shown={shown} onAdd={(code) => setAdded((now) => [...now, code])} />
    </>
  );
}

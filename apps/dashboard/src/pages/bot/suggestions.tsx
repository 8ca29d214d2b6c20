import { botLanguages } from '@jawab/language/bot-languages.ts';
import { useState } from 'react';
import { Choice, TextArea } from '../../ui/field.tsx';
import { LanguageOptions } from '../../ui/language-options.tsx';
import { useWords } from '../../words/words.tsx';
import type { Draft } from './draft.ts';

interface SuggestionsProps {
  value: Record<string, string[]>;
  /** The bot's own language, which is always offered. */
  own: string;
  set: Draft['set'];
  error: string | undefined;
}

/** Questions that the window offers, in each language. */
export function Suggestions({ value, own, set, error }: SuggestionsProps) {
  const { say, nameLanguage } = useWords();
  const [added, setAdded] = useState<string[]>([]);
  const shown = [...new Set([own, ...Object.keys(value), ...added])];
  const change = (code: string, text: string) => {
    const others = Object.entries(value).filter(([one]) => one !== code);
    const lines = text.split('\n');
    set({ suggestions: Object.fromEntries(text ? [...others, [code, lines]] : others) });
  };
  return (
    <>
      {shown.map((code) => (
        <TextArea
          key={code}
          label={say('suggestionsIn', { language: nameLanguage(code) })}
          lang={code}
          rows={3}
          value={value[code]?.join('\n') ?? ''}
          hint={say('suggestionsHint')}
          error={error}
          onChange={({ target }) => change(code, target.value)}
        />
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

import { botLanguages } from '@jawab/language/bot-languages.ts';
import { useState } from 'react';
import { Choice, TextArea } from '../../ui/field.tsx';
import { LanguageOptions } from '../../ui/language-options.tsx';
import { useWords } from '../../words/words.tsx';

interface AddLanguageProps {
  shown: string[];
  onAdd(code: string): void;
}

/** Adds the fields of another language. */
export function AddLanguage({ shown, onAdd }: AddLanguageProps) {
  const { say } = useWords();
  return (
    <div>
      <Choice label={say('addLanguage')} value="" onChange={({ target }) => onAdd(target.value)}>
        <option value="">{say('addLanguage')}</option>
        <LanguageOptions codes={botLanguages.filter((code) => !shown.includes(code))} />
      </Choice>
    </div>
  );
}

/** Returns a record with the value of one language, or without it. */
export function withValue<T>(record: Record<string, T>, code: string, value: T | null): Record<string, T> {
  const others = Object.entries(record).filter(([one]) => one !== code);
  return Object.fromEntries(value ? [...others, [code, value]] : others);
}

interface TextsByLanguageProps {
  label: string;
  hint: string;
  texts: Record<string, string>;
  /** The bot's own language, which is always offered. */
  own: string;
  maxLength: number;
  error: string | undefined;
  onChange(texts: Record<string, string>): void;
}

/** A text for visitors in each language. The bot's own comes first. */
export function TextsByLanguage({
  label,
  hint,
  texts,
  own,
  maxLength,
  error,
  onChange,
}: TextsByLanguageProps) {
  const { nameLanguage } = useWords();
  const [added, setAdded] = useState<string[]>([]);
  const shown = [...new Set([own, ...Object.keys(texts), ...added])];
  return (
    <>
      {shown.map((code) => (
        <TextArea
          key={code}
          label={`${label} (${nameLanguage(code)})`}
          lang={code}
          rows={2}
          maxLength={maxLength}
          value={texts[code] ?? ''}
          hint={code === own ? hint : undefined}
          error={error}
          onChange={({ target }) => onChange(withValue(texts, code, target.value))}
        />
      ))}
      <AddLanguage shown={shown} onAdd={(code) => setAdded((now) => [...now, code])} />
    </>
  );
}

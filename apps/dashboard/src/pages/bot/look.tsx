import { SelectField, TextField } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { type Key, useWords } from '../../words/words.tsx';
import { Bubble } from './bubble.tsx';
import type { Draft, Settings } from './draft.ts';
import { Logo } from './logo.tsx';

type Theme = Settings['theme'];

/** Colours, corners and the place of the window. */
export function Look({ draft }: { draft: Draft }) {
  const { say } = useWords();
  const { bot, set, fault } = draft;
  const { theme } = bot;
  const change = (next: Partial<Theme>) => set({ theme: Object.assign({}, theme, next) });
  const choice = <Name extends 'scheme' | 'side'>(name: Name, values: Theme[Name][]) => (
    <SelectField
      label={say(name)}
      value={theme[name]}
      onChange={({ target }) => change({ [name]: target.value } as Partial<Theme>)}
    >
      {values.map((value) => (
        <option key={value} value={value}>
          {say(`${name}_${value}` as Key)}
        </option>
      ))}
    </SelectField>
  );
  return (
    <Section title={say('botWindow')}>
      <Logo bot={bot} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={say('accentColour')}
          type="color"
          value={theme.accent}
          error={fault('theme')}
          onChange={({ target }) => change({ accent: target.value })}
        />
        <TextField
          label={say('textColour')}
          type="color"
          value={theme.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        {choice('scheme', ['auto', 'light', 'dark'])}
        {choice('side', ['end', 'start'])}
        <TextField
          label={say('radius')}
          type="number"
          min={0}
          max={32}
          value={theme.radius}
          onChange={({ target }) => change({ radius: target.valueAsNumber || 0 })}
        />
        <SelectField
          label={say('history')}
          value={bot.history}
          onChange={({ target }) => set({ history: target.value as Settings['history'] })}
        >
          {(['tab', 'device'] as const).map((value) => (
            <option key={value} value={value}>
              {say(`history_${value}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Bubble draft={draft} />
    </Section>
  );
}

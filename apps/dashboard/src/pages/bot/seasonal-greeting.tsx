import { firstDayOf, lastDayOf, maxDay } from '../../data/days.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { useWords } from '../../words/words.tsx';
import type { Draft, Settings } from './draft.ts';

type Greeting = NonNullable<Settings['seasonal_greeting']>;

interface SeasonalGreetingProps {
  value: Greeting | null;
  set: Draft['set'];
  error: string | undefined;
}

/** A greeting for some days. Days are in UTC: the first begins and the last ends at midnight. */
export function SeasonalGreeting({ value, set, error }: SeasonalGreetingProps) {
  const { say } = useWords();
  const text = value?.text ?? '';
  // An empty day clears it.
  const from = value?.from ?? '';
  const until = value?.until ?? '';
  const change = (next: Partial<Greeting>) => {
    const greeting = { text, from, until, ...next };
    const isEmpty = !greeting.text && !greeting.from && !greeting.until;
    set({ seasonal_greeting: isEmpty ? null : greeting });
  };
  return (
    <>
      <TextArea
        label={say('seasonalGreeting')}
        value={text}
        rows={2}
        required={value !== null}
        maxLength={1000}
        hint={say('seasonalGreetingHint')}
        error={error}
        onChange={({ target }) => change({ text: target.value })}
      />
      {value && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label={say('firstDay')}
            type="date"
            max={maxDay}
            value={firstDayOf(from)}
            hint={say('daysHint')}
            onChange={({ target }) => change({ from: target.value })}
          />
          <TextField
            label={say('lastDay')}
            type="date"
            max={maxDay}
            required
            value={lastDayOf(until)}
            onChange={({ target }) => change({ until: target.value })}
          />
        </div>
      )}
    </>
  );
}

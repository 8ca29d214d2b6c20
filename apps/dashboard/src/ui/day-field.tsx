import { useState } from 'react';
import { maxDay } from '../data/days.ts';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`. */
  value: string | undefined;
  max?: string;
  onChoose: (day: string | undefined) => void;
}

/** Chooses a day, or none. A half typed year is kept, but not chosen. */
export function DayField({ label, value, max = maxDay, onChoose }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      type="date"
      aria-label={label}
      className="h-8 rounded-box border border-edge bg-raised px-2 text-sm"
      value={typed ?? value ?? ''}
      min="2000-01-01"
      max={max}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.validity.valid) onChoose(target.value || undefined);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

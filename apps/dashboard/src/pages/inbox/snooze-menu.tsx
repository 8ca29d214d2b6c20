import { AlarmClock } from 'lucide-react';
import { IconMenu, MenuItem } from '../../ui/menu.tsx';
import { useWords } from '../../words/words.tsx';

/** Returns the times that are offered: in an hour, tomorrow at nine, and next Monday at nine. */
function listTimes(now: Date): Date[] {
  const atNine = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 9);
  const toMonday = (8 - now.getDay()) % 7 || 7;
  const days = toMonday === 1 ? [1] : [1, toMonday];
  return [new Date(now.getTime() + 3_600_000), ...days.map(atNine)];
}

/** Puts a conversation aside until a time, or until its visitor writes. */
export function SnoozeMenu({ onChoose }: { onChoose: (until: string) => void }) {
  const { say, writeAhead } = useWords();
  return (
    <IconMenu icon={AlarmClock} label={say('snooze')} className="border border-line bg-raised">
      {listTimes(new Date()).map((at) => (
        <MenuItem key={at.getTime()} onChoose={() => onChoose(at.toISOString())}>
          {writeAhead(at)}
        </MenuItem>
      ))}
    </IconMenu>
  );
}

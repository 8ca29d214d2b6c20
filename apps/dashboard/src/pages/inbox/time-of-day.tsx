import { useNow } from '../../data/use-now.ts';
import { useWords } from '../../words/words.tsx';

/** The time of a message; its date is in the title. */
export function TimeOfDay({ at }: { at: string }) {
  const { writeTime, writeClock } = useWords();
  return (
    <time dateTime={at} title={writeTime(at)}>
      {writeClock(at)}
    </time>
  );
}

/** The line between the messages of two days. */
export function DayLine({ at }: { at: string }) {
  const { writeDayOf } = useWords();
  return (
    <p className="flex items-center gap-3 text-xs text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <time dateTime={at}>{writeDayOf(at, useNow())}</time>
    </p>
  );
}

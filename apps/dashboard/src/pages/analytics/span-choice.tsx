import { DayField } from '../../ui/day-field.tsx';
import { Choice } from '../../ui/field.tsx';
import { useWords } from '../../words/words.tsx';

interface Span {
  from: string | undefined;
  to: string | undefined;
}

const lengths = [7, 30, 90];
const mostDays = 90;
const dayMs = 86_400_000;
/** The day of the person's time zone, `YYYY-MM-DD`. */
const today = () => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date());

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Reads the days of an address: the last 30 unless it names others. */
export function readSpan({ from, to }: Span): { from: string; to: string } {
  const last = to ?? today();
  return { from: from ?? addDays(last, -29), to: last };
}

const within = (day: string, first: string, last: string) => (day < first ? first : day > last ? last : day);

/** Chooses the last 7, 30 or 90 days, or a first and a last day: the other follows if they are too far apart. */
export function SpanChoice({ span, onChoose }: { span: Span; onChoose: (span: Span) => void }) {
  const { say, writeDay } = useWords();
  const { from, to } = readSpan(span);
  const length = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  const chosen = to === today() && lengths.includes(length) ? String(length) : '';
  return (
    <>
      <Choice
        label={say('days')}
        value={chosen}
        onChange={({ target }) =>
          onChoose(
            target.value === '30' || target.value === ''
              ? { from: undefined, to: undefined }
              : { from: addDays(today(), 1 - Number(target.value)), to: undefined },
          )
        }
      >
        {chosen === '' && (
          <option value="">
            {writeDay(from)} – {writeDay(to)}
          </option>
        )}
        {lengths.map((days) => (
          <option key={days} value={days}>
            {say('lastDays', { count: days })}
          </option>
        ))}
      </Choice>
      <DayField
        label={say('firstDay')}
        value={from}
        max={today()}
        onChoose={(day) => day && onChoose({ from: day, to: within(to, day, addDays(day, mostDays - 1)) })}
      />
      <DayField
        label={say('lastDay')}
        value={to}
        max={today()}
        onChoose={(day) => day && onChoose({ from: within(from, addDays(day, 1 - mostDays), day), to: day })}
      />
    </>
  );
}

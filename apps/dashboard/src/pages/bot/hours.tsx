import { Plus, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { CheckField, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { type Key, useWords } from '../../words/words.tsx';
import type { Draft, Settings } from './draft.ts';

type OpeningHours = NonNullable<Settings['handoff_hours']>;
type Span = OpeningHours['week'][number];
type Day = Span['days'][number];

const days: Day[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const working: Span = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '17:00' };
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When people answer, what the bot says when somebody asks for one, whether they get files, and whether it asks how they did. */
export function Hours({ draft: { bot, set, fault } }: { draft: Draft }) {
  const { say } = useWords();
  const hours = bot.handoff_hours;
  const kind = hours === null ? 'always' : hours.week.length === 0 ? 'never' : 'set';
  const choose = (next: string) => {
    const timezone = hours?.timezone ?? ownZone();
    set({ handoff_hours: next === 'always' ? null : { timezone, week: next === 'set' ? [working] : [] } });
  };
  return (
    <Section title={say('botHandoff')}>
      <TextArea
        label={say('handoffMessage')}
        value={bot.handoff_message ?? ''}
        rows={2}
        maxLength={1000}
        hint={say('builtInHint')}
        error={fault('handoff_message')}
        onChange={({ target }) => set({ handoff_message: target.value || null })}
      />
      <SelectField
        label={say('staffHours')}
        value={kind}
        hint={say('staffHoursHint')}
        error={fault('handoff_hours')}
        onChange={({ target }) => choose(target.value)}
      >
        {['always', 'set', 'never'].map((one) => (
          <option key={one} value={one}>
            {say(`hours_${one}` as Key)}
          </option>
        ))}
      </SelectField>
      {hours && kind === 'set' && <Week hours={hours} onChange={(next) => set({ handoff_hours: next })} />}
      <CheckField
        label={say('filesAllowed')}
        checked={bot.attachments}
        onChange={({ target }) => set({ attachments: target.checked })}
      />
      <CheckField
        label={say('csatAsk')}
        hint={say('csatAskHint')}
        checked={bot.csat === 'on_close'}
        onChange={({ target }) => set({ csat: target.checked ? 'on_close' : 'off' })}
      />
    </Section>
  );
}

function Week({ hours, onChange }: { hours: OpeningHours; onChange: (hours: OpeningHours) => void }) {
  const { say } = useWords();
  const { timezone, week } = hours;
  const zones = [...new Set([timezone, ownZone(), ...Intl.supportedValuesOf('timeZone')])];
  const setWeek = (next: Span[]) => onChange({ timezone, week: next });
  return (
    <>
      <SelectField
        label={say('timezone')}
        value={timezone}
        onChange={({ target }) => onChange({ timezone: target.value, week })}
      >
        {zones.map((zone) => (
          <option key={zone} translate="no">
            {zone}
          </option>
        ))}
      </SelectField>
      {week.map((span, at) => (
        <SpanRow
          key={at}
          span={span}
          onChange={(next) => setWeek(week.with(at, next))}
          remove={week.length > 1 ? () => setWeek(week.toSpliced(at, 1)) : undefined}
        />
      ))}
      <div>
        <Button icon={Plus} onClick={() => setWeek([...week, working])}>
          {say('addHours')}
        </Button>
      </div>
    </>
  );
}

interface SpanRowProps {
  span: Span;
  onChange: (span: Span) => void;
  remove: (() => void) | undefined;
}

function SpanRow({ span, onChange, remove }: SpanRowProps) {
  const { say, nameDay } = useWords();
  const change = (next: Partial<Span>) => onChange(Object.assign({}, span, next));
  const toggle = (day: Day) =>
    change({
      days: days.filter((one) => (one === day ? !span.days.includes(one) : span.days.includes(one))),
    });
  return (
    <div className="grid gap-3 rounded-box border border-line p-3">
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{say('days')}</legend>
        {days.map((day, at) => (
          <label
            key={day}
            className="rounded-box border border-line px-2.5 py-1 text-sm has-checked:border-accent has-checked:bg-tint has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={span.days.includes(day)}
              onChange={() => toggle(day)}
            />
            {nameDay(at)}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={say('hoursFrom')}
          type="time"
          required
          value={span.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label={say('hoursTo')}
          type="time"
          required
          value={span.to}
          onChange={({ target }) => change({ to: target.value })}
        />
        {remove && <Button kind="quiet" icon={X} aria-label={say('removeHours')} onClick={remove} />}
      </div>
    </div>
  );
}

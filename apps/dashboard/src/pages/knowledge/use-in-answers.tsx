import type { KBDocument } from '@jawab/sdk';
import { useState } from 'react';
import { useChange } from '../../data/api.tsx';
import { firstDayOf, lastDayOf, maxDay } from '../../data/days.ts';
import { useForm } from '../../data/use-form.ts';
import { CheckField, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { useWords } from '../../words/words.tsx';

/** The first and the last UTC day of a document; empty without a limit. */
const daysOf = ({ valid_from, valid_until }: KBDocument) => ({
  first: firstDayOf(valid_from),
  last: lastDayOf(valid_until),
});

/** Says in which days bots answer from a document. */
export function DocumentDays({ document }: { document: KBDocument }) {
  const { say, writeDay } = useWords();
  const { first, last } = daysOf(document);
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-soft empty:hidden">
      {first && (
        <span>
          {say('firstDay')}: {writeDay(first)}
        </span>
      )}
      {last && (
        <span>
          {say('lastDay')}: {writeDay(last)}
        </span>
      )}
    </p>
  );
}

/** Changes when bots answer from a document, whether it is published, and whether it is archived. */
export function UseInAnswers({ document }: { document: KBDocument }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-sm font-medium">{say('useInAnswers')}</summary>
      <div className="mt-3">{isOpen && <UseForm document={document} />}</div>
    </details>
  );
}

function UseForm({ document }: { document: KBDocument }) {
  const { say } = useWords();
  const change = useChange('update_knowledge');
  const days = daysOf(document);
  const [{ first, last }, choose] = useState(days);
  const isTooEarly = last !== '' && last < first;
  const form = useForm(({ draft, archived }) =>
    change.mutateAsync({
      id: document.id,
      // A time of an integration is more exact than its day, so only another day is sent.
      validFrom: first === days.first ? undefined : first,
      validUntil: last === days.last ? undefined : last,
      publish: draft ? 'draft' : 'published',
      archived: archived !== undefined,
    }),
  );
  return (
    <Form form={form} submit={say('save')}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={say('firstDay')}
          name="first"
          type="date"
          defaultValue={days.first}
          max={maxDay}
          onChange={({ target }) => choose({ first: target.value, last })}
          hint={say('daysHint')}
          error={form.fault('validFrom')}
        />
        <TextField
          label={say('lastDay')}
          name="last"
          type="date"
          defaultValue={days.last}
          min={first}
          max={maxDay}
          onChange={({ target }) => choose({ first, last: target.value })}
          ownError={isTooEarly || form.fault('validUntil') ? say('lastDayTooEarly') : undefined}
        />
      </div>
      <CheckField
        label={say('draft')}
        name="draft"
        hint={say('draftHint')}
        defaultChecked={document.publish === 'draft'}
      />
      <CheckField
        label={say('archived')}
        name="archived"
        hint={say('archivedHint')}
        defaultChecked={document.archived}
      />
    </Form>
  );
}

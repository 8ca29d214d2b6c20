import type { Lead } from '@jawab/sdk';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useChange, useMay } from '../../data/api.tsx';
import { AssigneeChoice } from '../../ui/assignee-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice, TextArea } from '../../ui/field.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useBotWords } from '../../words/use-bot-words.ts';
import { useWords } from '../../words/words.tsx';

export const states = ['new', 'contacted', 'won', 'lost'] as const;

/** How far the team is with a lead, which member works on it, and what the team notes. Whoever may not change it reads it. */
export function LeadProgress({ lead }: { lead: Lead }) {
  const { say } = useWords();
  const write = useBotWords();
  const mayWrite = useMay()('conversations:write');
  const { name, email, phone, state, owner, note } = lead;
  const title = name || email || phone || say('visitor');
  return (
    <div className="grid sm:w-64 justify-items-start gap-1.5">
      {mayWrite ? (
        <Choices lead={lead} title={title} />
      ) : (
        <span>{[write?.(`lead_${state}`), owner?.name].filter(Boolean).join(' · ')}</span>
      )}
      {note && (
        <p
          dir="auto"
          className="own-side line-clamp-4 whitespace-pre-line text-soft wrap-anywhere"
          title={note}
        >
          {note}
        </p>
      )}
      {mayWrite && <Note lead={lead} title={title} />}
    </div>
  );
}

function Choices({ lead: { id, state, owner }, title }: { lead: Lead; title: string }) {
  const { say } = useWords();
  const write = useBotWords();
  const change = useChange('update_lead');
  // A choice is shown at once, while it is being saved. The field stays enabled, so that it keeps the focus.
  const saving = change.isPending ? change.variables : undefined;
  return (
    <span className="flex flex-wrap gap-1.5">
      <Choice
        label={`${say('status')}: ${title}`}
        value={saving?.state ?? state}
        onChange={({ target }) => change.mutate({ id, state: target.value as Lead['state'] })}
      >
        {states.map((one) => (
          <option key={one} value={one}>
            {write?.(`lead_${one}`)}
          </option>
        ))}
      </Choice>
      <AssigneeChoice
        label={`${say('assignedTo')}: ${title}`}
        assignee={owner}
        saving={saving?.owner ?? undefined}
        onChoose={(chosen) => change.mutate({ id, owner: chosen })}
      />
      <Refusal error={change.error} />
    </span>
  );
}

/** The note of a lead, and the field in which it is written. */
function Note({ lead: { id, note }, title }: { lead: Lead; title: string }) {
  const { say } = useWords();
  const change = useChange('update_lead');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The button is there again, and takes the focus that the field had.
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  if (!isOpen)
    return (
      <Button
        ref={button}
        kind="quiet"
        className="-ms-2"
        aria-label={`${say(note ? 'editDocument' : 'addNote')}: ${title}`}
        onClick={() => setOpen(true)}
      >
        {say(note ? 'editDocument' : 'addNote')}
      </Button>
    );
  return (
    <form
      className="grid w-full gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget).get('note'));
        change.mutate({ id, note: text }, { onSuccess: close });
      }}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <TextArea
        label={say('note')}
        hint={say('noteHint')}
        name="note"
        maxLength={2000}
        defaultValue={note ?? ''}
        autoFocus
      />
      <Refusal error={change.error} />
      <span className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={change.isPending}>
          {say('save')}
        </Button>
        <Button kind="quiet" onClick={close}>
          {say('cancel')}
        </Button>
      </span>
    </form>
  );
}

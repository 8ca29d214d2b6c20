import type { ConversationEntry } from '@jawab/sdk';
import { useState } from 'react';
import { useChange, useRead } from '../../data/api.tsx';
import { useNow } from '../../data/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { useChannelName } from '../../ui/channel.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchField } from '../../ui/field.tsx';
import { nameVisitor } from '../../ui/name-visitor.ts';
import { Loaded, Refusal } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';

interface MergeDialogProps {
  /** The customer who stays. */
  customerId: string;
  onClose: () => void;
}

/** Makes another customer one with this one, after it has said what will happen. */
export default function MergeDialog(props: MergeDialogProps) {
  const { say } = useWords();
  return (
    <Dialog title={say('mergeCustomer')} isOpen onClose={props.onClose}>
      <Search {...props} />
    </Dialog>
  );
}

const maxShown = 7;

/** The last conversation of each other customer: what they wrote is easier to tell apart than the signs of those without a name. */
const listOthers = (entries: ConversationEntry[], customerId: string) =>
  entries
    .filter(
      (one, at) =>
        one.customer_id &&
        one.customer_id !== customerId &&
        entries.findIndex((other) => other.customer_id === one.customer_id) === at,
    )
    .slice(0, maxShown);

function Search({ customerId, onClose }: MergeDialogProps) {
  const { say } = useWords();
  const [q, setQuery] = useState<string | undefined>();
  const [other, setOther] = useState<ConversationEntry | undefined>();
  const found = useRead('list_conversations', { q, limit: 50 }, { keepsLast: true });
  const kept = useRead('list_conversations', { customerId, limit: 1 }).data?.data;
  const nameOf = (entry: ConversationEntry | undefined) => (entry ? nameVisitor(say, entry) : say('visitor'));
  const merge = useChange('merge_customers');
  const otherId = other?.customer_id;
  return (
    <div className="grid gap-4">
      <SearchField label={say('mergeSearch')} value={q} onSearch={setQuery} />
      <Loaded query={found} rows={3}>
        {({ data }) => {
          const others = listOthers(data, customerId);
          return others.length === 0 ? (
            <p className="text-sm text-soft">{say('nothingFound')}</p>
          ) : (
            <fieldset className="grid grid-cols-1 gap-1">
              <legend className="sr-only">{say('mergeCustomer')}</legend>
              {others.map((one) => (
                <Other
                  key={one.customer_id}
                  entry={one}
                  isChosen={one.customer_id === otherId}
                  onChoose={() => setOther(one)}
                />
              ))}
            </fieldset>
          );
        }}
      </Loaded>
      {other && kept && (
        <p dir="auto" role="status" className="text-sm">
          {say('mergeText', { other: nameOf(other), name: nameOf(kept[0]) })}
        </p>
      )}
      <Refusal error={merge.error} />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button
          kind="danger"
          disabled={!otherId || !kept}
          isBusy={merge.isPending}
          onClick={() => otherId && merge.mutate({ id: otherId, intoId: customerId }, { onSuccess: onClose })}
        >
          {say('merge')}
        </Button>
      </div>
    </div>
  );
}

interface OtherProps {
  entry: ConversationEntry;
  isChosen: boolean;
  onChoose: () => void;
}

function Other({ entry, isChosen, onChoose }: OtherProps) {
  const { say, writeAgo, writeTime } = useWords();
  const nameOf = useChannelName();
  const now = useNow();
  const { last_customer_message, last_message_at, channel, language } = entry;
  return (
    <label className="flex items-start gap-2 rounded-box px-2 py-1.5 text-sm hover:bg-hover has-checked:bg-tint">
      <input
        type="radio"
        name="other"
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <span className="grid min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <bdi className="own-side min-w-0 flex-1 truncate font-medium">{nameVisitor(say, entry)}</bdi>
          <span className="numbers shrink-0 text-xs text-soft">
            <bdi>{nameOf(channel)}</bdi> ·{' '}
            <time dateTime={last_message_at} title={writeTime(last_message_at)}>
              {writeAgo(last_message_at, now)}
            </time>
          </span>
        </span>
        <bdi lang={language ?? undefined} className="own-side truncate text-soft">
          {last_customer_message}
        </bdi>
      </span>
    </label>
  );
}

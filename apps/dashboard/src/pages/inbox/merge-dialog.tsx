import type { Output } from '@jawab/sdk';
import { useState } from 'react';
import { useChange, useRead } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchField } from '../../ui/field.tsx';
import { Loaded, Refusal } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';

type Customer = Output<'get_customer'>['data'];

interface MergeDialogProps {
  /** The customer who stays. */
  customerId: string;
  onClose: () => void;
}

/** Makes another customer one with this one, after it has said what will happen. */
export default function MergeDialog({ customerId, onClose }: MergeDialogProps) {
  const { say } = useWords();
  return (
    <Dialog title={say('mergeCustomer')} isOpen onClose={onClose}>
      <Search customerId={customerId} onClose={onClose} />
    </Dialog>
  );
}

function Search({ customerId, onClose }: MergeDialogProps) {
  const { say, writeTime } = useWords();
  const [q, setQuery] = useState<string | undefined>();
  const [other, setOther] = useState<Customer | undefined>();
  const found = useRead('list_customers', { q, limit: 7 }, { keepsLast: true });
  const kept = useRead('get_customer', { id: customerId }).data?.data;
  const merge = useChange('merge_customers');
  const nameOf = ({ name, email, phone, channels }: Customer) =>
    name ?? email ?? phone ?? channels[0]?.address ?? say('visitor');
  return (
    <div className="grid gap-4">
      <SearchField label={say('mergeSearch')} value={q} onSearch={setQuery} />
      <Loaded query={found} rows={3}>
        {({ data }) => {
          const others = data.filter(({ id }) => id !== customerId);
          return others.length === 0 ? (
            <p className="text-sm text-soft">{say('nothingFound')}</p>
          ) : (
            <fieldset className="grid gap-1">
              <legend className="sr-only">{say('mergeCustomer')}</legend>
              {others.map((one) => (
                <label key={one.id} className="flex min-h-8 items-center gap-2 text-sm">
                  <input
                    type="radio"
                    name="other"
                    checked={one.id === other?.id}
                    onChange={() => setOther(one)}
                    className="size-4 shrink-0 accent-accent"
                  />
                  <bdi className="font-medium">{nameOf(one)}</bdi>
                  <bdi className="min-w-0 truncate text-soft">
                    {[one.email, one.phone, writeTime(one.last_seen_at)]
                      .filter((text) => text && text !== nameOf(one))
                      .join(' · ')}
                  </bdi>
                </label>
              ))}
            </fieldset>
          );
        }}
      </Loaded>
      {other && kept && (
        <p dir="auto" role="status" className="text-sm">
          {say('mergeText', { other: nameOf(other), name: nameOf(kept) })}
        </p>
      )}
      <Refusal error={merge.error} />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button
          kind="danger"
          disabled={!other || !kept}
          isBusy={merge.isPending}
          onClick={() => other && merge.mutate({ id: other.id, intoId: customerId }, { onSuccess: onClose })}
        >
          {say('merge')}
        </Button>
      </div>
    </div>
  );
}

import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange, useMay, useRead } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/code.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Empty, Loaded, Refusal } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Table } from '../../ui/table.tsx';
import { useReported } from '../../words/use-reported.ts';
import { type Key, useWords } from '../../words/words.tsx';
import { type Delivery, DeliveryStatus } from './delivery-status.tsx';

const isOnItsWay = ({ status }: Delivery) => status === 'queued' || status === 'sending';

/** The attempts of a webhook, newest first. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const { say, writeTime, writeNumber } = useWords();
  const { cursor } = useSearch({ from: '/$workspaceId/developers' });
  const mayWrite = useMay()('webhooks:write');
  const test = useChange('test_webhook');
  const [open, setOpen] = useState<string>();
  const query = useRead(
    'list_webhook_deliveries',
    { id: webhookId, limit: 50, cursor },
    { again: ({ data }) => (data.some(isOnItsWay) ? 1_500 : 10_000), keepsLast: true },
  );
  return (
    <Loaded query={query} rows={3}>
      {({ data, next_cursor }) =>
        data.length === 0 ? (
          <Empty title={say('noDeliveries')} text={say('noDeliveriesText')}>
            {mayWrite && (
              <Button isBusy={test.isPending} onClick={() => test.mutate({ id: webhookId, wait: 10 })}>
                {say('sendTest')}
              </Button>
            )}
          </Empty>
        ) : (
          <>
            <Table
              caption={say('deliveries')}
              rows={data}
              keyOf={({ id }) => id}
              columns={[
                {
                  title: say('events'),
                  cell: ({ id, event, reason, attempt }) => (
                    <>
                      <button
                        type="button"
                        onClick={() => setOpen(id)}
                        className="text-start font-mono text-xs text-accent underline"
                      >
                        {event}
                      </button>
                      <p className="text-xs text-soft">
                        {say(`reason_${reason}` as Key)}
                        {attempt > 1 && ` · ${say('attempt', { count: attempt })}`}
                      </p>
                    </>
                  ),
                },
                { title: say('status'), cell: ({ status }) => <DeliveryStatus status={status} /> },
                {
                  title: say('response'),
                  isNumber: true,
                  cell: ({ response_status, latency_ms }) => (
                    <>
                      {response_status ?? '–'}
                      {latency_ms !== null && (
                        <span className="block text-xs text-soft">
                          <bdi translate="no">{writeNumber(latency_ms)} ms</bdi>
                        </span>
                      )}
                    </>
                  ),
                },
                {
                  title: say('time'),
                  isNumber: true,
                  isExtra: true,
                  cell: ({ created_at }) => writeTime(created_at),
                },
              ]}
            />
            <Pager cursor={cursor} next={next_cursor} />
            <Dialog
              title={data.find(({ id }) => id === open)?.event ?? ''}
              isOpen={open !== undefined}
              onClose={() => setOpen(undefined)}
              isDrawer
            >
              {data
                .filter(({ id }) => id === open)
                .map((delivery) => (
                  <OneDelivery key={delivery.id} delivery={delivery} onSent={() => setOpen(undefined)} />
                ))}
            </Dialog>
          </>
        )
      }
    </Loaded>
  );
}

/** The text that was signed: the time of the attempt, a dot, and the body as it was sent. */
const signedTextOf = (body: string) => `${(JSON.parse(body) as { timestamp: number }).timestamp}.${body}`;

function OneDelivery({ delivery, onSent }: { delivery: Delivery; onSent: () => void }) {
  const { say } = useWords();
  const { sayDelivery } = useReported();
  const mayWrite = useMay()('webhooks:write');
  const again = useChange('redeliver_webhook');
  const { id, webhook_id, status, body, response, error } = delivery;
  const send = () => again.mutate({ id: webhook_id, deliveryId: id }, { onSuccess: onSent });
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <DeliveryStatus status={status} />
        {mayWrite && (
          <Button isBusy={again.isPending} onClick={send}>
            {say('redeliver')}
          </Button>
        )}
      </div>
      <Refusal error={again.error} />
      {error && (
        <p dir="auto" className="text-sm text-danger">
          {sayDelivery(error)}
        </p>
      )}
      {body && (
        <section className="grid grid-cols-1 gap-2">
          <h3 className="text-sm font-medium">{say('signedText')}</h3>
          <p className="text-sm text-soft">{say('signedTextHint')}</p>
          <Code label={say('signedText')} text={signedTextOf(body)} />
        </section>
      )}
      <section className="grid grid-cols-1 gap-2">
        <h3 className="text-sm font-medium">{say('response')}</h3>
        {response ? <Code label={say('response')} text={response} /> : <p>{say('noResponse')}</p>}
      </section>
    </div>
  );
}

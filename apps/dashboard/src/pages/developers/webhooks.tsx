import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck } from 'lucide-react';
import { useRows } from '../../data/api.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { More } from '../../ui/more.tsx';
import { Empty, Loaded } from '../../ui/notice.tsx';
import { Table } from '../../ui/table.tsx';
import { useWords } from '../../words/words.tsx';
import { DeliveryStatus } from './delivery-status.tsx';
import type { AddProps } from './tokens.tsx';

/** Shows whether a webhook is on, as an icon and a word. */
export function WebhookStatus({ isOn }: { isOn: boolean }) {
  const { say } = useWords();
  return (
    <Badge tone={isOn ? 'good' : 'plain'} icon={isOn ? CircleCheck : Ban}>
      {say(isOn ? 'active' : 'disabled')}
    </Badge>
  );
}

/** The webhooks of the workspace with their last delivery. */
export function Webhooks({ mayWrite, add }: AddProps) {
  const { say, writeTime } = useWords();
  const { query, rows } = useRows('list_webhooks', { limit: 100 });
  return (
    <Loaded query={query} rows={2}>
      {() =>
        rows.length === 0 ? (
          <Empty title={say('noWebhooks')} text={say('noWebhooksText')}>
            {mayWrite && <Button onClick={add}>{say('newWebhook')}</Button>}
          </Empty>
        ) : (
          <>
            <Table
              caption={say('webhooks')}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                {
                  title: say('address'),
                  cell: ({ id, url, events }) => (
                    <>
                      <Link
                        from="/$workspaceId/developers"
                        to="."
                        search={{ tab: 'webhooks', webhook: id }}
                        className="inline-block min-w-40 font-medium text-accent underline"
                      >
                        <bdi>{url}</bdi>
                      </Link>
                      <span className="block font-mono text-xs text-soft">
                        <bdi>{events.join(', ')}</bdi>
                      </span>
                    </>
                  ),
                },
                { title: say('status'), cell: ({ enabled }) => <WebhookStatus isOn={enabled} /> },
                {
                  title: say('lastDelivery'),
                  cell: ({ last_delivery }) =>
                    last_delivery ? (
                      <span className="inline-flex flex-wrap items-center gap-2">
                        <DeliveryStatus status={last_delivery.status} />
                        <span className="numbers text-soft max-sm:hidden">
                          {writeTime(last_delivery.sent_at)}
                        </span>
                      </span>
                    ) : (
                      '–'
                    ),
                },
              ]}
            />
            <More query={query} />
          </>
        )
      }
    </Loaded>
  );
}

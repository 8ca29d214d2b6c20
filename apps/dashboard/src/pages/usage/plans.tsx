import type { Output } from '@jawab/sdk';
import { Check } from 'lucide-react';
import { useRead } from '../../data/api.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { Table } from '../../ui/table.tsx';
import { type Key, useWords } from '../../words/words.tsx';

type Plan = Output<'list_plans'>['data'][number];

/** The limits of every plan. */
export function Plans() {
  const { say, writeNumber } = useWords();
  const query = useRead('list_plans', {});
  const limit = (value: number | null) => (value === null ? say('noLimit') : writeNumber(value));
  const part = (isIncluded: boolean) => say(isIncluded ? 'included' : 'notIncluded');
  return (
    <Loaded query={query} rows={5}>
      {({ data }) => (
        <Table
          isFigures
          caption={say('plans')}
          rows={data}
          keyOf={({ name }) => name}
          columns={[
            { title: say('plan'), cell: (plan) => <PlanName plan={plan} /> },
            {
              title: say('limit_messages'),
              isNumber: true,
              cell: ({ messages_per_month }) => limit(messages_per_month),
            },
            { title: say('limit_bots'), isNumber: true, cell: ({ bots }) => limit(bots) },
            { title: say('limit_api'), isExtra: true, cell: ({ api }) => part(api) },
            { title: say('limit_webhooks'), isExtra: true, cell: ({ webhooks }) => part(webhooks) },
            {
              title: say('limit_requests'),
              isNumber: true,
              isExtra: true,
              cell: ({ api, requests_per_minute }) => (api ? limit(requests_per_minute) : '–'),
            },
          ]}
        />
      )}
    </Loaded>
  );
}

function PlanName({ plan: { name, current } }: { plan: Plan }) {
  const { say } = useWords();
  return (
    <span className="inline-flex flex-wrap items-center gap-2 font-medium">
      {say(`plan_${name}` as Key)}
      {current && (
        <Badge tone="accent" icon={Check}>
          {say('yourPlan')}
        </Badge>
      )}
    </span>
  );
}

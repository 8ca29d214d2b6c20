import type { Output } from '@jawab/sdk';
import { useRead } from '../../data/api.tsx';
import { Empty } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { ShowOnSite } from '../../ui/show-on-site.tsx';
import { Table } from '../../ui/table.tsx';
import { useWords } from '../../words/words.tsx';
import { Chart } from '../analytics/chart.tsx';

type UsageDay = Output<'list_usage_days'>['data'][number];

interface UsageDaysProps {
  days: UsageDay[];
  span: { from: string; to: string };
}

const dayMs = 86_400_000;

/** Every day of a span that has begun. */
function listDays({ from, to }: UsageDaysProps['span']): string[] {
  const last = Math.min(Date.parse(to), Date.now());
  const count = Math.floor((last - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(Date.parse(from) + at * dayMs).toISOString().slice(0, 10),
  );
}

const sum = (days: UsageDay[]) => days.reduce((total, { messages }) => total + messages, 0);

/** Messages by day, and by bot. */
export function UsageDays({ days, span }: UsageDaysProps) {
  const { say, writeNumber } = useWords();
  const bots = useRead('list_bots', {});
  if (days.length === 0)
    return (
      <Empty title={say('noMessagesMonth')} text={say('noMessagesMonthText')}>
        <ShowOnSite />
      </Empty>
    );
  const ids = [...new Set(days.map(({ chatbot_id }) => chatbot_id))];
  const rows = ids
    .map((id) => ({
      id,
      name: bots.data?.data.find((bot) => bot.id === id)?.name ?? '…',
      messages: sum(days.filter(({ chatbot_id }) => chatbot_id === id)),
    }))
    .sort((one, other) => other.messages - one.messages);
  return (
    <>
      <Chart
        title={say('usageByDay')}
        points={listDays(span).map((day) => ({ day, value: sum(days.filter(({ date }) => date === day)) }))}
      />
      <Section title={say('usageByBot')}>
        <Table
          isFigures
          caption={say('usageByBot')}
          rows={[...rows, { id: 'total', name: say('total'), messages: sum(days) }]}
          keyOf={({ id }) => id}
          columns={[
            { title: say('bot'), cell: ({ name }) => <bdi>{name}</bdi> },
            { title: say('messages'), isNumber: true, cell: ({ messages }) => writeNumber(messages) },
          ]}
        />
      </Section>
    </>
  );
}

import type { Output } from '@jawab/sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../../data/api.tsx';
import { BotChoice } from '../../ui/bot-choice.tsx';
import { ChannelChoice, readChannel, useChannelName } from '../../ui/channel.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Empty, Loaded } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { ShowOnSite } from '../../ui/show-on-site.tsx';
import { Table } from '../../ui/table.tsx';
import { useWords } from '../../words/words.tsx';
import { Chart } from './chart.tsx';

type Analytics = Output<'get_analytics'>['data'];
const from = '/$workspaceId/analytics';

export default function AnalyticsPage() {
  const { say } = useWords();
  const navigate = useNavigate({ from });
  const { bot, channel: named } = useSearch({ from });
  const channel = readChannel(named);
  const bots = useRead('list_bots', {});
  const input = {
    chatbotId: bot,
    channel,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const query = useRead('get_analytics', input);
  return (
    <Page
      title={say('analytics')}
      isWide
      actions={
        <>
          <BotChoice
            bots={bots.data?.data ?? []}
            value={bot}
            hasAll
            onChoose={(id) => void navigate({ search: { bot: id, channel }, replace: true })}
          />
          <ChannelChoice
            value={channel}
            onChoose={(chosen) => void navigate({ search: { bot, channel: chosen }, replace: true })}
          />
          <ExportButton of="get_analytics" input={input} />
        </>
      }
    >
      <Loaded query={query}>
        {({ data }) =>
          data.totals.messages === 0 ? (
            <Empty title={say('noMessages')} text={say('noMessagesText')}>
              <ShowOnSite />
            </Empty>
          ) : (
            <Numbers data={data} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Numbers({ data }: { data: Analytics }) {
  const { say, writeNumber, writePercent, writeDay, nameLanguage } = useWords();
  const percent = (share: number | null) => (share === null ? '–' : writePercent(share));
  const { totals, window, daily, unanswered_rate, feedback, top_questions, languages, channels } = data;
  const nameOf = useChannelName();
  const tiles: [string, string][] = [
    [say('messages'), writeNumber(totals.messages)],
    [say('conversations'), writeNumber(totals.sessions)],
    [say('unanswered'), percent(unanswered_rate)],
    [say('satisfaction'), percent(feedback.satisfaction)],
    [say('leads'), writeNumber(totals.leads)],
    [say('handoffs'), writeNumber(totals.handoffs)],
  ];
  return (
    <div className="grid gap-6">
      <p className="numbers text-sm text-soft">
        {writeDay(window.from)} – {writeDay(window.to)}
      </p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {tiles.map(([name, value]) => (
          <div key={name} className="rounded-box border border-line bg-raised p-4">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="numbers text-xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Chart
          title={say('messages')}
          points={daily.map(({ date, messages }) => ({ day: date, value: messages }))}
        />
        <Chart
          title={say('unanswered')}
          points={daily.map(({ date, unanswered }) => ({ day: date, value: unanswered }))}
        />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <Table
          isFigures
          caption={say('topQuestions')}
          rows={top_questions}
          keyOf={({ question }) => question}
          columns={[
            { title: say('topQuestions'), cell: ({ question }) => <span dir="auto">{question}</span> },
            { title: say('asked'), isNumber: true, isSorted: true, cell: ({ count }) => writeNumber(count) },
            { title: say('answered'), isNumber: true, cell: ({ answered_rate }) => percent(answered_rate) },
          ]}
        />
        <div className="grid gap-4">
          <Table
            isFigures
            caption={say('languages')}
            rows={languages}
            keyOf={({ language }) => language ?? ''}
            columns={[
              { title: say('languages'), cell: ({ language }) => nameLanguage(language) },
              {
                title: say('messages'),
                isNumber: true,
                isSorted: true,
                cell: ({ messages }) => writeNumber(messages),
              },
            ]}
          />
          <Table
            isFigures
            caption={say('channel')}
            rows={channels}
            keyOf={({ channel }) => channel}
            columns={[
              { title: say('channel'), cell: ({ channel }) => nameOf(channel) },
              {
                title: say('messages'),
                isNumber: true,
                isSorted: true,
                cell: ({ messages }) => writeNumber(messages),
              },
            ]}
          />
        </div>
      </div>
    </div>
  );
}

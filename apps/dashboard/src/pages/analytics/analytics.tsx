import type { Output } from '@jawab/sdk';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePlace, useRead } from '../../data/api.tsx';
import { BotChoice } from '../../ui/bot-choice.tsx';
import { ChannelChoice, readChannel, useChannelName } from '../../ui/channel.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Choice } from '../../ui/field.tsx';
import { LanguageOptions } from '../../ui/language-options.tsx';
import { Empty, Loaded } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { ShowOnSite } from '../../ui/show-on-site.tsx';
import { Table } from '../../ui/table.tsx';
import { useWords } from '../../words/words.tsx';
import { Chart, type ChartLink } from './chart.tsx';
import { Figures } from './figures.tsx';
import { Hours } from './hours.tsx';
import { readSpan, SpanChoice } from './span-choice.tsx';

type Analytics = Output<'get_analytics'>['data'];
const from = '/$workspaceId/analytics';

export default function AnalyticsPage() {
  const { say } = useWords();
  const navigate = useNavigate({ from });
  const search = useSearch({ from });
  const { bot, language } = search;
  const channel = readChannel(search.channel);
  const bots = useRead('list_bots', {});
  const span = { from: search.from, to: search.to };
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
  const input = Object.assign(readSpan(span), { timezone, chatbotId: bot, channel, language });
  const query = useRead('get_analytics', Object.assign({ compare: true }, input), { keepsLast: true });
  const choose = (change: Partial<typeof search>) =>
    void navigate({ search: Object.assign({}, search, change), replace: true });
  const languages = (query.data?.data.languages ?? []).flatMap(({ language: code }) => code ?? []);
  return (
    <Page
      title={say('analytics')}
      isWide
      actions={
        <>
          <SpanChoice span={span} onChoose={choose} />
          <BotChoice bots={bots.data?.data ?? []} value={bot} hasAll onChoose={(id) => choose({ bot: id })} />
          <ChannelChoice value={channel} onChoose={(chosen) => choose({ channel: chosen })} />
          <Choice
            label={say('language')}
            value={language ?? ''}
            onChange={({ target }) => choose({ language: target.value || undefined })}
          >
            <option value="">{say('allLanguages')}</option>
            <LanguageOptions codes={[...new Set(language ? [language, ...languages] : languages)]} />
          </Choice>
          <ExportButton of="get_analytics" input={input} />
        </>
      }
    >
      <Loaded query={query}>
        {({ data }) =>
          data.totals.messages === 0 && !channel && !language && !search.from ? (
            <Empty title={say('noMessages')} text={say('noMessagesText')}>
              <ShowOnSite />
            </Empty>
          ) : (
            <Numbers data={data} link={{ bot, channel, language }} />
          )
        }
      </Loaded>
    </Page>
  );
}

/** The letters of a question that the inbox is searched for. */
const maxSearched = 100;

function Numbers({ data, link }: { data: Analytics; link: ChartLink }) {
  const { workspaceId } = usePlace();
  const { say, writeNumber, writePercent, nameLanguage } = useWords();
  const { before, daily, hours, top_questions, languages, channels } = data;
  const nameOf = useChannelName();
  const points = (of: 'messages' | 'answered' | 'unsure' | 'unanswered' | 'handoffs') =>
    daily.map((day) => ({ day: day.date, value: day[of] }));
  const messages = {
    title: say('messages'),
    isNumber: true,
    isSorted: true,
    cell: ({ messages: count }: { messages: number }) => writeNumber(count),
  };
  return (
    <div className="grid gap-6">
      <Figures now={data} before={before} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Chart title={say('messages')} points={points('messages')} link={link} />
        <Chart
          title={say('unanswered')}
          points={points('unanswered')}
          link={Object.assign({}, link, { answered: 'false' as const })}
        />
        <Chart title={say('hedged')} points={points('unsure')} />
        <Chart title={say('handoffs')} points={points('handoffs')} />
      </div>
      <Hours hours={hours} />
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <Table
          isFigures
          caption={say('topQuestions')}
          rows={top_questions}
          keyOf={({ question }) => question}
          columns={[
            {
              title: say('topQuestions'),
              cell: ({ question }) => (
                <Link
                  to="/$workspaceId/inbox"
                  params={{ workspaceId }}
                  search={Object.assign({ view: 'all', q: question.slice(0, maxSearched) }, link)}
                  dir="auto"
                  className="own-side block hover:underline"
                >
                  {question}
                </Link>
              ),
            },
            { title: say('asked'), isNumber: true, isSorted: true, cell: ({ count }) => writeNumber(count) },
            {
              title: say('answered'),
              isNumber: true,
              cell: ({ answered_rate }) => (answered_rate === null ? '–' : writePercent(answered_rate)),
            },
          ]}
        />
        <div className="grid gap-4">
          <Table
            isFigures
            caption={say('languages')}
            rows={languages}
            keyOf={({ language }) => language ?? ''}
            columns={[{ title: say('languages'), cell: ({ language }) => nameLanguage(language) }, messages]}
          />
          <Table
            isFigures
            caption={say('channel')}
            rows={channels}
            keyOf={({ channel }) => channel}
            columns={[{ title: say('channel'), cell: ({ channel }) => nameOf(channel) }, messages]}
          />
        </div>
      </div>
    </div>
  );
}

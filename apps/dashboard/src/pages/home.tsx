import { Link, useParams } from '@tanstack/react-router';
import {
  BookOpen,
  Bot,
  ChevronRight,
  CircleCheck,
  CircleHelp,
  CircleX,
  Hand,
  type LucideIcon,
} from 'lucide-react';
import { useMay, useRead } from '../data/api.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Empty, Loaded } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useWords } from '../words/words.tsx';

const from = '/$workspaceId/';

export default function Home() {
  const { say } = useWords();
  const { workspaceId } = useParams({ from });
  const may = useMay();
  const knowledge = useRead('list_knowledge', { limit: 1 });
  const isNew = knowledge.data?.data.length === 0;
  return (
    <Page
      title={say('home')}
      actions={
        may('kb:write') && (
          <Link
            to="/$workspaceId/start"
            params={{ workspaceId }}
            className={buttonLook(isNew ? 'primary' : 'plain')}
          >
            <BookOpen aria-hidden size={16} /> {say('pasteKnowledge')}
          </Link>
        )
      }
    >
      <div className="grid gap-8">
        <section className="grid gap-3">
          <h2 className="text-base font-semibold">{say('whatWaits')}</h2>
          <Waiting />
        </section>
        <section className="grid gap-3">
          <h2 className="text-base font-semibold">{say('usage')}</h2>
          <Usage />
        </section>
        <section className="grid gap-3">
          <h2 className="text-base font-semibold">{say('bots')}</h2>
          <Bots />
        </section>
      </div>
    </Page>
  );
}

const most = 200;

function Waiting() {
  const { say } = useWords();
  const { workspaceId } = useParams({ from });
  const people = useRead('list_conversations', { status: 'handoff', limit: most });
  const gaps = useRead('list_unanswered', { limit: most });
  const failed = useRead('list_knowledge', { status: 'failed', limit: most });
  const base = `/${workspaceId}`;
  return (
    <Loaded query={people} rows={3}>
      {({ data }) => (
        <ul className="divide-y divide-line rounded-box border border-line bg-raised">
          <Todo
            icon={Hand}
            to={`${base}/inbox?view=waiting`}
            count={data.length}
            label={say('peopleWaiting')}
          />
          <Todo
            icon={CircleHelp}
            to={`${base}/unanswered`}
            count={gaps.data?.data.length}
            label={say('questionsUnanswered')}
          />
          <Todo
            icon={CircleX}
            to={`${base}/knowledge?status=failed`}
            count={failed.data?.data.length}
            label={say('documentsFailed')}
          />
        </ul>
      )}
    </Loaded>
  );
}

interface TodoProps {
  icon: LucideIcon;
  to: string;
  count: number | undefined;
  label: string;
}

function Todo({ icon: Icon, to, count, label }: TodoProps) {
  const { writeNumber } = useWords();
  const isDone = count === 0;
  const shown = count === undefined ? '…' : `${writeNumber(count)}${count === most ? '+' : ''}`;
  const Mark = isDone ? CircleCheck : Icon;
  return (
    <li>
      <Link to={to} className="flex items-center gap-3 px-4 py-3 hover:bg-hover">
        <Mark aria-hidden size={18} className={isDone ? 'text-good' : 'text-warn'} />
        <span className="flex-1">{label}</span>
        <span className={`numbers font-semibold ${isDone ? 'text-soft' : ''}`}>{shown}</span>
        <ChevronRight aria-hidden size={16} className="text-soft rtl:-scale-x-100" />
      </Link>
    </li>
  );
}

function Usage() {
  const { say, writeNumber, writeDay } = useWords();
  const usage = useRead('get_usage', {});
  return (
    <Loaded query={usage} rows={1}>
      {({ data: { messages, resets_at } }) => (
        <div className="grid gap-2 rounded-box border border-line bg-raised px-4 py-3">
          <p className="flex flex-wrap justify-between gap-2">
            <span>{say('messagesThisMonth')}</span>
            <span className="numbers font-semibold">
              {writeNumber(messages.used)}
              {messages.limit !== null && ` / ${writeNumber(messages.limit)}`}
            </span>
          </p>
          {messages.limit !== null && (
            <progress
              aria-label={say('messagesThisMonth')}
              value={messages.used}
              max={messages.limit}
              className="h-1.5 w-full overflow-hidden rounded-box accent-accent"
            />
          )}
          <p className="text-sm text-soft">{say('resetsAt', { at: writeDay(resets_at) })}</p>
        </div>
      )}
    </Loaded>
  );
}

function Bots() {
  const { say, nameLanguage } = useWords();
  const { workspaceId } = useParams({ from });
  const may = useMay();
  const bots = useRead('list_bots', {});
  return (
    <Loaded query={bots} rows={2}>
      {({ data }) =>
        data.length === 0 ? (
          <Empty title={say('noBots')} text={say('noBotsText')}>
            {may('bots:write') && (
              <Link to="/$workspaceId/start" params={{ workspaceId }} className={buttonLook('primary')}>
                {say('pasteKnowledge')}
              </Link>
            )}
          </Empty>
        ) : (
          <ul className="grid gap-3 sm:grid-cols-2">
            {data.map(({ id, name, language }) => (
              <li
                key={id}
                className="flex items-center gap-3 rounded-box border border-line bg-raised px-4 py-3"
              >
                <Bot aria-hidden size={20} className="shrink-0 text-accent" />
                <div className="min-w-0 flex-1">
                  <p className="truncate font-medium" dir="auto">
                    {name}
                  </p>
                  <p className="text-sm text-soft">{nameLanguage(language)}</p>
                </div>
                {may('chat:invoke') && (
                  <Link
                    to="/$workspaceId/try"
                    params={{ workspaceId }}
                    search={{ bot: id, question: undefined }}
                    className={buttonLook()}
                  >
                    {say('tryIt')}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

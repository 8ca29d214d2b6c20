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
import { useMay, useRead } from '../../data/api.tsx';
import { useWaiting } from '../../data/use-waiting.ts';
import { buttonLook } from '../../ui/button.tsx';
import { NoBots } from '../../ui/no-bots.tsx';
import { Loaded, Skeleton } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';
import { ThisMonth } from '../usage/this-month.tsx';
import { NextSteps, useNextSteps } from './next-steps.tsx';

const from = '/$workspaceId/';

export default function Home() {
  const { say } = useWords();
  const { workspaceId } = useParams({ from });
  const may = useMay();
  const knowledge = useRead('list_knowledge', { limit: 1 });
  const isNew = knowledge.data?.data.length === 0;
  const steps = useNextSteps();
  const usage = useRead('get_usage', {});
  const bots = useRead('list_bots', {});
  // The parts below appear at once, so that nothing moves.
  const isReading = !steps || !usage.isFetched || !bots.isFetched;
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
        <Section title={say('whatWaits')}>
          <Waiting />
        </Section>
        {isReading ? (
          <Skeleton rows={8} />
        ) : (
          <>
            <NextSteps steps={steps} />
            <Section title={say('usage')}>
              <ThisMonth />
            </Section>
            <Section title={say('bots')}>
              <Bots />
            </Section>
          </>
        )}
      </div>
    </Page>
  );
}

const most = 200;

function Waiting() {
  const { say } = useWords();
  const { workspaceId } = useParams({ from });
  const people = useWaiting();
  const gaps = useRead('list_unanswered', { limit: most });
  const failed = useRead('list_knowledge', { status: 'failed', limit: most });
  const base = `/${workspaceId}`;
  const unread = [gaps, failed].find(({ data, error }) => error && !data);
  return (
    <Loaded<unknown> query={unread ?? people} rows={3}>
      {() => (
        <ul className="divide-y divide-line rounded-box border border-line bg-raised">
          <Todo
            icon={Hand}
            to={`${base}/inbox?view=waiting`}
            count={people.data?.total}
            label={say('peopleWaiting')}
          />
          <Todo
            icon={CircleHelp}
            to={`${base}/unanswered`}
            count={gaps.data?.data.length}
            isMore={gaps.data?.has_more}
            label={say('questionsUnanswered')}
          />
          <Todo
            icon={CircleX}
            to={`${base}/knowledge?status=failed`}
            count={failed.data?.data.length}
            isMore={failed.data?.has_more}
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
  /** There are more than these. */
  isMore?: boolean | undefined;
  label: string;
}

function Todo({ icon: Icon, to, count, isMore, label }: TodoProps) {
  const { writeNumber } = useWords();
  const isDone = count === 0;
  const shown = count === undefined ? '…' : `${writeNumber(count)}${isMore ? '+' : ''}`;
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

function Bots() {
  const { say, nameLanguage } = useWords();
  const { workspaceId } = useParams({ from });
  const may = useMay();
  const bots = useRead('list_bots', {});
  return (
    <Loaded query={bots} rows={2}>
      {({ data }) =>
        data.length === 0 ? (
          <NoBots />
        ) : (
          <ul className="grid gap-3 sm:grid-cols-2">
            {data.map(({ id, name, language }) => (
              <li
                key={id}
                className="flex items-center gap-3 rounded-box border border-line bg-raised px-4 py-3"
              >
                <Bot aria-hidden size={20} className="shrink-0 text-accent" />
                <Link
                  to="/$workspaceId/bots/$botId"
                  params={{ workspaceId, botId: id }}
                  className="min-w-0 flex-1 rounded-box"
                >
                  <span className="block truncate font-medium">
                    <bdi>{name}</bdi>
                  </span>
                  <span className="text-sm text-soft">{nameLanguage(language)}</span>
                </Link>
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

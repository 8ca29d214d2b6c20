import type { Output } from '@jawab/sdk';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMay, useRead } from '../data/api.tsx';
import { Button } from '../ui/button.tsx';
import { DayField } from '../ui/day-field.tsx';
import { Choice, SearchField } from '../ui/field.tsx';
import { Empty, Loaded } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Pager } from '../ui/pager.tsx';
import { Table } from '../ui/table.tsx';
import { useReported } from '../words/use-reported.ts';
import { type Key, useWords } from '../words/words.tsx';

const from = '/$workspaceId/audit';

/** The texts of other pages that name a kind of record. */
const kinds: Record<string, Key> = {
  bot: 'bot',
  channel: 'channel',
  connection: 'connections',
  conversation: 'conversation',
  crawl: 'add_site',
  customer: 'visitor',
  document: 'document',
  export: 'exportWorkspace',
  invitation: 'invitations',
  lead: 'leads',
  member: 'members',
  missing_report: 'agentWishes',
  person: 'profile',
  push_subscription: 'alertPush',
  question: 'question',
  saved_reply: 'savedReplies',
  session: 'sessions',
  test_case: 'tests',
  test_run: 'earlierRuns',
  token: 'tokens',
  visitor: 'visitor',
  webhook: 'webhooks',
  workspace: 'workspace',
};
const signs: Record<string, Key> = { sign_in: 'signIn', sign_out: 'signOut', connect: 'connect' };

type Event = Output<'list_audit_events'>['data'][number];
type Change = NonNullable<Event['changes']>[number];

const write = (value: unknown) =>
  value === null || value === '' ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

/** The settings that a change set, before and after. */
function Changes({ title, changes }: { title: string; changes: Change[] }) {
  return (
    <details className="max-w-md">
      <summary>{title}</summary>
      <dl className="my-1 grid gap-2 text-xs">
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt className="font-mono">
              <bdi>{field}</bdi>
            </dt>
            <dd className="break-words">
              <del className="block text-soft">
                <bdi>{write(before)}</bdi>
              </del>
              <ins className="block no-underline">
                <bdi>{write(after)}</bdi>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A time of a day in the time zone of the person. */
const momentOf = (day: string | undefined, time: string) => day && new Date(`${day}T${time}`).toISOString();

/** The pages that list records of a kind. */
const pages = {
  channel: '/$workspaceId/channels',
  member: '/$workspaceId/team',
  saved_reply: '/$workspaceId/settings',
  token: '/$workspaceId/developers',
  webhook: '/$workspaceId/developers',
} as const;

/** Leads to a record, or to the page that lists it. */
function RecordLink({ target: { kind, id }, children }: Pick<Event, 'target'> & { children: ReactNode }) {
  const { workspaceId } = useParams({ from });
  const given = { className: 'underline', children };
  const params = { workspaceId };
  if (kind === 'conversation')
    return <Link {...given} to="/$workspaceId/inbox" params={params} search={{ view: 'all', session: id }} />;
  if (kind === 'document')
    return <Link {...given} to="/$workspaceId/knowledge" params={params} search={{ document: id }} />;
  if (kind === 'bot')
    return <Link {...given} to="/$workspaceId/bots/$botId" params={{ workspaceId, botId: id }} />;
  const page = pages[kind as keyof typeof pages];
  return page ? <Link {...given} to={page} params={params} /> : children;
}

/** A record by its name as it is now, and its id. One that is gone leads nowhere. */
function RecordName({ target }: Pick<Event, 'target'>) {
  const { sayGone } = useReported();
  const { id, name, gone } = target;
  const shownId = <bdi className="font-mono text-xs wrap-anywhere text-soft">{id}</bdi>;
  const shown = name ? <bdi className="wrap-anywhere">{name}</bdi> : shownId;
  return (
    <>
      {gone ? (
        <span className="text-soft">{sayGone()}</span>
      ) : (
        <RecordLink target={target}>{shown}</RecordLink>
      )}
      {(name || gone) && <span className="block max-sm:hidden">{shownId}</span>}
    </>
  );
}

export default function Audit() {
  const { say, writeTime } = useWords();
  const { sayOperation, sayOperator } = useReported();
  // Tokens and members have names.
  const sayKind = (kind: Event['actor']['kind']) => (kind === 'operator' ? sayOperator() : say('visitor'));
  const sayDeed = ({ operation, target: { kind } }: Event) => {
    const sign = signs[operation];
    if (sign) return say(sign);
    const known = kinds[kind];
    return `${sayOperation(operation)} · ${known ? say(known) : kind}`;
  };
  const navigate = useNavigate({ from });
  const { cursor, ...kept } = useSearch({ from });
  const { operation, who, from: first, to: last } = kept;
  const members = useRead('list_members', { limit: 100 }, { enabled: useMay()('members:read') });
  const span = { from: momentOf(first, '00:00'), to: momentOf(last, '23:59:59.999') };
  const filters = Object.assign({ operation, actor: who, limit: 100, cursor }, span);
  const query = useRead('list_audit_events', filters, { keepsLast: true });
  const isNarrowed = Object.values(kept).some(Boolean);
  const narrow = (change: typeof kept) =>
    void navigate({ search: Object.assign({}, kept, change), replace: true });
  // Names of operations have no spaces.
  const search = (next: string | undefined) => narrow({ operation: next?.replace(/\s+/g, '_') });
  return (
    <Page title={say('audit')} isWide>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchField label={say('operation')} value={operation} onSearch={search} />
        <Choice
          label={say('who')}
          value={who ?? ''}
          onChange={({ target }) => narrow({ who: target.value || undefined })}
        >
          <option value="">{say('inbox_all')}</option>
          {members.data?.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <DayField label={say('firstDay')} value={first} onChoose={(day) => narrow({ from: day })} />
        <DayField label={say('lastDay')} value={last} onChoose={(day) => narrow({ to: day })} />
      </div>
      <Loaded query={query}>
        {({ data, next_cursor }) =>
          data.length === 0 ? (
            <Empty
              title={say(isNarrowed ? 'nothingFound' : 'noAudit')}
              text={isNarrowed ? undefined : say('noAuditText')}
            >
              {isNarrowed && (
                <Button onClick={() => void navigate({ search: {}, replace: true })}>{say('showAll')}</Button>
              )}
            </Empty>
          ) : (
            <>
              <Table
                caption={say('audit')}
                rows={data}
                keyOf={({ id }) => id}
                columns={[
                  {
                    title: say('time'),
                    isSorted: true,
                    cell: ({ at }) => <span className="numbers sm:whitespace-nowrap">{writeTime(at)}</span>,
                  },
                  { title: say('who'), cell: ({ actor }) => <bdi>{actor.name ?? sayKind(actor.kind)}</bdi> },
                  {
                    title: say('operation'),
                    cell: (event) => (
                      <>
                        {event.changes ? (
                          <Changes title={sayDeed(event)} changes={event.changes} />
                        ) : (
                          <span className="block">{sayDeed(event)}</span>
                        )}
                        <bdi className="font-mono text-xs whitespace-nowrap text-soft">{event.operation}</bdi>
                      </>
                    ),
                  },
                  {
                    title: say('record'),
                    cell: ({ target }) => <RecordName target={target} />,
                  },
                ]}
              />
              <Pager cursor={cursor} next={next_cursor} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

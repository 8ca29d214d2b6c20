import type { Output } from '@jawab/sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../data/api.tsx';
import { Button } from '../ui/button.tsx';
import { SearchField } from '../ui/field.tsx';
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
  const { operation, cursor } = useSearch({ from });
  const query = useRead('list_audit_events', { operation, limit: 100, cursor }, { keepsLast: true });
  // Names of operations have no spaces.
  const search = (next: string | undefined) =>
    void navigate({ search: { operation: next?.replace(/\s+/g, '_') }, replace: true });
  return (
    <Page title={say('audit')} isWide>
      <div className="mb-4 flex">
        <SearchField label={say('operation')} value={operation} onSearch={search} />
      </div>
      <Loaded query={query}>
        {({ data, next_cursor }) =>
          data.length === 0 ? (
            <Empty
              title={say(operation ? 'nothingFound' : 'noAudit')}
              text={operation ? undefined : say('noAuditText')}
            >
              {operation && <Button onClick={() => search(undefined)}>{say('showAll')}</Button>}
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
                    isExtra: true,
                    cell: ({ target }) => <bdi className="font-mono text-xs text-soft">{target.id}</bdi>,
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

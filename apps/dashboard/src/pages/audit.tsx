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

type Change = NonNullable<Output<'list_audit_events'>['data'][number]['changes']>[number];

const write = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null'));

/** The settings that a change set, before and after. */
function Changes({ changes }: { changes: Change[] }) {
  const { say } = useWords();
  return (
    <details className="mt-1 max-w-md text-xs">
      <summary>{say('changed')}</summary>
      <dl className="mt-1 grid gap-2">
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt className="font-mono">
              <bdi>{field}</bdi>
            </dt>
            <dd>
              <del dir="auto" className="block break-words text-soft">
                {write(before)}
              </del>
              <ins dir="auto" className="block break-words no-underline">
                {write(after)}
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
  const { sayOperation } = useReported();
  const sayDeed = (operation: string) => {
    const sign = signs[operation];
    return sign ? say(sign) : (sayOperation(operation) ?? operation);
  };
  const sayKind = (kind: string) => {
    const known = kinds[kind];
    return known ? say(known) : kind;
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
                  { title: say('who'), cell: ({ actor }) => <bdi>{actor.name ?? actor.kind}</bdi> },
                  {
                    title: say('operation'),
                    cell: ({ operation, changes }) => (
                      <>
                        <span className="block">{sayDeed(operation)}</span>
                        <bdi className="font-mono text-xs whitespace-nowrap text-soft">{operation}</bdi>
                        {changes && <Changes changes={changes} />}
                      </>
                    ),
                  },
                  {
                    title: say('record'),
                    isExtra: true,
                    cell: ({ target }) => (
                      <>
                        <span className="block">{sayKind(target.kind)}</span>
                        <bdi className="font-mono text-xs text-soft">{target.id}</bdi>
                      </>
                    ),
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

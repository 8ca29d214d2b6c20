import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../data/api.tsx';
import { Button } from '../ui/button.tsx';
import { SearchField } from '../ui/field.tsx';
import { Empty, Loaded } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Pager } from '../ui/pager.tsx';
import { Table } from '../ui/table.tsx';
import { useWords } from '../words/words.tsx';

const from = '/$workspaceId/audit';

export default function Audit() {
  const { say, writeTime } = useWords();
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
                    cell: ({ operation }) => (
                      <bdi className="font-mono text-xs whitespace-nowrap">{operation}</bdi>
                    ),
                  },
                  {
                    title: say('record'),
                    isExtra: true,
                    cell: ({ target }) => (
                      <bdi className="font-mono text-xs text-soft">
                        {target.kind} {target.id}
                      </bdi>
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

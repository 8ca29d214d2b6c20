import { useRows } from '../data/api.tsx';
import { More } from '../ui/more.tsx';
import { Empty, Loaded } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Table } from '../ui/table.tsx';
import { useWords } from '../words/words.tsx';

export default function Audit() {
  const { say, writeTime } = useWords();
  const { query, rows } = useRows('list_audit_events', { limit: 50 });
  return (
    <Page title={say('audit')} isWide>
      <Loaded query={query}>
        {() =>
          rows.length === 0 ? (
            <Empty title={say('noAudit')} text={say('noAuditText')} />
          ) : (
            <Table
              caption={say('audit')}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                {
                  title: say('time'),
                  cell: ({ at }) => <span className="numbers whitespace-nowrap">{writeTime(at)}</span>,
                },
                { title: say('who'), cell: ({ actor }) => <bdi>{actor.name ?? actor.kind}</bdi> },
                {
                  title: say('operation'),
                  cell: ({ operation }) => <bdi className="font-mono text-xs">{operation}</bdi>,
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
          )
        }
      </Loaded>
      <More query={query} />
    </Page>
  );
}

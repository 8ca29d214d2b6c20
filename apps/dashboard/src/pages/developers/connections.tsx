import { useChange, useRows } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { More } from '../../ui/more.tsx';
import { Empty, Loaded, Refusal } from '../../ui/notice.tsx';
import { Scopes } from '../../ui/scopes.tsx';
import { Table } from '../../ui/table.tsx';
import { useWords } from '../../words/words.tsx';

/** The programs that members connected by signing in. */
export function Connections({ mayWrite }: { mayWrite: boolean }) {
  const { say, writeDay, writeTime } = useWords();
  const { query, rows } = useRows('list_connections', { limit: 100 });
  const revoke = useChange('revoke_connection');
  return (
    <Loaded query={query} rows={2}>
      {() =>
        rows.length === 0 ? (
          <Empty title={say('noConnections')} text={say('noConnectionsText')} />
        ) : (
          <>
            <Refusal error={revoke.error} />
            <Table
              caption={say('connections')}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                {
                  title: say('name'),
                  cell: ({ client, address }) => (
                    <>
                      <span className="block font-medium" translate="no">
                        <bdi>{client.name}</bdi>
                      </span>
                      <bdi className="font-mono text-xs text-soft">
                        {client.host} · {address}
                      </bdi>
                    </>
                  ),
                },
                { title: say('connectedBy'), cell: ({ member }) => <bdi>{member.name}</bdi> },
                {
                  title: say('scopes'),
                  isExtra: true,
                  cell: ({ scopes }) => <Scopes scopes={scopes} />,
                },
                {
                  title: say('lastUsed'),
                  isNumber: true,
                  cell: ({ last_used_at }) => (last_used_at ? writeTime(last_used_at) : '–'),
                },
                {
                  title: say('expires'),
                  isNumber: true,
                  isExtra: true,
                  cell: ({ expires_at }) => writeDay(expires_at),
                },
                {
                  title: say('actions'),
                  isNumber: true,
                  cell: ({ id }) =>
                    mayWrite && (
                      <Button kind="danger" isBusy={revoke.isPending} onClick={() => revoke.mutate({ id })}>
                        {say('revoke')}
                      </Button>
                    ),
                },
              ]}
            />
            <More query={query} />
          </>
        )
      }
    </Loaded>
  );
}

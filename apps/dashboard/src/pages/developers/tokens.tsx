import { Ban, CircleCheck } from 'lucide-react';
import { useChange, useRows } from '../../data/api.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { More } from '../../ui/more.tsx';
import { Empty, Loaded, Refusal } from '../../ui/notice.tsx';
import { Scopes } from '../../ui/scopes.tsx';
import { Table } from '../../ui/table.tsx';
import { useWords } from '../../words/words.tsx';

export interface AddProps {
  mayWrite: boolean;
  /** Opens the form of a new one. */
  add: () => void;
}

/** The tokens of the workspace, without their secrets. */
export function Tokens({ mayWrite, add }: AddProps) {
  const { say, writeDay } = useWords();
  const { query, rows } = useRows('list_tokens', { limit: 100 });
  const revoke = useChange('revoke_token');
  return (
    <Loaded query={query} rows={2}>
      {() =>
        rows.length === 0 ? (
          <Empty title={say('noTokens')} text={say('noTokensText')}>
            {mayWrite && <Button onClick={add}>{say('newToken')}</Button>}
          </Empty>
        ) : (
          <>
            <Refusal error={revoke.error} />
            <Table
              caption={say('tokens')}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                {
                  title: say('name'),
                  cell: ({ name, token }) => (
                    <>
                      <span className="block font-medium">
                        <bdi>{name}</bdi>
                      </span>
                      <bdi className="font-mono text-xs text-soft">{token}</bdi>
                    </>
                  ),
                },
                {
                  title: say('scopes'),
                  isExtra: true,
                  cell: ({ scopes }) => <Scopes scopes={scopes} />,
                },
                {
                  title: say('status'),
                  cell: ({ revoked_at }) => (
                    <Badge tone={revoked_at ? 'plain' : 'good'} icon={revoked_at ? Ban : CircleCheck}>
                      {say(revoked_at ? 'revoked' : 'active')}
                    </Badge>
                  ),
                },
                {
                  title: say('expires'),
                  isNumber: true,
                  isExtra: true,
                  cell: ({ expires_at }) => (expires_at ? writeDay(expires_at) : say('never')),
                },
                {
                  title: say('lastUsed'),
                  isNumber: true,
                  isExtra: true,
                  cell: ({ last_used_at }) => (last_used_at ? writeDay(last_used_at) : '–'),
                },
                {
                  title: say('actions'),
                  isNumber: true,
                  cell: ({ id, revoked_at }) =>
                    mayWrite &&
                    !revoked_at && (
                      <Button kind="danger" onClick={() => revoke.mutate({ id })}>
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

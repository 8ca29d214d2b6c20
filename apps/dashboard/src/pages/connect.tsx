import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  answerConnection,
  type ConnectionRequest,
  type OfferedWorkspace,
  readConnectionRequest,
} from '../data/connection-request.ts';
import { useForm } from '../data/use-form.ts';
import { EntryCard } from '../shell/entry-card.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { CheckList, SelectField } from '../ui/field.tsx';
import { Loaded, Refusal } from '../ui/notice.tsx';
import { type Key, useWords } from '../words/words.tsx';

/** Asks whether a program may be connected, to what and with which scopes. */
export default function Connect() {
  const { say } = useWords();
  const { request = '' } = useSearch({ from: '/connect' });
  const query = useQuery({
    queryKey: ['connection-request', request],
    queryFn: () => readConnectionRequest(request),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <EntryCard title={say('connectTitle')}>
      <Loaded query={query} rows={4}>
        {(asked) => (
          <>
            <Program asked={asked} />
            {asked.workspaces.length > 0 ? (
              <Consent request={request} asked={asked} />
            ) : (
              <Link
                to="/new"
                search={{ next: `/connect?${new URLSearchParams({ request })}` }}
                className={buttonLook('primary')}
              >
                {say('newWorkspace')}
              </Link>
            )}
          </>
        )}
      </Loaded>
    </EntryCard>
  );
}

/** Who asks, as far as it is known. The name is the program's own text and nothing more. */
function Program({ asked: { client, returns_to, address } }: { asked: ConnectionRequest }) {
  const { say } = useWords();
  return (
    <div className="grid gap-3">
      <p className="text-base font-semibold break-words">
        <bdi translate="no">{client.name}</bdi>
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        {client.verified && <Fact name={say('connectPublisher')}>{client.host}</Fact>}
        <Fact name={say('connectReturnsTo')}>
          {returns_to.local ? say('connectThisComputer') : returns_to.host}
        </Fact>
        <Fact name="MCP">{address}</Fact>
      </dl>
      {!client.verified && (
        <p className="flex items-start gap-2 rounded-box bg-warn-tint px-3 py-2 text-sm text-warn">
          <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {say('connectUnverified')}
        </p>
      )}
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-soft">{name}</dt>
    <dd className="min-w-0 break-words">
      <bdi>{children}</bdi>
    </dd>
  </>
);

function Consent({ request, asked }: { request: string; asked: ConnectionRequest }) {
  const { say } = useWords();
  const { workspaces, proof, idle_days } = asked;
  const [workspace, setWorkspace] = useState(workspaces[0] as OfferedWorkspace);
  const [scopes, setScopes] = useState(workspace.scopes);
  const [bots, setBots] = useState<string[]>([]);
  const choose = (id: string) => {
    const next = workspaces.find((one) => one.id === id) ?? workspace;
    setWorkspace(next);
    setScopes(next.scopes);
    setBots([]);
  };
  const answer = async (allow: boolean) => {
    const chosen = { workspaceId: workspace.id, scopes, bots: bots.length > 0 ? bots : null };
    location.assign(await answerConnection(Object.assign({ request, proof, allow }, allow && chosen)));
  };
  const allowing = useForm(() => answer(true));
  const denying = useForm(() => answer(false));
  return (
    <>
      <form id="allow" className="grid grid-cols-1 gap-4" onSubmit={allowing.onSubmit}>
        <SelectField
          label={say('workspace')}
          value={workspace.id}
          onChange={({ target }) => choose(target.value)}
        >
          {workspaces.map(({ id, name }) => (
            <option key={id} value={id} dir="auto">
              {name}
            </option>
          ))}
        </SelectField>
        {!workspace.has_api && <p className="text-sm text-warn">{say('connectNoApi')}</p>}
        {workspace.scopes.length > 0 ? (
          <CheckList
            label={say('connectMay')}
            options={workspace.scopes.map((scope) => ({
              value: scope,
              label: say(`scope_${scope.replace(':', '_')}` as Key),
            }))}
            chosen={scopes}
            onChange={setScopes}
            isNarrow
          />
        ) : (
          <p className="text-sm text-danger">{say('connectNothing')}</p>
        )}
        {workspace.bots.length > 1 && (
          <CheckList
            label={say('onlyBots')}
            options={workspace.bots.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={bots}
            onChange={setBots}
            isNarrow
          />
        )}
        <p className="flex items-start gap-2 text-sm text-soft">
          <ShieldCheck aria-hidden size={16} className="mt-0.5 shrink-0" />
          {say('connectUntil', { days: idle_days })}
        </p>
        <Refusal error={allowing.error ?? denying.error} />
      </form>
      <div className="flex flex-wrap gap-2">
        <form onSubmit={denying.onSubmit}>
          <Button type="submit" className="min-h-9" isBusy={denying.isBusy}>
            {say('deny')}
          </Button>
        </form>
        <Button
          type="submit"
          form="allow"
          kind="primary"
          className="min-h-9 flex-1"
          isBusy={allowing.isBusy}
          disabled={scopes.length === 0}
        >
          {say('allow')}
        </Button>
      </div>
    </>
  );
}

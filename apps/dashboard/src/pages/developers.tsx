import type { Input } from '@jawab/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { Ban, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useChange, useMay, usePlace, useRead, useRows } from '../data/api.tsx';
import { useForm } from '../data/use-form.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Empty, Loaded, Refusal } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Table } from '../ui/table.tsx';
import { useWords } from '../words/words.tsx';

type Scope = Input<'create_token'>['scopes'][number];

export default function Developers() {
  const { say } = useWords();
  const mayWrite = useMay()('tokens:write');
  const [isOpen, setOpen] = useState(false);
  return (
    <Page
      title={say('developers')}
      isWide
      actions={
        mayWrite && (
          <Button kind="primary" onClick={() => setOpen(true)}>
            {say('newToken')}
          </Button>
        )
      }
    >
      <div className="grid gap-8">
        <section className="grid gap-3">
          <h2 className="text-base font-semibold">{say('tokens')}</h2>
          <Tokens mayWrite={mayWrite} />
        </section>
        <section className="grid gap-3">
          <h2 className="text-base font-semibold">MCP</h2>
          <p className="text-sm text-soft">{say('mcpText')}</p>
          <pre
            dir="ltr"
            className="overflow-x-auto rounded-box border border-line bg-side p-4 font-mono text-xs"
          >
            {JSON.stringify(
              {
                mcpServers: {
                  jawab: {
                    type: 'http',
                    url: `${location.origin}/mcp`,
                    headers: { Authorization: 'Bearer <token>' },
                  },
                },
              },
              null,
              2,
            )}
          </pre>
          <p>
            <a href="/docs" className="text-accent underline">
              {say('apiReference')}
            </a>
          </p>
        </section>
      </div>
      <NewToken isOpen={isOpen} onClose={() => setOpen(false)} />
    </Page>
  );
}

function Tokens({ mayWrite }: { mayWrite: boolean }) {
  const { say, writeDay } = useWords();
  const { query, rows } = useRows('list_tokens', { limit: 100 });
  const revoke = useChange('revoke_token');
  return (
    <Loaded query={query} rows={2}>
      {() =>
        rows.length === 0 ? (
          <Empty title={say('noTokens')} text={say('noTokensText')} />
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
                      <bdi className="block font-medium">{name}</bdi>
                      <bdi className="font-mono text-xs text-soft">{token}</bdi>
                    </>
                  ),
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
          </>
        )
      }
    </Loaded>
  );
}

function NewToken({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { say } = useWords();
  const [secret, setSecret] = useState<string | null>(null);
  useBlocker({
    shouldBlockFn: () => !confirm(say('secretLeave')),
    enableBeforeUnload: () => secret !== null,
    disabled: secret === null,
  });
  const close = () => {
    if (secret && !confirm(say('secretLeave'))) return;
    setSecret(null);
    onClose();
  };
  return (
    <Dialog title={say('newToken')} isOpen={isOpen} onClose={close}>
      {secret ? <Secret secret={secret} close={close} /> : <TokenForm onMade={setSecret} />}
    </Dialog>
  );
}

function Secret({ secret, close }: { secret: string; close: () => void }) {
  const { say } = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="grid gap-4">
      <TextField label={say('secret')} value={secret} readOnly hint={say('secretHint')} dir="ltr" />
      <div className="flex justify-end gap-2">
        <Button onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}>
          {say(isCopied ? 'copied' : 'copy')}
        </Button>
        <Button kind="primary" onClick={close}>
          {say('done')}
        </Button>
      </div>
    </div>
  );
}

function TokenForm({ onMade }: { onMade: (secret: string) => void }) {
  const { say } = useWords();
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  const me = useRead('get_me', {});
  const [scopes, setScopes] = useState<Scope[]>(['chat:invoke']);
  const form = useForm(async ({ name = '' }) => {
    const { data } = await api.call('create_token', { name, scopes });
    onMade(data.secret);
    await client.invalidateQueries({ queryKey: [workspaceId, 'list_tokens'] });
  });
  const toggle = (scope: Scope) =>
    setScopes((now) => (now.includes(scope) ? now.filter((one) => one !== scope) : [...now, scope]));
  return (
    <form className="grid gap-4" onSubmit={form.onSubmit}>
      <TextField label={say('name')} name="name" required maxLength={100} error={form.fault('name')} />
      <fieldset className="grid gap-1 sm:grid-cols-2">
        <legend className="mb-1 text-sm font-medium">{say('scopes')}</legend>
        {me.data?.data.scopes.map((scope) => (
          <label key={scope} className="flex min-h-6 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={() => toggle(scope)}
              className="size-4 accent-accent"
            />
            <bdi className="font-mono text-xs">{scope}</bdi>
          </label>
        ))}
      </fieldset>
      <Refusal error={form.error} />
      <div className="flex justify-end">
        <Button type="submit" kind="primary" isBusy={form.isBusy} disabled={scopes.length === 0}>
          {say('create')}
        </Button>
      </div>
    </form>
  );
}

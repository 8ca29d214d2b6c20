import type { Input } from '@jawab/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlace, useRead } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { CheckList, SelectField, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { useWords } from '../../words/words.tsx';

type Scope = Input<'create_token'>['scopes'][number];

/** The scopes of common uses. */
const uses = {
  read: ['bots:read', 'kb:read', 'conversations:read', 'leads:read', 'analytics:read'],
  site: ['chat:invoke'],
  n8n: [
    'chat:invoke',
    'bots:read',
    'kb:read',
    'kb:write',
    'conversations:read',
    'conversations:write',
    'leads:read',
    'webhooks:read',
    'webhooks:write',
  ],
} as const satisfies Record<string, readonly Scope[]>;
type Use = keyof typeof uses;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((scope) => other.includes(scope));

/** Makes a token, and shows its secret once. */
export function NewToken({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { say } = useWords();
  return (
    <SecretDialog title={say('newToken')} isOpen={isOpen} onClose={onClose}>
      {(show) => <TokenForm onMade={show} onCancel={onClose} />}
    </SecretDialog>
  );
}

function TokenForm({ onMade, onCancel }: { onMade: (secret: string) => void; onCancel: () => void }) {
  const { say } = useWords();
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  const me = useRead('get_me', {});
  const list = useRead('list_bots', {});
  const [scopes, setScopes] = useState<Scope[]>(['chat:invoke']);
  const [bots, setBots] = useState<string[]>([]);
  const form = useForm(async ({ name = '', expires }) => {
    const { data } = await api.call('create_token', {
      name,
      scopes,
      bots: bots.length > 0 ? bots : undefined,
      expiresAt: expires ? new Date(expires).toISOString() : undefined,
    });
    onMade(data.secret);
    await client.invalidateQueries({ queryKey: [workspaceId, 'list_tokens'] });
  });
  const allBots = list.data?.data ?? [];
  const may = me.data?.data.scopes ?? [];
  const scopesOf = (use: Use) => uses[use].filter((scope) => may.includes(scope));
  const names = Object.keys(uses) as Use[];
  const chosen = names.find((use) => isSame(scopesOf(use), scopes));
  return (
    <Form form={form} submit={say('create')} onCancel={onCancel} isDisabled={scopes.length === 0}>
      <TextField label={say('name')} name="name" required maxLength={100} error={form.fault('name')} />
      <SelectField
        label={say('tokenFor')}
        value={chosen ?? 'other'}
        onChange={({ target }) => {
          const use = names.find((one) => one === target.value);
          setScopes(use ? scopesOf(use) : []);
        }}
      >
        {names.map((use) => (
          <option key={use} value={use}>
            {use === 'n8n' ? 'n8n' : say(`tokenFor_${use}`)}
          </option>
        ))}
        <option value="other">{say('tokenFor_other')}</option>
      </SelectField>
      <CheckList
        label={say('scopes')}
        options={may.map((scope) => ({ value: scope, label: scope, isCode: true }))}
        chosen={scopes}
        onChange={(next) => setScopes(next as Scope[])}
      />
      {allBots.length > 1 && (
        <CheckList
          label={say('onlyBots')}
          options={allBots.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={bots}
          onChange={setBots}
        />
      )}
      <TextField label={say('expiresOn')} name="expires" type="date" error={form.fault('expiresAt')} />
    </Form>
  );
}

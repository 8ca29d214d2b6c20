import { useQueryClient } from '@tanstack/react-query';
import { usePlace, useRead } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { pickBot } from '../../ui/bot-choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { useWords } from '../../words/words.tsx';
import type { Kind } from './kinds.tsx';
import { readSettings, SettingsFields } from './settings-fields.tsx';
import { Steps } from './steps.tsx';

interface ConnectProps {
  /** The kind that is being connected, or nothing. */
  kind: Kind | undefined;
  onClose: () => void;
  onMade: (id: string) => void;
}

/** Connects an account: the steps at the provider, and a form for its settings. */
export function Connect({ kind, onClose, onMade }: ConnectProps) {
  return (
    <Dialog title={kind?.name ?? ''} isOpen={kind !== undefined} onClose={onClose} isDrawer>
      {kind && <ConnectForm key={kind.kind} kind={kind} onClose={onClose} onMade={onMade} />}
    </Dialog>
  );
}

function ConnectForm({ kind, onClose, onMade }: ConnectProps & { kind: Kind }) {
  const { say } = useWords();
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  const bots = useRead('list_bots', {}).data?.data ?? [];
  const form = useForm(async ({ bot = '', ...values }) => {
    const settings = readSettings(kind, values);
    const { data } = await api.call('create_channel', { kind: kind.kind, chatbotId: bot, settings });
    await client.invalidateQueries({ queryKey: [workspaceId, 'list_channels'] });
    onMade(data.id);
  });
  return (
    <div className="grid gap-6">
      <Steps kind={kind} />
      <Form form={form} submit={say('connect')} onCancel={onClose}>
        <SettingsFields kind={kind} form={form} />
        <SelectField label={say('bot')} name="bot" defaultValue={pickBot(bots, undefined)?.id} required>
          {bots.map(({ id, name }) => (
            <option key={id} value={id} dir="auto">
              {name}
            </option>
          ))}
        </SelectField>
      </Form>
    </div>
  );
}

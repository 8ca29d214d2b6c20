import type { Input } from '@jawab/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlace, useRead } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { CheckField, CheckList, SelectField, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { type Key, useWords } from '../../words/words.tsx';

type EventName = Input<'create_webhook'>['events'][number];

const events: EventName[] = [
  'lead.created',
  'conversation.handoff',
  'conversation.rated',
  'message.unanswered',
  'document.ready',
  'document.failed',
  'tests.regressed',
  'message.failed',
  'channel.failing',
];

/** Makes a webhook, and shows its signing secret once. */
export function NewWebhook({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { say } = useWords();
  return (
    <SecretDialog title={say('newWebhook')} isOpen={isOpen} onClose={onClose}>
      {(show) => <WebhookForm onMade={show} onCancel={onClose} />}
    </SecretDialog>
  );
}

function WebhookForm({ onMade, onCancel }: { onMade: (secret: string) => void; onCancel: () => void }) {
  const { say } = useWords();
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  const bots = useRead('list_bots', {});
  const [chosen, setChosen] = useState<string[]>(['lead.created']);
  const form = useForm(async ({ url = '', bot, retry }) => {
    const { data } = await api.call('create_webhook', {
      url,
      events: chosen as EventName[],
      chatbotId: bot || undefined,
      retry: retry === 'on' ? 'standard' : 'none',
    });
    onMade(data.secret);
    await client.invalidateQueries({ queryKey: [workspaceId, 'list_webhooks'] });
  });
  return (
    <Form form={form} submit={say('create')} onCancel={onCancel} isDisabled={chosen.length === 0}>
      <TextField
        label={say('webhookAddress')}
        name="url"
        type="url"
        dir="ltr"
        placeholder="https://"
        required
        error={form.fault('url')}
      />
      <CheckList
        label={say('events')}
        options={events.map((event) => ({
          value: event,
          label: say(`event_${event.replace('.', '_')}` as Key),
        }))}
        chosen={chosen}
        onChange={setChosen}
      />
      <SelectField label={say('bot')} name="bot">
        <option value="">{say('allBots')}</option>
        {bots.data?.data.map(({ id, name }) => (
          <option key={id} value={id} dir="auto">
            {name}
          </option>
        ))}
      </SelectField>
      <CheckField label={say('retryStandard')} name="retry" defaultChecked />
    </Form>
  );
}

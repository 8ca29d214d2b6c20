import type { Output } from '@jawab/sdk';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useChange, useMay, usePlace, useRead } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { ConfirmName } from '../../ui/confirm-name.tsx';
import { Form } from '../../ui/form.tsx';
import { Loaded, Refusal } from '../../ui/notice.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';
import { Deliveries } from './deliveries.tsx';
import { WebhookStatus } from './webhooks.tsx';

type Webhook = Output<'get_webhook'>['data'];
const from = '/$workspaceId/developers';

/** One webhook: what it sends where, and its deliveries. */
export function OneWebhook({ id }: { id: string }) {
  const { say } = useWords();
  const query = useRead('get_webhook', { id });
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <Link from={from} to="." search={{ tab: 'webhooks' }} className={buttonLook('quiet')}>
          <ArrowLeft aria-hidden size={16} className="rtl:-scale-x-100" /> {say('webhooks')}
        </Link>
      </div>
      <Loaded query={query} rows={2}>
        {({ data }) => <Details webhook={data} />}
      </Loaded>
      <Section title={say('deliveries')}>
        <Deliveries webhookId={id} />
      </Section>
    </div>
  );
}

function Details({ webhook: { id, url, events, enabled } }: { webhook: Webhook }) {
  const { say } = useWords();
  const navigate = useNavigate({ from });
  const mayWrite = useMay()('webhooks:write');
  const [isRotating, setRotating] = useState(false);
  const test = useChange('test_webhook');
  const update = useChange('update_webhook');
  const remove = useChange('delete_webhook');
  const deleted = async () => {
    await remove.mutateAsync({ id });
    await navigate({ search: { tab: 'webhooks' } });
  };
  return (
    <div className="grid grid-cols-1 gap-3 rounded-box border border-line bg-raised p-4">
      <h2 className="text-base font-semibold">
        <bdi>{url}</bdi>
      </h2>
      <p className="flex flex-wrap items-center gap-2">
        <WebhookStatus isOn={enabled} />
        <bdi className="font-mono text-xs text-soft">{events.join(', ')}</bdi>
      </p>
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" isBusy={test.isPending} onClick={() => test.mutate({ id, wait: 10 })}>
            {say('sendTest')}
          </Button>
          <Button isBusy={update.isPending} onClick={() => update.mutate({ id, enabled: !enabled })}>
            {say(enabled ? 'disable' : 'enable')}
          </Button>
          <Button onClick={() => setRotating(true)}>{say('rotateSecret')}</Button>
          <ConfirmName
            title={say('delete')}
            text={say('deleteThis', { title: url })}
            action={say('deleteForGood')}
            name={url}
            perform={deleted}
          />
        </div>
      )}
      <Refusal error={test.error ?? update.error} />
      <SecretDialog title={say('rotateSecret')} isOpen={isRotating} onClose={() => setRotating(false)}>
        {(show) => <RotateForm id={id} onMade={show} onCancel={() => setRotating(false)} />}
      </SecretDialog>
    </div>
  );
}

interface RotateProps {
  id: string;
  onMade: (secret: string) => void;
  onCancel: () => void;
}

function RotateForm({ id, onMade, onCancel }: RotateProps) {
  const { say } = useWords();
  const { api } = usePlace();
  const form = useForm(async () => onMade((await api.call('rotate_webhook_secret', { id })).data.secret));
  return (
    <Form form={form} submit={say('rotateSecret')} onCancel={onCancel}>
      <p>{say('rotateSecretHint')}</p>
    </Form>
  );
}

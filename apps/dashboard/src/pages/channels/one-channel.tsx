import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useChange, useRead } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { ChannelIcon } from '../../ui/channel-icon.tsx';
import { type Channel, ChannelStatus } from '../../ui/channel-status.tsx';
import { CopyButton } from '../../ui/code.tsx';
import { ConfirmName } from '../../ui/confirm-name.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Loaded, Refusal } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { useSendError } from '../../ui/send-error.tsx';
import { type Key, useWords } from '../../words/words.tsx';
import type { Kind } from './kinds.tsx';
import { readSettings, SettingsFields } from './settings-fields.tsx';
import { Steps } from './steps.tsx';

const from = '/$workspaceId/channels';

interface OneChannelProps {
  id: string;
  kinds: readonly Kind[];
  mayWrite: boolean;
}

/** One connected account: its state, what the provider needs of us, and its keys. */
export function OneChannel({ id, kinds, mayWrite }: OneChannelProps) {
  const { say } = useWords();
  const query = useRead('get_channel', { id });
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <Link from={from} to="." search={{}} className={buttonLook('quiet')}>
          <ArrowLeft aria-hidden size={16} className="rtl:-scale-x-100" /> {say('channels')}
        </Link>
      </div>
      <Loaded query={query} rows={3}>
        {({ data }) => (
          <Details channel={data} kind={kinds.find(({ kind }) => kind === data.kind)} mayWrite={mayWrite} />
        )}
      </Loaded>
    </div>
  );
}

interface DetailsProps {
  channel: Channel;
  kind: Kind | undefined;
  mayWrite: boolean;
}

function Details({ channel, kind, mayWrite }: DetailsProps) {
  const { say, writeTime } = useWords();
  const explain = useSendError();
  const { name, account, status, webhook_url, verify_token, last_received_at, last_sent_at, last_error } =
    channel;
  return (
    <>
      <div className="grid grid-cols-1 gap-3 rounded-box border border-line bg-raised p-4">
        <h2 className="flex flex-wrap items-center gap-2 text-base font-semibold">
          <ChannelIcon kind={channel.kind} />
          <bdi>{name}</bdi>
          <ChannelStatus status={status} />
        </h2>
        {account.name !== name && (
          <p className="text-sm text-soft">
            <bdi>{account.name}</bdi>
          </p>
        )}
        {last_error && status === 'failing' && (
          <p role="alert" className="rounded-box bg-danger-tint px-3 py-2 text-sm text-danger">
            {explain(last_error.code)}
          </p>
        )}
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          <dt className="text-soft">{say('lastReceived')}</dt>
          <dd className="numbers">{last_received_at ? writeTime(last_received_at) : '–'}</dd>
          <dt className="text-soft">{say('lastSent')}</dt>
          <dd className="numbers">{last_sent_at ? writeTime(last_sent_at) : '–'}</dd>
        </dl>
        {mayWrite && <Actions channel={channel} kind={kind} />}
      </div>
      <Section title={say(last_received_at ? 'settings' : 'setupSteps')}>
        {kind && !last_received_at && <Steps kind={kind} />}
        <Copied label={say('channelAddress')} text={webhook_url} />
        {verify_token && <Copied label={say('verifyToken')} text={verify_token} />}
      </Section>
    </>
  );
}

/** A text that the provider asks for. */
function Copied({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="grid min-w-0 flex-1 gap-1">
        <span className="text-sm font-medium">{label}</span>
        <code dir="ltr" className="rounded-box border border-line bg-side px-3 py-1.5 text-xs wrap-anywhere">
          {text}
        </code>
      </div>
      <CopyButton text={text} />
    </div>
  );
}

function Actions({ channel: { id, name, status }, kind }: Pick<DetailsProps, 'channel' | 'kind'>) {
  const { say } = useWords();
  const navigate = useNavigate({ from });
  const [isChanging, setChanging] = useState(false);
  const check = useChange('check_channel');
  const update = useChange('update_channel');
  const remove = useChange('delete_channel');
  const isPaused = status === 'paused';
  const disconnected = async () => {
    await remove.mutateAsync({ id });
    await navigate({ search: {} });
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" isBusy={check.isPending} onClick={() => check.mutate({ id })}>
          {say('channelCheck')}
        </Button>
        <Button isBusy={update.isPending} onClick={() => update.mutate({ id, paused: !isPaused })}>
          {say(isPaused ? 'resume' : 'pause')}
        </Button>
        <Button onClick={() => setChanging(true)}>{say('channelKeys')}</Button>
        <ConfirmName
          title={say('disconnect')}
          text={say('disconnectHint')}
          action={say('disconnect')}
          name={name}
          perform={disconnected}
        />
      </div>
      <Refusal error={check.error ?? update.error} />
      <div role="status" className="empty:hidden">
        {check.data && <Checks checks={check.data.data.checks} />}
      </div>
      <Dialog title={say('channelKeys')} isOpen={isChanging} onClose={() => setChanging(false)}>
        {kind && <KeysForm id={id} kind={kind} onDone={() => setChanging(false)} />}
      </Dialog>
    </>
  );
}

function KeysForm({ id, kind, onDone }: { id: string; kind: Kind; onDone: () => void }) {
  const { say } = useWords();
  const update = useChange('update_channel');
  const form = useForm(async (values) => {
    await update.mutateAsync({ id, settings: readSettings(kind, values) });
    onDone();
  });
  return (
    <Form form={form} submit={say('save')} onCancel={onDone}>
      <SettingsFields kind={kind} form={form} />
    </Form>
  );
}

interface ChecksProps {
  checks: { name: string; ok: boolean; hint: string | null }[];
}

/** The answers of the provider, and what to do about those that are wrong. */
function Checks({ checks }: ChecksProps) {
  const { say } = useWords();
  return (
    <ul className="grid gap-2">
      {checks.map(({ name, ok, hint }) => (
        <li key={name} className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone={ok ? 'good' : 'warn'} icon={ok ? CircleCheck : TriangleAlert}>
            {say(ok ? 'yes' : 'no')}
          </Badge>
          {say(`channelCheck_${name}` as Key)}
          {hint && (
            <span dir="auto" className="basis-full text-soft">
              {hint}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

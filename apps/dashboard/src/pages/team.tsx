import type { Output } from '@jawab/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { useChange, useMay, usePlace, useRead, useRows } from '../data/api.tsx';
import { useForm } from '../data/use-form.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/code.tsx';
import { Choice, TextField } from '../ui/field.tsx';
import { More } from '../ui/more.tsx';
import { Loaded, Refusal } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { PresenceDot } from '../ui/presence.tsx';
import { Section } from '../ui/section.tsx';
import { Table } from '../ui/table.tsx';
import { type Key, useWords } from '../words/words.tsx';

type Member = Output<'list_members'>['data'][number];
type Role = Member['role'];
const roles: Role[] = ['viewer', 'support', 'editor', 'admin', 'owner'];

export default function Team() {
  const { say } = useWords();
  const mayWrite = useMay()('members:write');
  const { query, rows } = useRows('list_members', { limit: 100 });
  return (
    <Page title={say('team')} isWide>
      <Loaded query={query} rows={6}>
        {() => (
          <div className="grid gap-8">
            <Members members={rows} mayWrite={mayWrite}>
              <More query={query} />
            </Members>
            {mayWrite && <Invite />}
            <Invitations mayWrite={mayWrite} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function RoleChoice({
  value,
  onChange,
  name,
}: {
  value?: Role;
  onChange?: (role: Role) => void;
  name?: string;
}) {
  const { say } = useWords();
  return (
    <Choice
      label={say('role')}
      name={name}
      value={value}
      defaultValue={value ? undefined : 'support'}
      onChange={({ target }) => onChange?.(target.value as Role)}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {say(`role_${role}` as Key)}
        </option>
      ))}
    </Choice>
  );
}

interface MembersProps {
  members: Member[];
  mayWrite: boolean;
  /** The button that reads the next page. */
  children: ReactNode;
}

function Members({ members, mayWrite, children }: MembersProps) {
  const { say, writeTime } = useWords();
  const me = useRead('get_me', {});
  const update = useChange('update_member');
  const remove = useChange('remove_member');
  const ownId = me.data?.data.actor.id;
  return (
    <Section title={say('members')}>
      <Refusal error={update.error ?? remove.error} />
      <Table
        caption={say('members')}
        rows={members}
        keyOf={({ id }) => id}
        columns={[
          {
            title: say('name'),
            cell: ({ name, email }) => (
              <>
                <span className="block font-medium">
                  <bdi>{name}</bdi>
                </span>
                <bdi className="text-soft">{email}</bdi>
              </>
            ),
          },
          {
            title: say('role'),
            cell: ({ id, role }) =>
              mayWrite ? (
                <RoleChoice value={role} onChange={(next) => update.mutate({ id, role: next })} />
              ) : (
                say(`role_${role}` as Key)
              ),
          },
          {
            title: say('lastSeen'),
            isNumber: true,
            isExtra: true,
            cell: ({ last_seen_at, presence }) =>
              presence === 'online' ? (
                <span className="inline-flex items-center gap-1.5">
                  <PresenceDot presence="online" /> {say('online')}
                </span>
              ) : last_seen_at ? (
                writeTime(last_seen_at)
              ) : (
                '–'
              ),
          },
          {
            title: say('actions'),
            isNumber: true,
            cell: ({ id }) =>
              mayWrite && id !== ownId ? (
                <RemoveButton isBusy={remove.isPending} remove={() => remove.mutate({ id })} />
              ) : null,
          },
        ]}
      />
      {children}
    </Section>
  );
}

/** Asks once more before it removes. */
function RemoveButton({ remove, isBusy }: { remove: () => void; isBusy: boolean }) {
  const { say } = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <Button
      kind="danger"
      isBusy={isBusy}
      onBlur={() => setAsking(false)}
      onClick={() => (isAsking ? remove() : setAsking(true))}
    >
      {say(isAsking ? 'removeReally' : 'remove')}
    </Button>
  );
}

function Invite() {
  const { say, language } = useWords();
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  const [sent, setSent] = useState<{ id: string; link: string | null } | null>(null);
  const form = useForm(async ({ email = '', role = 'support' }) => {
    const { data } = await api.call('invite_member', { email, role: role as Role, language });
    setSent(data);
    await client.invalidateQueries({ queryKey: [workspaceId, 'list_invitations'] });
  });
  return (
    <Section title={say('invite')}>
      <form
        className="flex flex-wrap items-end gap-3 [&_:is(button,select)]:min-h-9"
        onSubmit={form.onSubmit}
      >
        <div className="min-w-56 flex-1">
          <TextField
            key={sent?.id}
            label={say('email')}
            name="email"
            type="email"
            required
            error={form.fault('email')}
          />
        </div>
        <RoleChoice name="role" />
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {say('sendInvitation')}
        </Button>
      </form>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {roles.map((role) => (
          <Fragment key={role}>
            <dt className="font-medium">{say(`role_${role}` as Key)}</dt>
            <dd className="text-soft">{say(`roleText_${role}` as Key)}</dd>
          </Fragment>
        ))}
      </dl>
      <Refusal error={form.error} />
      {sent?.link === null && <p role="status">{say('invitationMailed')}</p>}
      {sent?.link && (
        <TextField
          label={say('invitationLink')}
          value={sent.link}
          readOnly
          hint={say('invitationLinkHint')}
          dir="ltr"
        />
      )}
      {sent?.link && (
        <div>
          <CopyButton key={sent.link} text={sent.link} />
        </div>
      )}
    </Section>
  );
}

function Invitations({ mayWrite }: { mayWrite: boolean }) {
  const { say, writeDay } = useWords();
  const { query, rows } = useRows('list_invitations', { limit: 100 });
  const revoke = useChange('revoke_invitation');
  return (
    <Loaded query={query} rows={1}>
      {() =>
        rows.length > 0 && (
          <Section title={say('invitations')}>
            <Refusal error={revoke.error} />
            <Table
              caption={say('invitations')}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { title: say('email'), cell: ({ email }) => <bdi>{email}</bdi> },
                { title: say('role'), cell: ({ role }) => say(`role_${role}` as Key) },
                {
                  title: say('validUntil'),
                  isNumber: true,
                  isExtra: true,
                  cell: ({ expires_at }) => writeDay(expires_at),
                },
                {
                  title: say('actions'),
                  isNumber: true,
                  cell: ({ id }) =>
                    mayWrite && (
                      <Button kind="danger" onClick={() => revoke.mutate({ id })}>
                        {say('revoke')}
                      </Button>
                    ),
                },
              ]}
            />
            <More query={query} />
          </Section>
        )
      }
    </Loaded>
  );
}

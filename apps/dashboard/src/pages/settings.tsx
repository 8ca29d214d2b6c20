import { useQuery, useQueryClient } from '@tanstack/react-query';
import { outside, useMay, usePlace, useRead } from '../data/api.tsx';
import { readSession } from '../data/session.ts';
import { useForm } from '../data/use-form.ts';
import { LanguageChoice } from '../shell/language-choice.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Loaded, Refusal } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useWords } from '../words/words.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

export default function Settings() {
  const { say } = useWords();
  return (
    <Page title={say('settings')}>
      <div className="grid max-w-xl grid-cols-1 gap-10">
        <section className="grid gap-3">
          <h2 className="text-base font-semibold">{say('language')}</h2>
          <LanguageChoice />
        </section>
        <Profile />
        <Confirmation />
        <Password />
        <Workspace />
        <Sessions />
      </div>
    </Page>
  );
}

function Profile() {
  const { say } = useWords();
  const client = useQueryClient();
  const session = useQuery({ queryKey: ['session'], queryFn: readSession });
  const form = useForm(async ({ name = '' }) => {
    await outside.send('POST /api/auth/update-user', { name });
    await client.invalidateQueries();
  });
  const user = session.data?.user;
  if (!user) return null;
  return (
    <form className="grid gap-3" onSubmit={form.onSubmit}>
      <h2 className="text-base font-semibold">{say('profile')}</h2>
      <TextField
        label={say('yourName')}
        name="name"
        defaultValue={user.name}
        required
        hint={say('nameHint')}
        error={form.fault('name')}
      />
      <TextField label={say('email')} type="email" defaultValue={user.email} readOnly />
      <Refusal error={form.error} />
      <div>
        <Button type="submit" isBusy={form.isBusy}>
          {say('save')}
        </Button>
      </div>
    </form>
  );
}

function Confirmation() {
  const session = useQuery({ queryKey: ['session'], queryFn: readSession });
  return session.data && !session.data.user.email_verified ? <Unconfirmed /> : null;
}

function Password() {
  const { say } = useWords();
  const form = useForm(({ currentPassword, newPassword }) =>
    outside.send('POST /api/auth/change-password', { currentPassword, newPassword }),
  );
  return (
    <form className="grid gap-3" onSubmit={form.onSubmit}>
      <h2 className="text-base font-semibold">{say('password')}</h2>
      <TextField
        label={say('currentPassword')}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        label={say('newPassword')}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        minLength={8}
        maxLength={128}
        required
        hint={say('passwordEndsSessions')}
        error={form.fault('newPassword')}
      />
      <Refusal error={form.error} />
      <div>
        <Button type="submit" isBusy={form.isBusy}>
          {say('changePassword')}
        </Button>
      </div>
    </form>
  );
}

function Workspace() {
  const { say } = useWords();
  const { api } = usePlace();
  const client = useQueryClient();
  const mayWrite = useMay()('workspace:write');
  const query = useRead('get_workspace', {});
  const form = useForm(async ({ name = '' }) => {
    await api.call('update_workspace', { name });
    await client.invalidateQueries();
  });
  return (
    <Loaded query={query} rows={1}>
      {({ data }) => (
        <form className="grid gap-3" onSubmit={form.onSubmit}>
          <h2 className="text-base font-semibold">{say('workspace')}</h2>
          <TextField
            label={say('workspaceName')}
            name="name"
            defaultValue={data.name}
            readOnly={!mayWrite}
            required
            hint={say('planHint', { plan: data.plan })}
            error={form.fault('name')}
          />
          <Refusal error={form.error} />
          {mayWrite && (
            <div>
              <Button type="submit" isBusy={form.isBusy}>
                {say('save')}
              </Button>
            </div>
          )}
        </form>
      )}
    </Loaded>
  );
}

interface OpenSession {
  id: string;
  created_at: string;
  user_agent: string | null;
  current: boolean;
}

function Sessions() {
  const { say, writeTime } = useWords();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['sessions'],
    queryFn: async () =>
      ((await outside.send('GET /api/auth/list-sessions')) as { data: OpenSession[] }).data,
  });
  const end = async (id: string) => {
    await outside.send('POST /api/auth/revoke-session', { id });
    await client.invalidateQueries({ queryKey: ['sessions'] });
  };
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-base font-semibold">{say('sessions')}</h2>
      <Loaded query={query} rows={1}>
        {(sessions) => (
          <ul className="divide-y divide-line rounded-box border border-line">
            {sessions.map(({ id, created_at, user_agent, current }) => (
              <li key={id} className="flex items-center gap-3 px-4 py-2.5 text-sm">
                <div className="min-w-0 flex-1">
                  <bdi className="block truncate">{user_agent ?? '–'}</bdi>
                  <span className="numbers text-soft">{writeTime(created_at)}</span>
                </div>
                {current ? (
                  <span className="text-soft">{say('thisBrowser')}</span>
                ) : (
                  <Button kind="danger" onClick={() => void end(id)}>
                    {say('endSession')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

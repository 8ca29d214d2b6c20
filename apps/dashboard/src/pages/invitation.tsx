import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { acceptInvitation, readInvitation, signIn, signUp, takeSecret } from '../data/session.ts';
import { useForm } from '../data/use-form.ts';
import { EntryCard } from '../shell/entry-card.tsx';
import { TextField } from '../ui/field.tsx';
import { Form, PasswordField } from '../ui/form.tsx';
import { Loaded } from '../ui/notice.tsx';
import { type Key, useWords } from '../words/words.tsx';
import { AccountFields } from './account-fields.tsx';

const token = takeSecret();

export default function InvitationPage() {
  const { say, language } = useWords();
  const navigate = useNavigate();
  const query = useQuery({
    queryKey: ['invitation'],
    queryFn: () => readInvitation(token),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const form = useForm(async ({ name = '', email = '', password = '' }) => {
    if (query.data?.has_account) await signIn(email, password);
    else await signUp({ name, email, password, invitation: token, language });
    const workspaceId = await acceptInvitation(token);
    await navigate({ to: '/$workspaceId', params: { workspaceId } });
  });
  return (
    <EntryCard title={say('invitationTitle')}>
      <Loaded query={query} rows={2}>
        {({ email, workspace_name, role, has_account }) => (
          <Form form={form} submit={say('accept')} isEntry>
            <p className="text-sm text-soft">
              {say('invitationText', { workspace: workspace_name, role: say(`role_${role}` as Key) })}
            </p>
            {has_account ? (
              <>
                <TextField label={say('email')} name="email" type="email" defaultValue={email} readOnly />
                <PasswordField label={say('password')} name="password" />
              </>
            ) : (
              <AccountFields form={form} email={email} />
            )}
          </Form>
        )}
      </Loaded>
    </EntryCard>
  );
}

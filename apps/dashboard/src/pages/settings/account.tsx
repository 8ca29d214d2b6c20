import { useQuery, useQueryClient } from '@tanstack/react-query';
import { outside } from '../../data/api.tsx';
import { sessionQuery } from '../../data/session.ts';
import { useForm } from '../../data/use-form.ts';
import { TextField } from '../../ui/field.tsx';
import { Form, PasswordField } from '../../ui/form.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';
import { Unconfirmed } from '../unconfirmed.tsx';

/** The name that colleagues and visitors see. */
export function Profile() {
  const { say } = useWords();
  const client = useQueryClient();
  const session = useQuery(sessionQuery);
  const form = useForm(async ({ name = '' }) => {
    await outside.send('POST /api/auth/update-user', { name });
    await client.invalidateQueries();
  });
  const user = session.data?.user;
  if (!user) return null;
  return (
    <Section title={say('profile')}>
      <Form form={form} submit={say('save')}>
        <TextField
          label={say('yourName')}
          name="name"
          defaultValue={user.name}
          required
          maxLength={100}
          hint={say('nameHint')}
          error={form.fault('name')}
        />
        <TextField label={say('email')} type="email" defaultValue={user.email} readOnly />
      </Form>
    </Section>
  );
}

/** Asks for the link again while the address of the person is not confirmed. */
export function Confirmation() {
  const session = useQuery(sessionQuery);
  return session.data && !session.data.user.email_verified ? <Unconfirmed /> : null;
}

/** Changes the password, which ends the other sessions. */
export function Password() {
  const { say } = useWords();
  const form = useForm(({ currentPassword, newPassword }) =>
    outside.send('POST /api/auth/change-password', { currentPassword, newPassword }),
  );
  return (
    <Section title={say('password')}>
      <Form form={form} submit={say('changePassword')}>
        <PasswordField label={say('currentPassword')} name="currentPassword" />
        <PasswordField
          label={say('newPassword')}
          name="newPassword"
          isNew
          hint={say('passwordEndsSessions')}
          error={form.fault('newPassword')}
        />
      </Form>
    </Section>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { resetPassword, takeSecret } from '../data/session.ts';
import { useForm } from '../data/use-form.ts';
import { EntryCard } from '../shell/entry-card.tsx';
import { Form, PasswordField } from '../ui/form.tsx';
import { useWords } from '../words/words.tsx';

const token = takeSecret();

export default function Reset() {
  const { say } = useWords();
  const navigate = useNavigate();
  const form = useForm(async ({ newPassword = '' }) => {
    await resetPassword(token, newPassword);
    await navigate({ to: '/sign-in', search: { next: undefined } });
  });
  return (
    <EntryCard title={say('newPasswordTitle')} text={say('newPasswordText')}>
      <Form form={form} submit={say('save')} isEntry>
        <PasswordField
          label={say('newPassword')}
          name="newPassword"
          isNew
          hint={say('passwordHint')}
          error={form.fault('newPassword')}
        />
      </Form>
    </EntryCard>
  );
}

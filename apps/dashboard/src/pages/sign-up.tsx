import { useNavigate } from '@tanstack/react-router';
import { signUp } from '../data/session.ts';
import { useForm } from '../data/use-form.ts';
import { EntryCard } from '../shell/entry-card.tsx';
import { Button } from '../ui/button.tsx';
import { Refusal } from '../ui/notice.tsx';
import { useWords } from '../words/words.tsx';
import { AccountFields } from './account-fields.tsx';

export default function SignUp() {
  const { say, language } = useWords();
  const navigate = useNavigate();
  const form = useForm(async ({ name = '', email = '', password = '' }) => {
    await signUp({ name, email, password, language });
    await navigate({ to: '/new' });
  });
  return (
    <EntryCard title={say('createAccount')}>
      <form className="grid gap-4" onSubmit={form.onSubmit}>
        <AccountFields form={form} />
        <Refusal error={form.error} />
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {say('createAccount')}
        </Button>
      </form>
    </EntryCard>
  );
}

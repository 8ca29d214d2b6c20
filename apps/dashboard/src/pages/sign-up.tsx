import { useNavigate, useSearch } from '@tanstack/react-router';
import { signUp } from '../data/session.ts';
import { useForm } from '../data/use-form.ts';
import { EntryCard } from '../shell/entry-card.tsx';
import { Form } from '../ui/form.tsx';
import { useWords } from '../words/words.tsx';
import { AccountFields } from './account-fields.tsx';

export default function SignUp() {
  const { say, language } = useWords();
  const navigate = useNavigate();
  const { next } = useSearch({ from: '/sign-up' });
  const form = useForm(async ({ name = '', email = '', password = '' }) => {
    await signUp({ name, email, password, language });
    await navigate({ to: '/new', search: { next } });
  });
  return (
    <EntryCard title={say('createAccount')}>
      <Form form={form} submit={say('createAccount')} isEntry>
        <AccountFields form={form} />
      </Form>
    </EntryCard>
  );
}

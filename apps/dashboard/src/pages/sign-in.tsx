import { Link, useLoaderData, useRouter, useSearch } from '@tanstack/react-router';
import { readNext, signIn } from '../data/session.ts';
import { useForm } from '../data/use-form.ts';
import { EntryCard } from '../shell/entry-card.tsx';
import { TextField } from '../ui/field.tsx';
import { Form, PasswordField } from '../ui/form.tsx';
import { useWords } from '../words/words.tsx';
import { MailLinks } from './mail-links.tsx';

export default function SignIn() {
  const { say } = useWords();
  const router = useRouter();
  const { next } = useSearch({ from: '/sign-in' });
  const methods = useLoaderData({ from: '/sign-in' });
  const form = useForm(async ({ email = '', password = '' }) => {
    await signIn(email, password);
    router.history.push(readNext(next) ?? '/');
  });
  return (
    <EntryCard title={say('signIn')} text={methods.setup ? say('setupFirst') : undefined}>
      <Form form={form} submit={say('signIn')} isEntry>
        <TextField
          label={say('email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          autoFocus
        />
        <PasswordField label={say('password')} name="password" />
      </Form>
      {methods.mail ? <MailLinks /> : <p className="text-sm text-soft">{say('forgotPassword')}</p>}
      {methods.sign_up === 'open' && (
        <Link to="/sign-up" search={{ next }} className="text-sm text-accent underline">
          {say('createAccount')}
        </Link>
      )}
    </EntryCard>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { signInByLink, takeSecret } from '../data/session.ts';
import { useForm } from '../data/use-form.ts';
import { EntryCard } from '../shell/entry-card.tsx';
import { Form } from '../ui/form.tsx';
import { useWords } from '../words/words.tsx';

const token = takeSecret();

/** Signs in by a mailed link, after a click: programs that look at mails open links too. */
export default function MagicLink() {
  const { say } = useWords();
  const navigate = useNavigate();
  const form = useForm(async () => {
    await signInByLink(token);
    await navigate({ to: '/' });
  });
  return (
    <EntryCard title={say('signIn')}>
      <Form form={form} submit={say('signIn')} isEntry />
    </EntryCard>
  );
}

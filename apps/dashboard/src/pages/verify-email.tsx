import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { confirmAddress, takeSecret } from '../data/session.ts';
import { useForm } from '../data/use-form.ts';
import { EntryCard } from '../shell/entry-card.tsx';
import { Form } from '../ui/form.tsx';
import { useWords } from '../words/words.tsx';

const token = takeSecret();

/** Confirms an address by a mailed link. */
export default function VerifyEmail() {
  const { say } = useWords();
  const [isDone, setDone] = useState(false);
  const form = useForm(async () => {
    await confirmAddress(token);
    setDone(true);
  });
  return (
    <EntryCard title={say('confirmAddress')}>
      {isDone ? (
        <>
          <p role="status">{say('addressConfirmed')}</p>
          <Link to="/" className="text-sm text-accent underline">
            {say('goOn')}
          </Link>
        </>
      ) : (
        <Form form={form} submit={say('confirmAddress')} isEntry />
      )}
    </EntryCard>
  );
}

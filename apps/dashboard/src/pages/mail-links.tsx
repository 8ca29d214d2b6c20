import { type MouseEvent, useState } from 'react';
import { askForLink } from '../data/session.ts';
import { Button } from '../ui/button.tsx';
import { Refusal } from '../ui/notice.tsx';
import { useWords } from '../words/words.tsx';

/** Asks for links by mail, for the address in the form above. */
export function MailLinks() {
  const { say, language } = useWords();
  const [isSent, setSent] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const ask = (kind: 'magic' | 'reset') => async (_: MouseEvent) => {
    const field = document.querySelector<HTMLInputElement>('input[name=email]');
    setSent(false);
    setError(null);
    if (!field?.reportValidity()) return;
    await askForLink(kind, field.value, language).then(() => setSent(true), setError);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <Button kind="quiet" onClick={ask('magic')}>
        {say('mailSignInLink')}
      </Button>
      <Button kind="quiet" onClick={ask('reset')}>
        {say('mailResetLink')}
      </Button>
      <Refusal error={error} />
      <p role="status" className="text-sm text-soft">
        {isSent && say('mailOnItsWay')}
      </p>
    </div>
  );
}

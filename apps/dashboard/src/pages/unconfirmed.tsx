import { useQuery } from '@tanstack/react-query';
import { askForConfirmation, methodsQuery } from '../data/session.ts';
import { useForm } from '../data/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Refusal } from '../ui/notice.tsx';
import { useWords } from '../words/words.tsx';

/** Says that the person's address is not confirmed, and sends the link again, where the service sends mail. */
export function Unconfirmed() {
  const { say, language } = useWords();
  const methods = useQuery(methodsQuery);
  const form = useForm(() => askForConfirmation(language));
  if (!methods.data?.mail) return null;
  return (
    <form className="flex flex-wrap items-center gap-3 text-sm text-soft" onSubmit={form.onSubmit}>
      <p>{say('addressUnconfirmed')}</p>
      <Button type="submit" isBusy={form.isBusy}>
        {say('mailConfirmation')}
      </Button>
      <Refusal error={form.error} />
    </form>
  );
}

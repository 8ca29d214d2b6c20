import { useNavigate } from '@tanstack/react-router';
import { resetPassword, takeSecret } from '../data/session.ts';
import { useForm } from '../data/use-form.ts';
import { EntryCard } from '../shell/entry-card.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Refusal } from '../ui/notice.tsx';
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
      <form className="grid gap-4" onSubmit={form.onSubmit}>
        <TextField
          label={say('newPassword')}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={128}
          hint={say('passwordHint')}
          error={form.fault('newPassword')}
        />
        <Refusal error={form.error} />
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {say('save')}
        </Button>
      </form>
    </EntryCard>
  );
}

import type { Form } from '../data/use-form.ts';
import { TextField } from '../ui/field.tsx';
import { PasswordField } from '../ui/form.tsx';
import { useWords } from '../words/words.tsx';

/** Name, address and password of a new account. */
export function AccountFields({ form, email }: { form: Form; email?: string }) {
  const { say } = useWords();
  return (
    <>
      <TextField
        label={say('yourName')}
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        error={form.fault('name')}
      />
      <TextField
        label={say('email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
        readOnly={!!email}
        error={form.fault('email')}
      />
      <PasswordField
        label={say('password')}
        name="password"
        isNew
        hint={say('passwordHint')}
        error={form.fault('password')}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import type { Form as FormState } from '../data/use-form.ts';
import { useWords } from '../words/words.tsx';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { Refusal } from './notice.tsx';

interface FormProps {
  form: FormState;
  /** The text of the button that sends the form. */
  submit: string;
  /** The form is all its page is for: its button is as wide as the page. */
  isEntry?: boolean;
  isDisabled?: boolean;
  /** Closes the dialog around the form. */
  onCancel?: () => void;
  children?: ReactNode;
}

/** A form: its fields, why it was refused, and its button. */
export function Form({ form, submit, isEntry, isDisabled, onCancel, children }: FormProps) {
  const { say } = useWords();
  return (
    <form className="grid grid-cols-1 gap-4" onSubmit={form.onSubmit}>
      {children}
      <Refusal error={form.error} />
      <div className={`flex flex-wrap items-center gap-2 ${onCancel ? 'justify-end' : ''}`}>
        {onCancel && <Button onClick={onCancel}>{say('cancel')}</Button>}
        <Button
          type="submit"
          kind={isEntry || onCancel ? 'primary' : 'plain'}
          className={isEntry ? 'min-h-9 flex-1' : ''}
          isBusy={form.isBusy}
          // Without a field, the button is where a person begins.
          autoFocus={!children}
          disabled={isDisabled}
        >
          {submit}
        </Button>
        <span role="status" className="text-sm text-good empty:hidden">
          {form.isSaved && say('saved')}
        </span>
      </div>
    </form>
  );
}

interface PasswordProps {
  name: string;
  label: string;
  /** A password that is chosen now, and not one that exists. */
  isNew?: boolean;
  hint?: string;
  error?: string;
}

export function PasswordField({ name, label, isNew, hint, error }: PasswordProps) {
  return (
    <TextField
      label={label}
      name={name}
      type="password"
      dir="ltr"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      minLength={isNew ? 8 : undefined}
      maxLength={isNew ? 128 : undefined}
      required
      hint={hint}
      error={error}
    />
  );
}

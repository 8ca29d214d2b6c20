import { ApiError } from '@jawab/sdk';
import { type FormEvent, useState } from 'react';

export interface Form {
  error: Error | null;
  isBusy: boolean;
  /** What is wrong with a field, if the service said so. */
  fault(field: string): string | undefined;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** Sends the fields of a form, and keeps the refusal. */
export function useForm(send: (values: Record<string, string>) => Promise<unknown>): Form {
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const issues = error instanceof ApiError ? error.issues : [];
  return {
    error: issues.length > 0 ? null : error,
    isBusy,
    fault: (field) => issues.find(({ path }) => path === field)?.message,
    onSubmit(event) {
      event.preventDefault();
      const values = Object.fromEntries(
        [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
      );
      setBusy(true);
      setError(null);
      send(values)
        .catch(setError)
        .finally(() => setBusy(false));
    },
  };
}

import { ApiError } from '@jawab/sdk';
import { type FormEvent, useState } from 'react';

export interface Form {
  error: Error | null;
  isBusy: boolean;
  /** The last values were taken, and nothing was sent since. */
  isSaved: boolean;
  /** Returns the error of a field, if the service reported one. */
  fault(field: string): string | undefined;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** Returns what is wrong with a field or a part of it, if the service said so. */
export const faultOf = (error: Error | null, field: string): string | undefined =>
  error instanceof ApiError
    ? error.issues.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message
    : undefined;

/** Sends the fields of a form, and keeps the refusal. */
export function useForm(send: (values: Record<string, string>) => Promise<unknown>): Form {
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const hasIssues = error instanceof ApiError && error.issues.length > 0;
  return {
    error: hasIssues ? null : error,
    isBusy,
    isSaved,
    fault: (field) => faultOf(error, field),
    onSubmit(event) {
      event.preventDefault();
      const values = Object.fromEntries(
        [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
      );
      setBusy(true);
      setSaved(false);
      setError(null);
      send(values)
        .then(() => setSaved(true), setError)
        .finally(() => setBusy(false));
    },
  };
}

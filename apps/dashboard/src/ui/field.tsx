import { type ComponentProps, type ReactNode, useId } from 'react';

const look =
  'w-full rounded-box border border-edge bg-raised px-3 py-1.5 text-base placeholder:text-soft aria-invalid:border-danger';

interface FieldProps {
  label: string;
  hint?: string;
  error?: string;
}

interface FrameProps extends FieldProps {
  id: string;
  children: ReactNode;
}

function Frame({ id, label, hint, error, children }: FrameProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      {(error || hint) && (
        <p id={`${id}-note`} className={`text-sm ${error ? 'text-danger' : 'text-soft'}`}>
          {error || hint}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, hint, error, ...rest }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <input
        dir="auto"
        {...rest}
        id={id}
        className={look}
        aria-describedby={note}
        aria-invalid={!!error || undefined}
      />
    </Frame>
  );
}

export function TextArea({ label, hint, error, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <textarea
        dir="auto"
        rows={4}
        {...rest}
        id={id}
        className={`${look} resize-y`}
        aria-describedby={note}
        aria-invalid={!!error || undefined}
      />
    </Frame>
  );
}

export function Choice({ label, children, ...rest }: { label: string } & ComponentProps<'select'>) {
  return (
    <label className="inline-flex items-center gap-2 text-sm text-soft">
      <span className="sr-only">{label}</span>
      <select
        {...rest}
        aria-label={label}
        className="min-h-8 max-w-full rounded-box border border-edge bg-raised px-2 text-sm text-ink"
      >
        {children}
      </select>
    </label>
  );
}

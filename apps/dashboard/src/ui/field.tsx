import { ChevronDown, Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useReported } from '../words/use-reported.ts';

const look =
  'h-9 w-full min-w-0 rounded-box border border-edge bg-raised px-3 py-1.5 text-base placeholder:text-soft aria-invalid:border-danger disabled:opacity-60 [[readonly]]:border-line [[readonly]]:bg-side [[type=color]]:p-1';

interface FieldProps {
  label: string;
  hint?: string;
  /** A refusal of the value by the service. */
  error?: string;
  /** A refusal by the page, in its language. */
  ownError?: string;
}

interface FrameProps extends FieldProps {
  /** Draws the control with what ties it to its label and note. */
  children: (given: {
    id: string;
    className: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

function Issue({ children }: { children: string }) {
  return useReported().sayIssue(children);
}

function Frame({ label, hint, error, ownError, children }: FrameProps) {
  const id = useId();
  const isWrong = !!(ownError || error);
  const note = ownError || (error ? <Issue>{error}</Issue> : hint);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        className: look,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': isWrong || undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={`text-sm ${isWrong ? 'text-danger' : 'text-soft'}`}>
          {note}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, hint, error, ownError, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <Frame label={label} hint={hint} error={error} ownError={ownError}>
      {(given) => <input dir="auto" {...rest} {...given} />}
    </Frame>
  );
}

export function TextArea({ label, hint, error, ownError, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Frame label={label} hint={hint} error={error} ownError={ownError}>
      {(given) => <textarea dir="auto" rows={4} {...rest} {...given} className={`${look} h-auto resize-y`} />}
    </Frame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  ownError,
  ...rest
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Frame label={label} hint={hint} error={error} ownError={ownError}>
      {(given) => <Select {...rest} {...given} isWide className={`${given.className} pe-9`} />}
    </Frame>
  );
}

/** A select with an arrow of ours, because that of the browser touches the border in Arabic. */
function Select({ className = '', isWide, ...rest }: ComponentProps<'select'> & { isWide?: boolean }) {
  return (
    <span className={`relative inline-block max-w-full ${isWide ? 'w-full' : 'w-fit'}`}>
      <select {...rest} className={`appearance-none ${className}`} />
      <ChevronDown
        aria-hidden
        size={16}
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-soft"
      />
    </span>
  );
}

/** A field that is on or off. */
export function CheckField({ label, hint, ...rest }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className="flex items-start gap-2">
      <input
        {...rest}
        id={id}
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-accent"
        aria-describedby={hint ? `${id}-note` : undefined}
      />
      <div>
        <label htmlFor={id} className="block text-sm font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-note`} className="text-sm text-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

interface SearchFieldProps {
  label: string;
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
  /** Searches at each letter. */
  isLive?: boolean;
}

/** Searches a list when a person presses Enter, and shows everything again when the field is emptied. */
export function SearchField({ label, value, onSearch, isLive }: SearchFieldProps) {
  return (
    <search className="min-w-48 flex-1">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get('q')).trim() || undefined);
        }}
      >
        <label className="relative block">
          <span className="sr-only">{label}</span>
          <Search
            aria-hidden
            size={16}
            className="pointer-events-none absolute inset-y-0 start-3 my-auto text-soft"
          />
          <input
            key={value}
            type="search"
            name="q"
            dir="auto"
            defaultValue={value}
            placeholder={label}
            onChange={({ target }) =>
              (isLive || (value && !target.value)) && onSearch(target.value || undefined)
            }
            // The icon is on one side of the page, and the text may start on the other.
            className={`${look.replace('h-9', 'h-8')} px-9`}
          />
        </label>
      </form>
    </search>
  );
}

interface CheckListProps {
  label: string;
  options: { value: string; label: string; isCode?: boolean }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Options are sentences: one stands below the other. */
  isNarrow?: boolean;
}

/** Chooses any number of options. */
export function CheckList({ label, options, chosen, onChange, isNarrow }: CheckListProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className={`grid gap-1 ${isNarrow ? '' : 'sm:grid-cols-2'}`}>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-6 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
            className="size-4 shrink-0 accent-accent"
          />
          <bdi className={option.isCode ? 'font-mono text-xs' : ''}>{option.label}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

/** A select without a label in sight. */
export const Choice = ({ label, ...rest }: { label: string } & ComponentProps<'select'>) => (
  <Select
    {...rest}
    aria-label={label}
    className="min-h-8 max-w-full rounded-box border border-edge bg-raised ps-3 pe-8 text-sm text-ink"
  />
);

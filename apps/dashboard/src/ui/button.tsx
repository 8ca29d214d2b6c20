import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

const looks: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent hover:opacity-90 px-3',
  plain: 'border border-line bg-raised hover:bg-hover px-3',
  quiet: 'text-soft hover:bg-hover hover:text-ink px-2',
  danger: 'border border-line bg-raised text-danger hover:bg-danger-tint px-3',
};

/** The classes of a button, for links that look like one. */
export const buttonLook = (kind: ButtonKind = 'plain') =>
  `inline-flex min-h-8 items-center justify-center gap-2 rounded-box py-1 text-sm font-medium whitespace-nowrap transition-colors duration-100 disabled:opacity-50 aria-disabled:opacity-50 ${looks[kind]}`;

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind;
  icon?: LucideIcon;
  isBusy?: boolean;
}

export function Button({
  kind = 'plain',
  icon: Icon,
  isBusy,
  children,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // A busy button is not disabled, so that it keeps the focus.
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={`${buttonLook(kind)} ${className}`}
    >
      {Icon && <Icon aria-hidden size={16} className="shrink-0" />}
      {children}
    </button>
  );
}

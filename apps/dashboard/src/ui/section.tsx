import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  text?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a title of its own. */
export function Section({ title, text, actions, children }: SectionProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{title}</h2>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {text && <p className="-mt-2 text-sm text-soft">{text}</p>}
      {children}
    </div>
  );
}

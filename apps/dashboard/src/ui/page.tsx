import { type ReactNode, useEffect, useRef } from 'react';

interface PageProps {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
  isWide?: boolean;
}

/** A page of the dashboard. Its title gets focus when the page opens. */
export function Page({ title, actions, children, isWide }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Jawab`;
  }, [title]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`mx-auto w-full px-4 py-6 sm:px-8 ${isWide ? 'max-w-6xl' : 'max-w-4xl'}`}>
      <header className="mb-6 flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold">
          {title}
        </h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

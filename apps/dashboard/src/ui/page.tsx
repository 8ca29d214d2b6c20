import { type ReactNode, useEffect, useRef } from 'react';
import { setTitle } from '../data/title.ts';

interface PageProps {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
  isWide?: boolean;
  /** The page is as high as the window, and its parts scroll by themselves. */
  isFull?: boolean;
  /** A phone has no room for the title. */
  isTitleHidden?: boolean;
}

/** A page of the dashboard. Its title gets focus when the page opens. */
export function Page({ title, actions, children, isWide, isFull, isTitleHidden }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setTitle(title);
  }, [title]);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      data-full={isFull || undefined}
      className={
        isFull
          ? `flex min-h-0 w-full flex-1 flex-col px-4 sm:px-6 ${isTitleHidden ? 'py-2 lg:py-4' : 'py-4'}`
          : `mx-auto w-full px-4 py-6 sm:px-8 ${isWide ? 'max-w-6xl' : 'max-w-4xl'}`
      }
    >
      <header
        className={`flex min-h-8 flex-wrap items-center justify-between gap-3 ${isFull ? 'mb-3' : 'mb-6'} ${isTitleHidden ? 'max-lg:sr-only' : ''}`}
      >
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold">
          {title}
        </h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

import { type ReactNode, useEffect } from 'react';
import { setTitle } from '../data/title.ts';
import { LanguageChoice } from './language-choice.tsx';
import { Mark } from './mark.tsx';

/** The card of the pages before sign-in. */
export function EntryCard({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  useEffect(() => {
    setTitle(title);
  }, [title]);
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] bg-side px-4">
      <main className="grid w-full max-w-sm content-center justify-self-center py-10">
        <div className="mb-6 flex items-center gap-2 text-lg font-semibold">
          <Mark /> <span translate="no">Jawab</span>
        </div>
        <div className="grid gap-5 rounded-box border border-line bg-raised p-6 shadow-float">
          <header>
            <h1 className="text-lg font-semibold">{title}</h1>
            {text && <p className="mt-1 text-sm text-soft">{text}</p>}
          </header>
          {children}
        </div>
      </main>
      <footer className="flex justify-center py-4">
        <LanguageChoice />
      </footer>
    </div>
  );
}

import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paletteKeys, useKeys } from '../ui/single-keys.ts';
import { useWords } from '../words/words.tsx';
import { Palette } from './palette.tsx';
import { Shortcuts } from './shortcuts.tsx';

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  field?.select();
  return !!field;
}

/** The button that opens the palette, the keys that work on every page, and their windows. */
export function Commands() {
  const { say } = useWords();
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey) return;
      event.preventDefault();
      setOpen((now) => (now === 'palette' ? null : 'palette'));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useKeys({
    '/': () => focusSearch() || setOpen('palette'),
    '?': () => setOpen('shortcuts'),
  });
  const close = () => setOpen(null);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('palette')}
        className="flex min-h-8 w-full items-center gap-2.5 rounded-box border border-line bg-raised px-2 text-start text-sm text-soft hover:bg-hover"
      >
        <Search aria-hidden size={16} className="shrink-0" />
        <span className="flex-1 truncate">{say('palette')}</span>
        <kbd dir="ltr" className="font-sans text-xs">
          {paletteKeys}
        </kbd>
      </button>
      {open === 'palette' && <Palette close={close} showShortcuts={() => setOpen('shortcuts')} />}
      {open === 'shortcuts' && <Shortcuts close={close} />}
    </>
  );
}

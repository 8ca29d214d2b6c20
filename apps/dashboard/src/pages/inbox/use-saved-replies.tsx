import type { Output } from '@jawab/sdk';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useRead } from '../../data/api.tsx';
import { isSameLanguage } from '../../words/same-language.ts';
import { useWords } from '../../words/words.tsx';
import { fillNames, type Names } from './use-names.ts';

type SavedReply = Output<'list_saved_replies'>['data'][number];

const maxShown = 6;

/** Returns the text between a slash that begins a word and the caret; null if there is no such slash. */
const readShortcut = ({ value, selectionStart }: HTMLTextAreaElement): string | null =>
  value
    .slice(0, selectionStart)
    .match(/(?:^|\s)\/(\S{0,40})$/)?.[1]
    ?.toLowerCase() ?? null;

/** Finds the saved replies of a shortcut that begins so, those in the language of the visitor first. */
function findReplies(all: SavedReply[], typed: string, language: string | null): SavedReply[] {
  const isOwn = (one: SavedReply) =>
    one.language !== null && language !== null && isSameLanguage(one.language, language);
  return all
    .filter(({ shortcut }) => shortcut.startsWith(typed))
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .slice(0, maxShown);
}

interface SavedRepliesOptions {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The language of the visitor: texts in it come first. */
  language: string | null;
  names: Names;
  onText: (text: string) => void;
}

/** Offers saved replies while a person types a slash and a shortcut. Arrows choose, Enter takes one, Escape closes. */
export function useSavedReplies({ field, language, names, onText }: SavedRepliesOptions) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const { data } = useRead('list_saved_replies', {});
  const found = (typed === null ? [] : findReplies(data?.data ?? [], typed, language)).map((one) =>
    Object.assign({}, one, { text: fillNames(one.text, names) }),
  );
  const take = ({ text }: SavedReply) => {
    const { current } = field;
    if (!current || typed === null) return;
    const end = current.selectionStart;
    onText(current.value.slice(0, end - typed.length - 1) + text + current.value.slice(end));
    setTyped(null);
    current.focus();
  };
  /** Returns whether the key was one of the list. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const chosen = found[at];
    if (!chosen || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: found.length - 1 }[event.key];
    if (step) setAt((at + step) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen);
    else if (event.key === 'Escape') setTyped(null);
    else return false;
    event.preventDefault();
    return true;
  };
  const onType = (target: HTMLTextAreaElement) => {
    setTyped(readShortcut(target));
    setAt(0);
  };
  const list = found.length > 0 && <Offered id={id} found={found} at={at} onTake={take} />;
  const isOpen = found.length > 0;
  const props = {
    'aria-autocomplete': 'list',
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': isOpen ? `${id}-${at}` : undefined,
    onBlur: () => setTyped(null),
  } as const;
  return { list, props, onKeyDown, onType };
}

interface OfferedProps {
  id: string;
  found: SavedReply[];
  /** The place of the chosen one. */
  at: number;
  onTake: (reply: SavedReply) => void;
}

/** The saved replies above the text that is being written. */
function Offered({ id, found, at, onTake }: OfferedProps) {
  const { say } = useWords();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={say('savedReplies')}
      className="absolute inset-x-0 bottom-full z-10 mb-1 rounded-box border border-line bg-raised p-1 shadow-float"
    >
      {found.map((one, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, which names the chosen option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text
        <div
          key={one.id}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          // The text keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(one)}
          className="flex min-h-8 items-baseline gap-2 rounded-box px-2 py-1 text-sm hover:bg-hover aria-selected:bg-hover"
        >
          <bdi className="shrink-0 font-medium">/{one.shortcut}</bdi>
          <span dir="auto" lang={one.language ?? undefined} className="min-w-0 flex-1 truncate text-soft">
            {one.text}
          </span>
        </div>
      ))}
    </div>
  );
}

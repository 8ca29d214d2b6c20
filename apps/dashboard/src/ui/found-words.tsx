import type { ConversationEntry } from '@jawab/sdk';
import { LockKeyhole } from 'lucide-react';

type Match = NonNullable<ConversationEntry['match']>;

const Mark = ({ children }: { children: string }) => (
  <mark className="rounded-xs bg-mark text-ink">{children}</mark>
);

/** The text that a search found in a conversation, cut around the words. */
export const FoundWords = ({ match: { field, before, text, after } }: { match: Match }) => (
  <>
    {field === 'note' && <LockKeyhole aria-hidden size={12} className="me-1 inline text-soft" />}
    {before}
    {text && <Mark>{text}</Mark>}
    {after}
  </>
);

/** A whole text in which the words that a search found are marked, each time they occur. */
export function MarkedText({ children, words }: { children: string; words: string | undefined }) {
  if (!words) return children;
  const [first, ...rest] = children.split(words);
  let at = 0;
  return (
    <>
      {first}
      {rest.map((part) => [<Mark key={at++}>{words}</Mark>, part])}
    </>
  );
}

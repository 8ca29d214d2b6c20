import { useState } from 'react';
import { usePlace } from './api.tsx';

/** A text that is being written to a conversation. This tab keeps it while other pages are open, and when the page is loaded again. */
export function useDraft(sessionId: string): [text: string, set: (text: string) => void] {
  const { workspaceId } = usePlace();
  const kept = `jawab.draft.${workspaceId}.${sessionId}`;
  const [text, show] = useState(() => sessionStorage.getItem(kept) ?? '');
  return [
    text,
    (next) => {
      show(next);
      if (next) sessionStorage.setItem(kept, next);
      else sessionStorage.removeItem(kept);
    },
  ];
}

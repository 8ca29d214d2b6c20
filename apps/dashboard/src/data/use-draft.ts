import { useState } from 'react';
import { usePlace } from './api.tsx';

const prefix = 'jawab.draft.';

/** A text that is being written to a conversation. This browser keeps it until it is sent or the person signs out. */
export function useDraft(sessionId: string): [text: string, set: (text: string) => void] {
  const { workspaceId } = usePlace();
  const kept = `${prefix}${workspaceId}.${sessionId}`;
  const [text, show] = useState(() => localStorage.getItem(kept) ?? '');
  return [
    text,
    (next) => {
      show(next);
      if (next) localStorage.setItem(kept, next);
      else localStorage.removeItem(kept);
    },
  ];
}

/** Forgets all drafts of this browser. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}

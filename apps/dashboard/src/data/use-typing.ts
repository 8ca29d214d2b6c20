import { useRef } from 'react';
import { usePlace } from './api.tsx';

const everyMs = 3_000;

/** Returns what tells the visitor that the person types. It asks the service every three seconds at most. */
export function useTyping(sessionId: string): () => void {
  const { api } = usePlace();
  const toldAt = useRef(0);
  return () => {
    const now = Date.now();
    if (now - toldAt.current < everyMs) return;
    toldAt.current = now;
    void api.call('show_typing', { sessionId }).catch(() => null);
  };
}

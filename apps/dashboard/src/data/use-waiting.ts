import { useMay, useRead } from './api.tsx';

/** How many visitors wait for a person. Undefined while it is read, and for people who read no conversations. */
export function useWaiting() {
  const mayRead = useMay()('conversations:read');
  return useRead('list_conversations', { waiting: true, limit: 1, count: true }, { enabled: mayRead });
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlace, waitsForNothing } from './api.tsx';
import { reportService } from './connection.ts';

/** The reads that a change of each kind makes old. */
const readsOf: Record<string, string[]> = {
  conversation: ['list_conversations', 'get_conversation'],
  document: ['list_knowledge', 'get_knowledge', 'list_passages'],
  lead: ['list_leads'],
  gap: ['list_unanswered'],
  bot: ['list_bots', 'get_bot'],
  member: ['list_members', 'list_invitations'],
  usage: ['get_usage'],
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads again what changed, while the page is open: one request waits at a time. */
export function useChanges(): void {
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const follow = async () => {
      let cursor: string | undefined;
      let isLost = false;
      while (!signal.aborted) {
        try {
          const input = cursor ? { cursor, wait: isLost ? 0 : 25 } : {};
          const { data, reset, next_cursor } = await api.call('list_changes', input, { signal });
          cursor = next_cursor;
          if (reset || isLost) await client.invalidateQueries({ queryKey: [workspaceId] });
          isLost = false;
          reportService(isLost);
          const names = new Set(data.flatMap(({ kind }) => readsOf[kind] ?? []));
          for (const name of names) void client.invalidateQueries({ queryKey: [workspaceId, name] });
        } catch (error) {
          if (signal.aborted) return;
          isLost = !waitsForNothing(error as Error);
          reportService(isLost);
          await pause(3_000);
        }
      }
    };
    void follow();
    return () => left.abort();
  }, [api, client, workspaceId]);
}

import { ApiError } from '@jawab/sdk';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connect, usePlace, waitsForNothing } from './api.tsx';
import { reportService } from './connection.ts';

/** The reads that a change of each kind makes old. */
const readsOf: Record<string, string[]> = {
  conversation: ['list_conversations', 'get_conversation'],
  document: ['list_knowledge', 'get_knowledge', 'list_passages'],
  lead: ['list_leads', 'list_conversations'],
  gap: ['list_unanswered'],
  bot: ['list_bots', 'get_bot'],
  channel: ['list_channels', 'get_channel'],
  member: ['get_me', 'list_members', 'list_invitations'],
  usage: ['get_usage'],
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where the changes of each workspace go on; undefined if the service did not say. */
const cursors = new Map<string, Promise<string | undefined>>();

/** Reads where changes begin. A page that reads after this misses none of them. */
export function beginChanges(workspaceId: string): Promise<string | undefined> {
  const begun =
    cursors.get(workspaceId) ??
    connect({ workspaceId })
      .call('list_changes', {})
      .then(
        ({ next_cursor }) => next_cursor,
        () => undefined,
      );
  cursors.set(workspaceId, begun);
  return begun;
}

/** Creates the doubts whether the service answers. One of them ends the waiting request. */
function createDoubts() {
  let doubt = new AbortController();
  return {
    raise: () => doubt.abort(),
    signal: () => doubt.signal,
    /** Returns whether there was one since the last call. */
    take(): boolean {
      const isRaised = doubt.signal.aborted;
      if (isRaised) doubt = new AbortController();
      return isRaised;
    },
  };
}

/** Reads again what changes, until the page is left. */
async function follow(
  { api, workspaceId }: Pick<ReturnType<typeof usePlace>, 'api' | 'workspaceId'>,
  client: QueryClient,
  left: AbortSignal,
  doubts: ReturnType<typeof createDoubts>,
) {
  let cursor = await beginChanges(workspaceId);
  let isLost = !cursor;
  while (!left.aborted) {
    const isInDoubt = doubts.take();
    const signal = isInDoubt ? left : AbortSignal.any([left, doubts.signal()]);
    try {
      const input = cursor ? { cursor, wait: isLost || isInDoubt ? 0 : 25 } : {};
      const { data, reset, next_cursor } = await api.call('list_changes', input, { signal });
      cursor = next_cursor;
      cursors.set(workspaceId, Promise.resolve(cursor));
      if (reset || isLost) await client.invalidateQueries({ queryKey: [workspaceId] });
      isLost = false;
      reportService(isLost);
      const names = new Set(data.flatMap(({ kind }) => readsOf[kind] ?? []));
      for (const name of names) void client.invalidateQueries({ queryKey: [workspaceId, name] });
    } catch (error) {
      if (signal.aborted) continue;
      // After a restore or a change of the key, the service rejects the cursor: everything is read again.
      const isForgotten = error instanceof ApiError && error.code === 'invalid_cursor';
      if (isForgotten) cursor = undefined;
      isLost = isForgotten || !waitsForNothing(error as Error);
      reportService(isLost && !isForgotten);
      await pause(3_000);
    }
  }
}

/**
 * Reads again what changed, while the page is open: one request waits at a time. If another read meets a service that does not
 * answer, it asks at once, so that the page says so.
 */
export function useChanges(): void {
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  useEffect(() => {
    const left = new AbortController();
    const doubts = createDoubts();
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'failed' && !waitsForNothing(event.action.error))
        doubts.raise();
    });
    void follow({ api, workspaceId }, client, left.signal, doubts);
    return () => {
      unsubscribe();
      left.abort();
    };
  }, [api, client, workspaceId]);
}

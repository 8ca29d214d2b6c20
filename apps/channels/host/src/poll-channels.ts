import {
  type ChannelDefinition,
  markFailing,
  openAccount,
  pause,
  receiveEvents,
  type SealedChannel,
  SettingRefused,
} from '@jawab/core';
import type { Runtime } from '@jawab/runtime';
import { leaveGroups } from './leave-groups.ts';

interface Polled extends SealedChannel {
  poll_cursor: string | null;
}

/** How often to look for channels that no process polls yet, and the wait after a failure. */
const [lookEveryMs, failedMs] = [2_000, 5_000];

/**
 * Asks providers for messages that they cannot post, because this service has no https address, until the signal aborts. One process asks for
 * one channel.
 */
export async function pollChannels(runtime: Runtime, signal: AbortSignal): Promise<void> {
  const kinds = [...runtime.messaging.kinds.values()].filter(({ poll }) => poll).map(({ name }) => name);
  if (kinds.length === 0 || runtime.config.publicUrl?.startsWith('https:')) return;
  const running = new Map<string, Promise<void>>();
  const { sql } = runtime.database.system;
  while (!signal.aborted) {
    const found =
      await sql<Polled>`select * from claim_polls(${runtime.processId}::uuid, ${kinds}::text[])`.catch(
        (error: unknown) => {
          runtime.log.warn(
            { error },
            'channels that are asked for messages could not be listed; trying again',
          );
          return [];
        },
      );
    for (const channel of found.filter(({ id }) => !running.has(id)))
      running.set(
        channel.id,
        pollOnce(runtime, channel, signal).finally(() => running.delete(channel.id)),
      );
    await pause(lookEveryMs, signal);
  }
  await Promise.allSettled(running.values());
}

/** Asks for the messages of one channel again and again, until it fails or nothing comes for a while. */
async function pollOnce(runtime: Runtime, channel: Polled, signal: AbortSignal): Promise<void> {
  const definition = runtime.messaging.kinds.get(channel.kind) as ChannelDefinition;
  const { sql, tx } = runtime.database.workspace(channel.workspace_id);
  let cursor = channel.poll_cursor;
  try {
    for (let isMore = true; isMore && !signal.aborted; ) {
      const account = openAccount(runtime, channel);
      const { bodies, cursor: next } = (await definition.poll?.(account, cursor, signal)) ?? {
        bodies: [],
        cursor,
      };
      const events = bodies.flatMap((body) => definition.read(body));
      if (events.length > 0) await receiveEvents(runtime.database, channel, events, new Date());
      void leaveGroups(definition, () => account, events);
      if (next !== cursor)
        await sql`
          update channels set poll_cursor = ${next} where workspace_id = ${channel.workspace_id} and id = ${channel.id}`;
      cursor = next;
      isMore = events.length > 0;
    }
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof SettingRefused) {
      const key = { workspaceId: channel.workspace_id, channelId: channel.id };
      await tx((inside) => markFailing(inside, key, 'key_invalid')).catch(() => {});
    }
    runtime.log.warn({ kind: channel.kind }, 'a provider could not be asked for messages; trying again');
    await pause(failedMs, signal);
  }
}

import type { Row, Sql } from '@jawab/core';
import { isConnectionLost } from './connection-lost.ts';

/** How long a read waits for the replica to catch up. Reading from the primary instead costs about as much. */
const catchUpMs = 40;
const lookEveryMs = 5;
/** How long a replica that failed is left alone. */
const avoidMs = 2_000;

/** PostgreSQL ends statements on a replica that hold up its recovery. */
const conflictsWithRecovery = '40001';

/** The statements that tell how far the log of each server is. */
interface Servers {
  primary: Sql;
  replica: Sql;
}

/** Waits until the replica has all that the primary has now. Returns false if that takes too long. */
async function catchUp({ primary, replica }: Servers, now: () => number): Promise<boolean> {
  const [at] = await primary<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`;
  for (const until = now() + catchUpMs; ; ) {
    const [has] = await replica<{ all: boolean }>`
      select coalesce(pg_last_wal_replay_lsn() >= ${at?.lsn}::pg_lsn, false) as all`;
    if (has?.all) return true;
    if (now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

/**
 * Creates the check whether a replica has everything that was committed before the call, by any process. It compares the
 * positions of their logs (pg_current_wal_insert_lsn, pg_last_wal_replay_lsn). Calls that come while it asks share the next
 * round, so a busy process asks once for many reads. A replica that fails is not asked again for 2 s.
 */
export function createFreshness(servers: Servers, now = () => performance.now()) {
  let running: Promise<boolean> | null = null;
  let next: Promise<boolean> | null = null;
  let avoidUntil = 0;

  const begin = (): Promise<boolean> => {
    const caughtUp = catchUp(servers, now).catch(() => {
      avoid();
      return false;
    });
    const own = caughtUp.finally(() => {
      if (running === own) running = null;
    });
    running = own;
    return own;
  };
  const avoid = () => {
    avoidUntil = now() + avoidMs;
  };
  return {
    avoid,
    isFresh(): Promise<boolean> {
      if (now() < avoidUntil) return Promise.resolve(false);
      if (!running) return begin();
      next ??= running.then(() => {
        next = null;
        return begin();
      });
      return next;
    },
  };
}

export type Freshness = ReturnType<typeof createFreshness>;

/** Returns whether the replica, and not the statement, is the reason of an error. */
const isReplicaFault = (error: unknown) =>
  isConnectionLost(error) || (error as { code?: string }).code === conflictsWithRecovery;

type Run = (strings: readonly string[], values: readonly unknown[]) => Promise<Row[]>;

/** Runs reads on the replica while it is fresh, else on the primary. */
export const readFresh =
  (freshness: Freshness, replica: Run, primary: Run): Run =>
  async (strings, values) => {
    if (!(await freshness.isFresh())) return primary(strings, values);
    try {
      return await replica(strings, values);
    } catch (error) {
      if (!isReplicaFault(error)) throw error;
      freshness.avoid();
      return primary(strings, values);
    }
  };

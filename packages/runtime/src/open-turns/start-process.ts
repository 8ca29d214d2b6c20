import { randomUUID } from 'node:crypto';
import {
  closeLostTurn,
  type Database,
  isDatabaseFailure,
  type Log,
  listLostTurns,
  type OpenTurns,
} from '@jawab/core';
import { isDead, nameProcess, type ProcessName } from './name-process.ts';
import { createDrafts } from './store-drafts.ts';

/** A process on another machine counts as dead after this silence. */
const silenceMs = 8_000;
const beatEveryMs = 2_000;

interface Other extends ProcessName {
  id: string;
  silent: boolean;
}

/** This process among the processes of its database. */
export interface RunningProcess extends OpenTurns {
  /** Returns false while its heartbeat cannot be stored. */
  canWrite(): boolean;
  close(): Promise<void>;
}

/**
 * Announces this process, closes the turns of dead ones, and goes on with both every 2 s. A failure is logged and tried again.
 * Silence of others counts only if this process itself reached the database all the while.
 */
export async function startProcess({ system }: Pick<Database, 'system'>, log: Log): Promise<RunningProcess> {
  const processId = randomUUID();
  const own = nameProcess();
  const drafts = createDrafts({ system }, log);
  const postponed = new Set<() => Promise<void>>();
  let reachesSince = performance.now();
  let beatAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isClosed = false;
  let hasFailed = false;

  async function look(): Promise<void> {
    const others = await system.sql<Other>`
      with beat as (
        insert into processes (id, machine, pid, started) values (${processId}, ${own.machine}, ${own.pid}, ${own.started})
        on conflict (id) do update set beat_at = now())
      select id, machine, pid, started, beat_at < now() - ${silenceMs} * interval '1 millisecond' as silent
      from processes where id <> ${processId}`;
    const now = performance.now();
    if (now - beatAt > 3 * beatEveryMs) reachesSince = now;
    beatAt = now;
    const mayTrustSilence = now - reachesSince > silenceMs;
    const dead = others.filter((one) => isDead(one) || (one.silent && mayTrustSilence)).map(({ id }) => id);
    if (dead.length > 0) await system.sql`delete from processes where id = any(${dead}::uuid[])`;
    const lost = await listLostTurns(system.sql, processId, dead);
    const abandoned = lost.filter((turn) => !drafts.has(turn));
    for (const turn of abandoned) await closeLostTurn(system, turn);
    if (abandoned.length > 0) log.warn({ turns: abandoned.length }, 'closed the turns of dead processes');
    for (const work of postponed) {
      await work().catch((error: unknown) => {
        if (isDatabaseFailure(error)) throw error;
        log.error({ error }, 'postponed work failed');
      });
      postponed.delete(work);
    }
  }
  const lookOnce = (): Promise<void> => {
    running ??= look()
      .then(
        () => {
          hasFailed = false;
        },
        (error: unknown) => {
          if (!hasFailed && !isClosed)
            log.warn({ error }, 'the process could not look for dead ones; trying again');
          hasFailed = true;
        },
      )
      .finally(() => {
        running = null;
      });
    return running;
  };
  const tick = async () => {
    await lookOnce();
    if (!isClosed) timer = setTimeout(tick, beatEveryMs).unref();
  };
  await tick();
  return {
    processId,
    keep: drafts.keep,
    closeLost: lookOnce,
    canWrite: () => !hasFailed,
    later: (work) => void postponed.add(work),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      drafts.close();
      await running;
      await system.sql`delete from processes where id = ${processId}`.catch(() => {});
    },
  };
}

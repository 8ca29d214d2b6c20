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

/** Announces a process, and returns the others with their sign of life. */
const announce = (
  { sql }: Database['system'],
  id: string,
  { machine, pid, started }: ProcessName,
) => sql<Other>`
  with beat as (
    insert into processes (id, machine, pid, started) values (${id}, ${machine}, ${pid}, ${started})
    on conflict (id) do update set beat_at = now())
  select id, machine, pid, started, beat_at < now() - ${silenceMs} * interval '1 millisecond' as silent
  from processes where id <> ${id}`;

/** Runs postponed work. Work that fails is forgotten, unless the database failed. */
async function runPostponed(postponed: Set<() => Promise<void>>, log: Log): Promise<void> {
  for (const work of postponed) {
    await work().catch((error: unknown) => {
      if (isDatabaseFailure(error)) throw error;
      log.error({ error }, 'postponed work failed');
    });
    postponed.delete(work);
  }
}

/** Creates the repetition of some work: every 2 s and on request, once at a time. The first of several failures is reported. */
function createRepetition(work: () => Promise<void>, onFailure: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isClosed = false;
  let hasFailed = false;
  const run = async () => {
    try {
      await work();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed && !isClosed) onFailure(error);
      hasFailed = true;
    } finally {
      running = null;
    }
  };
  const once = (): Promise<void> => {
    running ??= run();
    return running;
  };
  const repeat = async (): Promise<void> => {
    await once();
    if (!isClosed) timer = setTimeout(repeat, beatEveryMs).unref();
  };
  return {
    once,
    repeat,
    hasFailed: () => hasFailed,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
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

  async function look(): Promise<void> {
    const others = await announce(system, processId, own);
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
    await runPostponed(postponed, log);
  }
  const looks = createRepetition(look, (error) =>
    log.warn({ error }, 'the process could not look for dead ones; trying again'),
  );
  await looks.repeat();
  return {
    processId,
    keep: drafts.keep,
    closeLost: looks.once,
    canWrite: () => !looks.hasFailed(),
    later: (work) => void postponed.add(work),
    async close() {
      drafts.close();
      await looks.close();
      await system.sql`delete from processes where id = ${processId}`.catch(() => {});
    },
  };
}

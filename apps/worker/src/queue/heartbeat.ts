import type { Log } from '@jawab/core';
import type pg from 'pg';
import type { Timings } from '../work.ts';

/** Deaths of its worker after which a document is not tried again. */
const maxDeaths = 10;

interface Reaped {
  reaped_jobs: number;
  requeued: number;
  failed: number;
}

export interface Heartbeat {
  stop(): Promise<void>;
}

/**
 * Says at every beat that the worker is alive, and takes back the jobs of those that fell silent. Runs on the
 * queue's own connections, so that busy requests cannot hold up a sign of life.
 */
export function startHeartbeat(
  pool: pg.Pool,
  id: string,
  { beatMs, silenceMs }: Pick<Timings, 'beatMs' | 'silenceMs'>,
  log: Log,
): Heartbeat {
  const reapEveryMs = Math.max(beatMs, silenceMs / 3);
  let reapedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let lost = false;

  const beat = async () => {
    await pool.query({ name: 'beat', text: 'select beat($1)', values: [id] });
    if (performance.now() - reapedAt < reapEveryMs) return;
    reapedAt = performance.now();
    const { rows } = await pool.query<Reaped>({
      name: 'reap',
      text: 'select * from reap_workers($1::interval, $2)',
      values: [`${silenceMs} milliseconds`, maxDeaths],
    });
    if (rows[0]?.reaped_jobs) log.warn(rows[0], 'requeued the jobs of a dead worker');
  };
  let running = Promise.resolve();
  const tick = () => {
    running = beat()
      .then(
        () => {
          lost = false;
        },
        (error) => {
          if (!lost) log.warn({ error }, 'the worker could not record its heartbeat');
          lost = true;
        },
      )
      .then(() => {
        if (!stopped) timer = setTimeout(tick, beatMs);
      });
  };
  tick();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await pool
        .query('delete from worker_heartbeats where id = $1', [id])
        .catch((error) => log.warn({ error }, 'the worker could not sign off'));
    },
  };
}

import type { Log } from '@jawab/core';
import type pg from 'pg';
import type { Timings } from '../work.ts';
import { type Repetition, repeat } from './repeat.ts';
import { takeBackJobs } from './take-back-jobs.ts';

/**
 * Records that the worker is alive and takes back the jobs of workers that fell silent. It uses the queue's own
 * connections, so that busy requests cannot delay a heartbeat.
 */
export function startHeartbeat(
  pool: pg.Pool,
  id: string,
  { beatMs, silenceMs }: Pick<Timings, 'beatMs' | 'silenceMs'>,
  log: Log,
): Repetition {
  const reapEveryMs = Math.max(beatMs, silenceMs / 3);
  let reapedAt = 0;
  let lost = false;

  const beat = async () => {
    await pool.query({
      name: 'beat',
      text: 'insert into worker_heartbeats (id) values ($1) on conflict (id) do update set beat_at = now()',
      values: [id],
    });
    if (performance.now() - reapedAt < reapEveryMs) return;
    reapedAt = performance.now();
    const taken = await takeBackJobs(pool, silenceMs);
    if (taken.jobs > 0) log.warn(taken, 'requeued the jobs of a dead worker');
  };
  const beats = repeat(beatMs, () =>
    beat().then(
      () => {
        lost = false;
      },
      (error) => {
        if (!lost) log.warn({ error }, 'the worker could not record its heartbeat');
        lost = true;
      },
    ),
  );
  return {
    async stop() {
      await beats.stop();
      await pool
        .query('delete from worker_heartbeats where id = $1', [id])
        .catch((error) => log.warn({ error }, 'the worker could not sign off'));
    },
  };
}

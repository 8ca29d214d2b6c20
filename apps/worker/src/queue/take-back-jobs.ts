import type pg from 'pg';
import type { Work } from '../work.ts';
import { type Repetition, repeat } from './repeat.ts';

/** A document fails after its worker died this often. */
const maxDeaths = 10;

const willRetry = 'The worker stopped while it processed this document. It is tried again by itself.';
const gaveUp = 'Processing this document stopped the worker again and again. Send it in smaller parts.';

interface TakenBack {
  jobs: number;
  requeued: number;
  failed: number;
}

/**
 * Takes back the jobs of dead workers again and again. It uses the queue's own connections, so that busy requests cannot delay it.
 */
export function keepTakingBack(pool: pg.Pool, { runtime, timings }: Work): Repetition {
  const { log, processId } = runtime;
  let hasFailed = false;
  return repeat(timings.takeBackMs, () =>
    takeBackJobs(pool, processId).then(
      (taken) => {
        hasFailed = false;
        if (taken.jobs > 0) log.warn(taken, 'requeued the jobs of a dead worker');
      },
      (error) => {
        if (!hasFailed) log.warn({ error }, 'the worker could not look for the jobs of dead ones');
        hasFailed = true;
      },
    ),
  );
}

/** Unlocks the jobs of workers whose process is dead and queues their documents again, or fails them. */
async function takeBackJobs(pool: pg.Pool, processId: string): Promise<TakenBack> {
  const { rows } = await pool.query<TakenBack>({
    name: 'take-back',
    text: `
      with taken as materialized (
        select key, payload from take_back_jobs($1::uuid)
      ), dying as (
        select d.workspace_id, d.id, coalesce((d.error ->> 'deaths')::int, 0) + 1 as deaths
        from taken t join documents d on d.workspace_id = (t.payload ->> 'workspaceId')::uuid
          and d.id = (t.payload ->> 'documentId')::uuid and d.revision = (t.payload ->> 'revision')::int
        where t.key like 'ingest:%' and d.status = 'processing'
      ), touched as (
        update documents d set updated_at = now(),
          status = case when g.deaths >= $2 then 'failed' else 'queued' end,
          error = jsonb_build_object(
            'code', 'worker_died', 'message', case when g.deaths >= $2 then $3::text else $4::text end,
            'attempts', coalesce((d.error ->> 'attempts')::int, 0), 'deaths', g.deaths)
        from dying g where d.workspace_id = g.workspace_id and d.id = g.id
        returning d.status
      )
      select (select count(*) from taken)::int as jobs,
        count(*) filter (where status = 'queued')::int as requeued, count(*) filter (where status = 'failed')::int as failed
      from touched`,
    values: [processId, maxDeaths, gaveUp, willRetry],
  });
  return rows[0] as TakenBack;
}

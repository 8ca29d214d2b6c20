import type pg from 'pg';

export interface TakenJob {
  id: number;
  task: string;
  payload: unknown;
  /** The number of attempts, including this one. */
  attempts: number;
  flags: string[];
}

/** The outcomes of jobs since the last round. */
export interface Outcome {
  done: number[];
  /** Jobs that were taken and not started. They wait again and lose no attempt. */
  returned: number[];
  failed: { id: number; reason: string }[];
}

export const nothing = (): Outcome => ({ done: [], returned: [], failed: [] });

export interface Ask {
  workerId: string;
  /** The jobs in hand after a round whose answer was lost. Other jobs locked by this worker return to the queue. */
  held: number[] | null;
  tasks: string[];
  /** Flags whose jobs stay in the queue for now. */
  avoid: string[];
  amount: number;
}

/** Makes one round with the queue in one statement: stores the outcomes of jobs and returns new jobs. */
export async function exchangeJobs(pool: pg.Pool, ask: Ask, { done, returned, failed }: Outcome) {
  const { rows } = await pool.query<TakenJob>({
    name: 'exchange',
    text: 'select id::int8, task, payload, attempts, flags from exchange_jobs($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    values: [
      ask.workerId,
      ask.tasks,
      done,
      returned,
      failed.map(({ id }) => id),
      failed.map(({ reason }) => reason),
      ask.held,
      ask.avoid,
      ask.amount,
    ],
  });
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

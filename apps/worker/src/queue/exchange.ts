import type pg from 'pg';

export interface TakenJob {
  id: number;
  task: string;
  payload: unknown;
  /** This attempt included. */
  attempts: number;
  flags: string[];
}

/** What became of jobs since the last round. */
export interface Outcome {
  done: number[];
  /** Taken and not begun: they wait again, nothing spent. */
  returned: number[];
  failed: { id: number; reason: string }[];
}

export const nothing = (): Outcome => ({ done: [], returned: [], failed: [] });

export interface Ask {
  workerId: string;
  /** After a round whose answer was lost: what is held; what else is locked by this worker returns to the queue. */
  held: number[] | null;
  tasks: string[];
  /** Flags whose jobs are to stay in the queue for now. */
  avoid: string[];
  amount: number;
}

/** One round with the queue in one statement: hands in what became of jobs, answers new ones. */
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

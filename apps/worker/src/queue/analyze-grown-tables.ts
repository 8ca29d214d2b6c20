import type { Log } from '@jawab/core';
import type pg from 'pg';
import { type Repetition, repeat } from './repeat.ts';

/** From this number of rows on, reading a whole table costs more than an index. */
const minRows = 100;
/** Larger tables are left to autovacuum: they take seconds, and hardly double within its minute. */
const maxRows = 1_000_000;

/**
 * Analyzes tables soon after they have doubled, until it is stopped. A connection keeps the plan of a statement until its tables
 * are analyzed, and a plan made for an empty table may read all of it. Autovacuum looks once a minute, in which a new
 * installation may take thousands of questions.
 */
export const analyzeGrownTables = (pool: pg.Pool, everyMs: number, log: Log): Repetition =>
  repeat(everyMs, () =>
    analyze(pool).catch((error) => log.warn({ error }, 'grown tables could not be analyzed')),
  );

async function analyze(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'grown-tables',
    text: `
      select format('%I.%I', s.schemaname, s.relname) as name
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where s.n_live_tup between $1 and $2 and s.n_live_tup >= 2 * c.reltuples and s.n_mod_since_analyze > 0
        and pg_has_role(c.relowner, 'usage')`,
    values: [minRows, maxRows],
  });
  for (const { name } of rows) await pool.query(`analyze ${name}`);
}

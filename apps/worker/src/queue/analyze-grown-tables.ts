import type pg from 'pg';

/** From this number of rows on, reading a whole table costs more than an index. */
const minRows = 100;

/**
 * Analyzes the tables that have doubled since they were analyzed last, and returns their names. A connection keeps the plan of a
 * statement until its tables are analyzed, and a plan made for an empty table may read all of it. Autovacuum looks once a
 * minute, in which a new installation may take thousands of questions.
 */
export async function analyzeGrownTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'grown-tables',
    text: `
      select format('%I.%I', s.schemaname, s.relname) as name
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where s.n_live_tup >= $1 and s.n_live_tup >= 2 * c.reltuples and s.n_mod_since_analyze > 0
        and pg_has_role(c.relowner, 'usage')`,
    values: [minRows],
  });
  for (const { name } of rows) await pool.query(`analyze ${name}`);
  return rows.map(({ name }) => name);
}

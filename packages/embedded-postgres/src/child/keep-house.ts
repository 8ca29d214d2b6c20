import type { Turns } from './clients/take-turns.ts';

const checkpointBytes = 64 * 1024 * 1024;
/** Larger tables are not vacuumed: every client would wait for seconds. */
const vacuumLimitBytes = 256 * 1024 * 1024;

const neglected = `
  select format('%I.%I', schemaname, relname), n_dead_tup > 50 + 0.2 * greatest(n_live_tup, 0)
  from pg_stat_user_tables
  where (n_dead_tup > 50 + 0.2 * greatest(n_live_tup, 0) or n_mod_since_analyze > 50 + 0.1 * greatest(n_live_tup, 0))
    and pg_total_relation_size(relid) < ${vacuumLimitBytes}
  order by n_dead_tup + n_mod_since_analyze desc limit 1`;

/**
 * Does one piece of maintenance, because a single-user engine has no background processes.
 * Checkpoints keep the write-ahead log and recovery short. Vacuum and analyze keep tables small and plans informed.
 * The thresholds are autovacuum's.
 */
export function keepHouse(turns: Turns): void {
  const { rows } = turns.runAsOwner(
    'select pg_current_wal_insert_lsn() - redo_lsn from pg_control_checkpoint()',
  );
  if (Number(rows[0]?.[0] ?? 0) > checkpointBytes) {
    turns.runAsOwner('checkpoint');
    return;
  }
  const [table, dead] = turns.runAsOwner(neglected).rows[0] ?? [];
  if (table) turns.runAsOwner(`${dead === 't' ? 'vacuum (analyze)' : 'analyze'} ${table}`);
}

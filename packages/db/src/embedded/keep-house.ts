import type { Turns } from './take-turns.ts';

const checkpointBytes = 64 * 1024 * 1024;

/**
 * Does what a server's background processes do and a single-user engine lacks: without a checkpointer the
 * write-ahead log, and with it recovery, would grow for ever.
 */
export function keepHouse(turns: Turns): void {
  const { rows } = turns.runAsOwner(
    'select pg_current_wal_insert_lsn() - redo_lsn from pg_control_checkpoint()',
  );
  if (Number(rows[0]?.[0] ?? 0) > checkpointBytes) turns.runAsOwner('checkpoint');
}

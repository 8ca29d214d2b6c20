import type { KeyedRequest } from './keyed-request.ts';
import type { ActorName, Principal } from './principal.ts';
import type { RecordKind } from './record-kind.ts';
import type { Sql } from './sql.ts';

/** A change as its audit event names it. */
export interface RecordedChange {
  workspaceId: string;
  actor: ActorName;
  surface: string;
  operation: string;
  target: { kind: RecordKind; id: string };
  /** Settings before the change; null if the record has none that the log shows. */
  before: Settings | null;
}

/** The settings of a record, by their names in the API. They contain no secret and nothing that a customer wrote. */
export type Settings = Record<string, unknown>;

/** Functions that every call needs for the records of a workspace, whichever noun keeps them. */
export interface Records {
  /** Fails with 404 for a bot of another workspace, and with 403 for a bot that the principal cannot use. */
  requireBot(ctx: { sql: Sql; principal: Principal }, id: string): Promise<void>;
  /** Reads the settings of a record that a change may set; null if it has none. */
  readSettings(sql: Sql, workspaceId: string, target: RecordedChange['target']): Promise<Settings | null>;
  /** Writes the audit event of a change, and notes it under the call's Idempotency-Key, on the transaction of the change. */
  recordChange(
    sql: Sql,
    ctx: { principal: Principal; keyed: KeyedRequest | null },
    change: RecordedChange,
  ): Promise<void>;
}

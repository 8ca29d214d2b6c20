/** Messages between supervisor and child on the child's IPC channel. */
export type ToChild = { type: 'ping' } | { type: 'close' };

export type FromChild =
  | { type: 'ready' }
  | { type: 'pong' }
  /** A client announced a long statement (on), or its transaction is over (off). */
  | { type: 'long'; on: boolean }
  /** The child cannot start, and a retry would not help: `text` says why. */
  | { type: 'refused'; text: string }
  | { type: 'log'; level: 'info' | 'warn' | 'error'; text: string };

/** Given to the child as one JSON argument. */
export interface ChildOptions {
  dataDir: string;
  socketPath: string;
  lockPath: string;
  idleTransactionMs: number;
  answerLimitBytes: number;
  maxClients: number;
}

/** A reply as far as it is written. */
export interface Draft {
  content: string;
  language: string;
}

/** A turn in work. */
export interface OpenTurn {
  workspaceId: string;
  questionId: string;
}

/** The turns that this process answers. If it dies, another process closes them. */
export interface OpenTurns {
  /** Names this process in what it works on. */
  processId: string;
  /** Stores the draft of a turn every second, from its first second on, until `end` is called. */
  keep(turn: OpenTurn, read: () => Draft): { end(): void };
  /** Closes the turns of processes that are dead. */
  closeLost(): Promise<void>;
  /** Does work that the database was not there for, at each heartbeat until it succeeds. */
  later(work: () => Promise<void>): void;
}

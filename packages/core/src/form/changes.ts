/** Records that someone may wait for. A stop is noted for the question whose answer it ends. */
type ChangeKind = 'bot' | 'conversation' | 'stop' | 'typing';

/** Records to wait for: all of a workspace, or the one with this kind, bot and id. */
export interface Topic {
  workspaceId: string;
  record?: { kind: ChangeKind; botId: string | null; id: string };
}

/** A change that was committed. Changes of other kinds may come too: compare `kind`. */
export interface Change {
  workspaceId: string;
  kind: string;
  botId: string | null;
  /** The id as the API has it: of a conversation, that of its session. */
  id: string;
}

/** Waiting that has begun. */
export interface Watch {
  /** Resolves when no later change can be missed. Read the current state after it. */
  ready: Promise<void>;
  end(): void;
}

/** A feed of changes in the database, whichever process makes them. One watcher in each process serves all its listeners. */
export interface Changes {
  /** Calls `onChange` within half a second after a change, and with null if some may have been missed. */
  watch(topic: Topic, onChange: (change: Change | null) => void): Watch;
}

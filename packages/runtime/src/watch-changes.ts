import type { Change, Changes, Database, Log, Topic, Watch } from '@jawab/core';

/** A reply reaches its reader within one of these and a statement. */
const lookEveryMs = 400;

interface Row {
  snapshot: string;
  workspace_id: string | null;
  kind: string;
  id: string;
  bot_id: string | null;
}
type Listener = (change: Change | null) => void;

const keyOf = ({ workspaceId, record }: Topic): string =>
  record ? `${workspaceId}/${record.kind}/${record.botId}/${record.id}` : workspaceId;

const topicsOf = (change: Change): string[] => [
  change.workspaceId,
  `${change.workspaceId}/${change.kind}/${change.botId}/${change.id}`,
];

/** A watcher of the table `changes`, and the end of its work. */
export interface ChangeWatcher extends Changes {
  close(): void;
}

/** Creates the list of those who wait for changes, by topic. */
function createListeners() {
  const groups = new Map<string, Set<Listener>>();
  return {
    isEmpty: () => groups.size === 0,
    /** Returns the end of the listening. */
    add(topic: Topic, listener: Listener): () => void {
      const key = keyOf(topic);
      const group = groups.get(key) ?? new Set();
      groups.set(key, group.add(listener));
      return () => {
        group.delete(listener);
        if (group.size === 0 && groups.get(key) === group) groups.delete(key);
      };
    },
    tell(change: Change): void {
      for (const topic of topicsOf(change))
        for (const listener of [...(groups.get(topic) ?? [])]) listener(change);
    },
    /** Tells everyone that changes may have been missed. */
    tellAll(): void {
      for (const group of [...groups.values()]) for (const listener of [...group]) listener(null);
    },
  };
}

/**
 * Creates the watcher of one process. It reads what was committed since its last snapshot, in one statement for everyone who
 * waits, and only while someone does.
 */
export function createChangeWatcher({ system }: Pick<Database, 'system'>, log: Log): ChangeWatcher {
  const listeners = createListeners();
  let seen: string | null = null;
  let hasMissed = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let first: PromiseWithResolvers<void> | null = null;

  async function look(): Promise<void> {
    try {
      const rows = await readChanges(system, seen);
      seen = rows[0]?.snapshot ?? seen;
      first?.resolve();
      if (hasMissed) listeners.tellAll();
      hasMissed = false;
      for (const { workspace_id: workspaceId, kind, id, bot_id: botId } of rows)
        if (workspaceId !== null) listeners.tell({ workspaceId, kind, id, botId });
    } catch (error) {
      if (!hasMissed && !isClosed) log.warn({ error }, 'changes cannot be read; trying again');
      hasMissed = true;
    }
    if (!listeners.isEmpty() && !isClosed) timer = setTimeout(look, lookEveryMs);
    else stop();
  }
  function stop(): void {
    clearTimeout(timer);
    first?.resolve();
    first = null;
    seen = null;
    hasMissed = false;
  }

  return {
    watch(topic, onChange): Watch {
      const end = listeners.add(topic, onChange);
      if (!first) {
        first = Promise.withResolvers();
        void look();
      }
      return { ready: first.promise, end };
    },
    close() {
      isClosed = true;
      stop();
    },
  };
}

/**
 * Reads the changes of transactions that ended after a snapshot. Each row carries the current snapshot; without changes, one row
 * carries only that. Without a snapshot, only the current one is read.
 */
const readChanges = ({ sql }: Database['system'], seen: string | null): Promise<Row[]> => sql<Row>`
  select now.snapshot::text as snapshot, c.workspace_id, c.kind, c.id, c.bot_id
  from (select pg_current_snapshot() as snapshot) now
  left join changes c on c.change >= pg_snapshot_xmin(${seen}::pg_snapshot)
    and not pg_visible_in_snapshot(c.change, ${seen}::pg_snapshot)`;

import { type Database, type Draft, type Log, type OpenTurn, type OpenTurns, storeDrafts } from '@jawab/core';

/** A draft is stored when it is so old, and a look so often finds it: together at most a second. */
const [dueAfterMs, lookEveryMs] = [950, 50];

interface Kept extends OpenTurn {
  read(): Draft;
  storedAt: number;
  stored: string;
}

/** The drafts of this process. */
export interface Drafts extends Pick<OpenTurns, 'keep'> {
  has(turn: OpenTurn): boolean;
  close(): void;
}

const keyOf = ({ workspaceId, questionId }: OpenTurn) => `${workspaceId}/${questionId}`;

/** Takes the drafts that are due and have changed, and counts them as stored. */
function takeDue(all: Iterable<Kept>): (OpenTurn & Draft)[] {
  const now = performance.now();
  const due: (OpenTurn & Draft)[] = [];
  for (const kept of all) {
    if (now - kept.storedAt < dueAfterMs) continue;
    const { content, language } = kept.read();
    if (content === kept.stored) continue;
    kept.storedAt = now;
    kept.stored = content;
    due.push({ workspaceId: kept.workspaceId, questionId: kept.questionId, content, language });
  }
  return due;
}

/** Keeps the drafts of open turns. All that are due at once are stored in one statement; nothing runs without drafts. */
export function createDrafts({ system }: Pick<Database, 'system'>, log: Log): Drafts {
  const all = new Map<string, Kept>();
  let timer: NodeJS.Timeout | undefined;
  let isStoring = false;

  async function look(): Promise<void> {
    if (isStoring) return;
    const due = takeDue(all.values());
    if (due.length === 0) return;
    isStoring = true;
    await storeDrafts(system.sqlSoon, due).catch((error: unknown) =>
      log.warn({ error }, 'the text of running answers could not be stored'),
    );
    isStoring = false;
  }
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    keep({ workspaceId, questionId }, read) {
      const key = keyOf({ workspaceId, questionId });
      all.set(key, { workspaceId, questionId, read, storedAt: performance.now(), stored: '' });
      timer ??= setInterval(look, lookEveryMs).unref();
      return {
        end() {
          all.delete(key);
          if (all.size === 0) stop();
        },
      };
    },
    has: (turn) => all.has(keyOf(turn)),
    close: stop,
  };
}

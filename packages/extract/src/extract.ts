import { availableParallelism } from 'node:os';
import { ExtractError } from './error.ts';
import { type ExtractChild, startChild } from './extract-child.ts';
import { cpuBudgetMs, type Extracted, type Recognize, type Source } from './job.ts';
import { createSemaphore, type Semaphore } from './semaphore.ts';

export interface ExtractOptions extends Source {
  /** Whose document it is. One owner has at most `perOwner` children at a time. */
  owner?: string;
  /** If it is aborted while the document waits for a child, its reason is thrown. */
  signal?: AbortSignal;
  /** Processor time of the child; default 20,000. A small document gets less: 4 s, and 4 s more for each 100 kB. */
  maxCpuMs?: number;
  /** Reads the text of pages that are pictures. Without it, they are counted. */
  recognize?: Recognize | null;
  /** Resident memory of the child; default 512. */
  memoryMb?: number;
}

export interface Extractor {
  /** Turns the bytes of a page or a file into clean text. Throws ExtractError, or the reason of the signal. */
  extract(options: ExtractOptions): Promise<Extracted>;
  /** Ends every child. Documents being read fail with `crashed`. The extractor can be used again. */
  close(): void;
}

const MAX_BYTES = 64 * 1024 * 1024;
const IDLE_MS = 30_000;

type Idle = { child: ExtractChild; timer: NodeJS.Timeout };

/** Creates the children of an extractor: at most this number, each idle one for `idleMs`. */
function createChildren(maxChildren: number, idleMs: number) {
  const idle: Idle[] = [];
  const busy = new Set<ExtractChild>();

  function endIdle(kept: Idle | undefined): void {
    if (!kept) return;
    clearTimeout(kept.timer);
    idle.splice(idle.indexOf(kept), 1);
    kept.child.end();
  }

  return {
    take(memoryMb: number): ExtractChild {
      const at = idle.findIndex(({ child }) => child.isReusable() && child.memoryMb === memoryMb);
      const found = at < 0 ? undefined : idle.splice(at, 1)[0];
      if (found) clearTimeout(found.timer);
      else if (idle.length + busy.size >= maxChildren) endIdle(idle[0]);
      const child = found?.child ?? startChild(memoryMb);
      busy.add(child);
      return child;
    },
    giveBack(child: ExtractChild): void {
      busy.delete(child);
      if (!child.isReusable()) return child.end();
      const kept = { child, timer: setTimeout(() => endIdle(kept), idleMs) };
      kept.timer.unref();
      idle.push(kept);
    },
    close(): void {
      for (const kept of [...idle]) endIdle(kept);
      for (const child of busy) child.end();
    },
  };
}

/** Creates the queue for the children: no owner gets more than `perOwner` of them at a time. */
function createQueue(maxChildren: number, perOwner: number) {
  const places = createSemaphore(maxChildren);
  const owners = new Map<string, Semaphore>();
  return {
    async enter(owner: string): Promise<void> {
      const own = owners.get(owner) ?? createSemaphore(perOwner);
      owners.set(owner, own);
      await own.enter();
      await places.enter();
    },
    leave(owner: string): void {
      const own = owners.get(owner);
      own?.leave();
      places.leave();
      if (own?.isEmpty()) owners.delete(owner);
    },
  };
}

/**
 * Creates a pool of at most `children` processes (default: one per processor, up to 4). They start on demand and end after
 * `idleMs` (default 30 s) without work. A hostile document costs its own child only.
 */
export function createExtractor(
  settings: { children?: number; perOwner?: number; idleMs?: number } = {},
): Extractor {
  const { children: maxChildren = Math.min(4, availableParallelism()), idleMs = IDLE_MS } = settings;
  const children = createChildren(maxChildren, idleMs);
  const queue = createQueue(maxChildren, settings.perOwner ?? maxChildren);

  async function extract(options: ExtractOptions): Promise<Extracted> {
    const { bytes, contentType, url, languages, wants, owner = '', recognize = null } = options;
    if (bytes.length > MAX_BYTES)
      throw new ExtractError(
        'too_complex',
        `A document can have at most ${MAX_BYTES / 1024 / 1024} MB. Split it.`,
      );
    await queue.enter(owner);
    try {
      options.signal?.throwIfAborted();
      const child = children.take(options.memoryMb ?? 512);
      const cpuMs = Math.min(options.maxCpuMs ?? 20_000, cpuBudgetMs(bytes.length));
      return await child
        .run({ bytes, contentType, url, languages, wants }, cpuMs, recognize)
        .finally(() => children.giveBack(child));
    } finally {
      queue.leave(owner);
    }
  }

  return { extract, close: children.close };
}

import { availableParallelism } from 'node:os';
import { ExtractError } from './error.ts';
import { type ExtractChild, startChild } from './extract-child.ts';
import type { Extracted, Source } from './job.ts';

export interface ExtractOptions extends Source {
  /** Default 20,000. Waiting for a free child does not count. */
  timeoutMs?: number;
  /** Default 512: resident memory of the child. */
  memoryMb?: number;
}

export interface Extractor {
  extract(options: ExtractOptions): Promise<Extracted>;
  /** Ends every child; extractions under way fail with `crashed`. The extractor can be used again. */
  close(): void;
}

const MAX_BYTES = 64 * 1024 * 1024;
const IDLE_MS = 30_000;

/**
 * A pool of at most `children` processes (default: one per processor, up to 4), started on demand, kept warm, ended
 * after `idleMs` (default 30 s) without work. A hostile document costs its own child only.
 */
export function createExtractor(settings: { children?: number; idleMs?: number } = {}): Extractor {
  const { children = Math.min(4, availableParallelism()), idleMs = IDLE_MS } = settings;
  const idle: { child: ExtractChild; timer: NodeJS.Timeout }[] = [];
  const busy = new Set<ExtractChild>();
  const waiting: (() => void)[] = [];
  let taken = 0;

  async function extract(options: ExtractOptions): Promise<Extracted> {
    const { bytes, contentType, url, wants, timeoutMs = 20_000, memoryMb = 512 } = options;
    if (bytes.length > MAX_BYTES) {
      throw new ExtractError(
        'too_complex',
        `A document can have at most ${MAX_BYTES / 1024 / 1024} MB. Split it.`,
      );
    }
    if (taken >= children) await new Promise<void>((resolve) => void waiting.push(resolve));
    else taken += 1;
    const child = takeChild(memoryMb);
    try {
      return await child.run({ bytes, contentType, url, wants }, timeoutMs);
    } finally {
      giveBack(child);
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    }
  }

  function takeChild(memoryMb: number): ExtractChild {
    const at = idle.findIndex(({ child }) => child.isReusable() && child.memoryMb === memoryMb);
    const found = at < 0 ? undefined : idle.splice(at, 1)[0];
    if (found) clearTimeout(found.timer);
    else if (idle.length + busy.size >= children) endIdle(idle[0]);
    const child = found?.child ?? startChild(memoryMb);
    busy.add(child);
    return child;
  }

  function giveBack(child: ExtractChild): void {
    busy.delete(child);
    if (!child.isReusable()) return child.end();
    const kept = { child, timer: setTimeout(() => endIdle(kept), idleMs) };
    kept.timer.unref();
    idle.push(kept);
  }

  function endIdle(kept: (typeof idle)[number] | undefined): void {
    if (!kept) return;
    clearTimeout(kept.timer);
    idle.splice(idle.indexOf(kept), 1);
    kept.child.end();
  }

  function close(): void {
    for (const kept of [...idle]) endIdle(kept);
    for (const child of busy) child.end();
  }

  return { extract, close };
}

let shared: Extractor | undefined;

/**
 * Bytes of a web page, plain text or Markdown → clean text, in a child process of the process-wide pool. Throws
 * ExtractError only.
 */
export function extract(options: ExtractOptions): Promise<Extracted> {
  shared ??= createExtractor();
  return shared.extract(options);
}

/** Ends the children of `extract`, for an orderly shutdown. Without it they end when idle, or with their parent. */
export function closeExtract(): void {
  shared?.close();
}

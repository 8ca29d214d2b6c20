import { availableParallelism } from 'node:os';
import { createExtractor, type Extracted, type Source } from '@jawab/extract';
import { orAbort } from './or-abort.ts';

/** Reads the text of fetched bytes in killable children, shared fairly. */
export interface Reader {
  /** Throws ExtractError, or the signal's reason. */
  read(workspaceId: string, source: Source, signal: AbortSignal): Promise<Extracted>;
  close(): void;
}

const children = Math.max(2, Math.min(4, availableParallelism()));
const timeoutMs = 20_000;

/** All children but one at most work for one workspace, so that its hostile documents leave the others a reader. */
export function createReader(): Reader {
  const extractor = createExtractor({ children });
  const held = new Map<string, { running: number; waiting: (() => void)[] }>();
  return {
    async read(workspaceId, source, signal) {
      const place = held.get(workspaceId) ?? { running: 0, waiting: [] };
      held.set(workspaceId, place);
      if (place.running < children - 1) place.running++;
      else await new Promise<void>((resolve) => void place.waiting.push(resolve));
      const leave = () => {
        const next = place.waiting.shift();
        if (next) return next();
        place.running--;
        if (place.running === 0) held.delete(workspaceId);
      };
      if (signal.aborted) leave();
      signal.throwIfAborted();
      const work = extractor.extract({ ...source, timeoutMs }).finally(leave);
      return orAbort(work, signal);
    },
    close: extractor.close,
  };
}

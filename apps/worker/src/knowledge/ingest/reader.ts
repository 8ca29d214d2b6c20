import { availableParallelism } from 'node:os';
import { createExtractor, type Extracted, type Source } from '@jawab/extract';
import { orAbort } from './or-abort.ts';

/** Reads the text of bytes in child processes that can be killed. */
export interface Reader {
  /** Throws ExtractError, or the reason of the signal. */
  read(workspaceId: string, source: Source, signal: AbortSignal): Promise<Extracted>;
  close(): void;
}

const children = Math.max(2, Math.min(4, availableParallelism()));
const maxCpuMs = 20_000;

/** Creates a reader. One workspace never has all children, so that its hostile documents leave one to the others. */
export function createReader(): Reader {
  const { extract, close } = createExtractor({ children, perOwner: children - 1 });
  return {
    read: (workspaceId, source, signal) =>
      orAbort(extract({ ...source, owner: workspaceId, maxCpuMs, signal }), signal),
    close,
  };
}

import { type ContactKey, letGo } from '@jawab/core';
import type { Runtime } from '@jawab/runtime';

/** The wait after a failure. */
const failedMs = 5_000;

interface Held {
  key: ContactKey;
  direction: 'in' | 'out';
  signal: AbortSignal;
  /** The log line of a failure. */
  failure: string;
}

/**
 * Does the work for a customer whom this process claimed, and lets go of them. `work` returns when to look again, or null. Never
 * throws: what fails is tried again.
 */
export async function workFor(
  runtime: Runtime,
  { key, direction, signal, failure }: Held,
  work: () => Promise<number | null>,
): Promise<void> {
  let againInMs: number | null;
  try {
    againInMs = await work();
  } catch (error) {
    againInMs = failedMs;
    if (!signal.aborted) runtime.log.error({ error }, failure);
  }
  await letGo(runtime.database.workspace(key.workspaceId).sql, key, direction, againInMs).catch(
    (error: unknown) => runtime.log.warn({ error }, 'a customer could not be released'),
  );
}

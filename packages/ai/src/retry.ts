import { setTimeout as delay } from 'node:timers/promises';
import { ProviderError } from './provider-error.ts';

/** Who waits for an answer: a visitor, or a job that can wait for an outage to end. */
export type Patience = 'visitor' | 'job';

/** How to wait between attempts. Tests pass their own clock. */
export interface Backoff {
  attempts: Record<Patience, number>;
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  random(): number;
}

export const defaultBackoff: Backoff = {
  attempts: { visitor: 2, job: 6 },
  wait: async (ms, signal) => void (await delay(ms, undefined, { signal })),
  random: Math.random,
};

const firstWaitMs = 300;
const maxWaitMs: Record<Patience, number> = { visitor: 1_000, job: 60_000 };

/**
 * Runs a request to a provider, and again if it fails with a retryable {@link ProviderError}. It waits twice as long each time, and
 * at least as long as the provider asks for. A visitor does not wait for more than a second: then the error is thrown at once.
 */
export async function retry<T>(
  run: () => Promise<T>,
  patience: Patience,
  backoff: Backoff,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    signal?.throwIfAborted();
    try {
      return await run();
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof ProviderError) || !error.retryable || attempt >= backoff.attempts[patience])
        throw error;
      const exponential = firstWaitMs * 2 ** (attempt - 1) * (0.5 + backoff.random());
      const waitMs = Math.max(error.retryAfterMs ?? 0, exponential);
      if (patience === 'visitor' && waitMs > maxWaitMs.visitor) throw error;
      await backoff.wait(Math.min(waitMs, maxWaitMs[patience]), signal);
    }
  }
}

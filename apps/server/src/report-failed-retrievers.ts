import type { Runtime } from '@jawab/runtime';

/** Runs the self-test of the search and logs each retriever that finds nothing in a language. */
export async function reportFailedRetrievers({
  selfTest,
  log,
}: Pick<Runtime, 'selfTest' | 'log'>): Promise<void> {
  try {
    for (const failed of await selfTest())
      log.warn(failed, 'a retriever of the search finds nothing in this language');
  } catch (error) {
    log.warn({ error }, 'the self-test of the search failed');
  }
}

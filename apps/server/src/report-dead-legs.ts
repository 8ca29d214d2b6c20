import type { Runtime } from '@jawab/runtime';

/** Asks one question per language of a base of its own and logs each leg of the search that finds nothing. */
export async function reportDeadLegs({ selfTest, log }: Pick<Runtime, 'selfTest' | 'log'>): Promise<void> {
  try {
    for (const leg of await selfTest()) log.warn(leg, 'a leg of the search finds nothing in this language');
  } catch (error) {
    log.warn({ error }, 'the search could not be tested');
  }
}

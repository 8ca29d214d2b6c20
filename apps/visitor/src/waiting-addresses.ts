import { pause, type SpeechForms } from '@jawab/core';
import { createSlowDown } from '@jawab/http';

const keptMs = 1_000;
const maxKept = 10_000;
/** More refusals than this never wait at once, so that a flood cannot fill the process with open requests. */
const maxHeld = 1_000;

/** How long an address waits, and the polite forms of the bot that says so. */
interface Told {
  waitSeconds: number;
  speechForms: SpeechForms;
}

/**
 * Creates a memory of addresses whose rate bucket was empty. For a second, this process refuses them by itself. Their bucket
 * fills meanwhile, so that they get no less than their limit; each other process learns it from the database. After ten
 * refusals within a minute, an address waits for each further one, up to 2 s, so that a flood takes no time from other visitors.
 */
export function createWaitingAddresses(now: () => number = () => performance.now()) {
  const waiting = new Map<string, { untilMs: number; told: Told }>();
  const slowDown = createSlowDown();
  let held = 0;
  return {
    /** Returns what an address was told, or null if the database must be asked. */
    find(address: string): Told | null {
      const known = waiting.get(address);
      return known && now() < known.untilMs ? known.told : null;
    },
    keep(address: string, told: Told): void {
      waiting.delete(address);
      waiting.set(address, { untilMs: now() + keptMs, told });
      if (waiting.size > maxKept) waiting.delete(waiting.keys().next().value as string);
    },
    /** Waits before an address is refused, at most `maxMs`. */
    async hold(address: string, maxMs: number, signal: AbortSignal): Promise<void> {
      const ms = Math.min(maxMs, slowDown.penalty(address));
      if (ms === 0 || held >= maxHeld) return;
      held++;
      await pause(ms, signal);
      held--;
    },
  };
}

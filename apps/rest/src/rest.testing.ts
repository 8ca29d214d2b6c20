import { refusalResponse } from '@jawab/http';
import { type Loopback, serveOnLoopback } from '@jawab/test/support/loopback.ts';
import { registry } from '@jawab/tools';
import { vi } from 'vitest';
import { createRestApp, type RestOptions } from './app.ts';

export type RestServer = Loopback;

const errorHandler = () =>
  refusalResponse(
    'invalid_request',
    'The address or the Host header of the request cannot be read. Send a path and one Host header.',
  );

/** On a busy machine, nothing counts as silent or late unless a test sets the time. */
const patient = { firstStepMs: 60_000, pingMs: 60_000 };

/** Starts the REST app on its own loopback port for tests. Requests read like `POST /bots`. */
export function startRest(options: Omit<RestOptions, 'registry'>): Promise<RestServer> {
  const app = createRestApp({ registry, ...patient, ...options });
  return serveOnLoopback(app.fetch, { base: '/v1', errorHandler });
}

/** Returns the JSON events of a Server-Sent Events text, without `[DONE]`. */
// biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
export const readEvents = (text: string): any[] =>
  text
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => JSON.parse(event.slice('data: '.length)));

/** Waits until a check passes, long enough for any loaded machine. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 45_000, interval: 20 });

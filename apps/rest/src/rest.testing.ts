import { refusalResponse } from '@jawab/http';
import { type Loopback, serveOnLoopback } from '@jawab/test/support/loopback.ts';
import { registry } from '@jawab/tools';
import { Hono } from 'hono';
import { vi } from 'vitest';
import { createRestApp, type RestOptions } from './app.ts';

export type RestServer = Loopback;

const errorHandler = () =>
  refusalResponse('invalid_request', 'The address or Host of the request cannot be read.');

/** A busy machine is neither silent nor late, unless a test says when it is. */
const patient = { firstStepMs: 60_000, pingMs: 60_000 };

/** The REST app on a loopback port of its own, for tests. Requests read like `POST /bots`. */
export function startRest(options: Omit<RestOptions, 'registry'>): Promise<RestServer> {
  const app = new Hono().route('/', createRestApp({ registry, ...patient, ...options }));
  app.notFound(() => refusalResponse('not_found', 'There is nothing here.'));
  return serveOnLoopback(app.fetch, { base: '/v1', errorHandler });
}

/** The JSON events of a Server-Sent Events text, `[DONE]` left out. */
// biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
export const readEvents = (text: string): any[] =>
  text
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => JSON.parse(event.slice('data: '.length)));

/** Waits until a check passes, longer than any loaded machine needs. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 45_000, interval: 20 });

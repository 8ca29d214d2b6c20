import { createRestApp } from '@jawab/rest';
import { type Loopback, serveOnLoopback } from '@jawab/test/support/loopback.ts';
import { registry } from '@jawab/tools';
import { Hono } from 'hono';
import { createVisitorApp, type VisitorOptions } from './app.ts';

/** A busy machine is neither silent nor late, unless a test says when it is. */
const patient = { firstStepMs: 60_000, pingMs: 60_000, maxHoldMs: 0 };

/** Serves visitors and REST beside each other on a loopback port, for tests. Requests read like `GET /widget/pub_1/config`. */
export function startVisitors(given: Omit<VisitorOptions, 'registry'>): Promise<Loopback> {
  const options = { registry, ...patient, ...given };
  const rest = createRestApp(options);
  const app = new Hono().route('/', rest).route('/', createVisitorApp(options));
  app.notFound(({ req, env }) => rest.fetch(req.raw, env as object));
  return serveOnLoopback(app.fetch, { base: '/v1' });
}

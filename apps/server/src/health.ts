import { within } from '@jawab/core';
import type { Runtime } from '@jawab/runtime';
import type { Hono } from 'hono';

/** Adds `/healthz` (the process is alive) and `/readyz` (the database answers and takes writes too). */
export function mountHealth(app: Hono, runtime: Runtime) {
  const state = { ready: false };
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (state.ready && (await databaseAnswers(runtime)) && (await runtime.canWrite()))
      return c.json({ status: 'ready' });
    return c.json({ status: 'unavailable' }, 503, { 'Retry-After': '2' });
  });
  return state;
}

async function databaseAnswers({ database }: Runtime): Promise<boolean> {
  const answer = database.system.sql`select 1`.catch(() => null);
  return (await within(answer, 2_000)) !== null;
}

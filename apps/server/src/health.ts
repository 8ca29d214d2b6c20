import type { Runtime } from '@jawab/runtime';
import type { Hono } from 'hono';

/** `/healthz` (the process lives), `/readyz` (it can answer: the database does), `/metrics` (Prometheus). */
export function mountHealth(app: Hono, runtime: Runtime) {
  const state = { ready: false };
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (state.ready && (await databaseAnswers(runtime))) return c.json({ status: 'ready' });
    return c.json({ status: 'unavailable' }, 503, { 'Retry-After': '2' });
  });
  app.get('/metrics', async (c) =>
    c.text(await runtime.metrics.registry.metrics(), 200, {
      'Content-Type': runtime.metrics.registry.contentType,
    }),
  );
  return state;
}

async function databaseAnswers(runtime: Runtime): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), 2_000);
  });
  const answers = runtime.database.system.sql`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answers, tooLate]).finally(() => clearTimeout(timer));
}

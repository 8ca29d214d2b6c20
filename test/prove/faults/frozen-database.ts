import { openRuntime, readConfig } from '@jawab/runtime';
import { serve } from '@jawab/server/serve.ts';
import { bearer, request } from '../../support/loopback.ts';
import { createTenant, openDatabase } from '../../support/world.ts';
import { childrenOf, signal } from '../postgres.ts';
import { percentile, type Row, until } from '../row.ts';

const [freezes, clients] = [5, 12];
const maxAnswerMs = 5_000;

const row: Row = {
  title: 'every process of PostgreSQL stopped (SIGSTOP) with requests under way: how late the 503 comes',
  maxSeconds: 120,
  async run(trial) {
    const { url, pid } = await trial.postgres();
    const database = await openDatabase(url);
    trial.after(() => database.close());
    const config = readConfig({ SECRET_KEY: 'ab'.repeat(32), LOG_LEVEL: 'silent', PORT: '0' });
    const runtime = await openRuntime(config, { connectionString: database.connectionString });
    trial.after(() => runtime.close());
    const service = await serve(runtime, ['rest', 'worker']);
    trial.after(() => service.stop());
    const tenant = await createTenant({ runtime });
    const token = await tenant.token();
    const paths = ['/v1/me', '/v1/bots', '/v1/conversations', '/v1/analytics', '/readyz'];
    const get = (path: string) => request(`${service.url}${path}`, { headers: bearer(token) });
    const waits: { path: string; ms: number }[] = [];

    for (let freeze = 0; freeze < freezes; freeze++) {
      await until('every connection works', async () => (await get('/v1/bots')).ok);
      let isFrozen = false;
      const load = Array.from({ length: clients }, async (_, client) => {
        for (let n = client; ; n++) {
          const path = paths[n % paths.length] as string;
          const startedAt = performance.now();
          const answer = await get(path);
          await answer.arrayBuffer();
          if (answer.ok) continue;
          trial.tried();
          waits.push({ path, ms: performance.now() - startedAt });
          if (!isFrozen || answer.status !== 503 || answer.headers.get('retry-after') === null)
            trial.wrong(`${path} answers ${answer.status}.`);
          return;
        }
      });
      await new Promise((resolve) => setTimeout(resolve, trial.random() * 300));
      isFrozen = true;
      // The first process first, so that it makes no further ones.
      signal(pid, 'SIGSTOP');
      const stopped = [...(await childrenOf(pid)), pid];
      const resume = () => stopped.map((one) => signal(one, 'SIGCONT'));
      trial.after(resume);
      for (const one of stopped) signal(one, 'SIGSTOP');
      await Promise.all(load);
      resume();
    }
    for (const { path, ms } of waits.filter(({ ms }) => ms > maxAnswerMs))
      trial.wrong(`The 503 of ${path} came after ${ms.toFixed(0)} ms.`);
    const times = waits.map(({ ms }) => ms);
    return { p50_ms: percentile(times, 0.5), max_ms: percentile(times, 1) };
  },
};
export default row;

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '../../support/loopback.ts';
import { startServer } from '../../support/server-process.ts';
import { percentile, type Row, until } from '../row.ts';

const restarts = 20;
const maxMs = 3_000;

const row: Row = {
  title: `kill -9 of a whole server on the embedded database, and the time from its start until it is ready: wrong above ${maxMs / 1000} s at p95`,
  maxSeconds: 170,
  async run(trial) {
    const dataDir = await mkdtemp(join(tmpdir(), 'jawab-restarts-'));
    // The database of the last server closes its files when it notices that the server is gone.
    trial.after(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20 }));
    const times: number[] = [];
    for (let start = 0; start <= restarts; start++) {
      const startedAt = performance.now();
      const { child, url } = await startServer(dataDir);
      await until('/readyz answers 200', async () => (await request(`${url}/readyz`)).ok);
      const ms = performance.now() - startedAt;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      // The first start makes the database.
      if (start === 0) continue;
      trial.tried();
      times.push(ms);
    }
    const p95 = percentile(times, 0.95);
    if (p95 > maxMs) trial.wrong(`p95 is ${p95} ms.`);
    return { p50_ms: percentile(times, 0.5), p95_ms: p95, max_ms: percentile(times, 1) };
  },
};
export default row;

import { forkServer } from '../../reliability/fork-server.ts';
import { bearer, request } from '../../support/loopback.ts';
import { createTenant, openWorld } from '../../support/world.ts';
import type { Trial } from '../row.ts';

/** Starts a server in a process of its own, with one workspace, and asks it what honest clients ask. */
export async function openServed(trial: Trial, settings: Record<string, string> = {}) {
  const all = Object.assign({ LOG_LEVEL: 'silent' }, settings);
  const world = await openWorld(all, { serverUrl: (await trial.postgres()).url });
  trial.after(() => world.close());
  const shop = await createTenant(world);
  const token = await shop.token();
  const { child, url } = await forkServer(world.database.connectionString, all);
  trial.after(() => child.kill('SIGKILL'));

  /** Asks without a break until it is stopped. Returns how long each answer took, in ms. */
  function askHonestly(): { times: number[]; stop(): Promise<number[]> } {
    const times: number[] = [];
    let isStopping = false;
    const running = (async () => {
      while (!isStopping) {
        const startedAt = performance.now();
        const status = await request(`${url}/v1/bots`, { headers: bearer(token) }).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          (error: Error) => error.message,
        );
        if (status !== 200) trial.wrong(`An honest request ends with ${status}.`);
        times.push(performance.now() - startedAt);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    return {
      times,
      async stop() {
        isStopping = true;
        await running;
        return times;
      },
    };
  }
  return { world, shop, token, url: new URL(url), pid: child.pid as number, askHonestly };
}

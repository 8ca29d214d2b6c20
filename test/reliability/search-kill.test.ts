import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSite, page, type Site } from '@jawab/worker/site.testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';
import { forkWorker } from './fork-worker.ts';

const kills = 3;
const looksBetweenKills = 8;
const pages = 60;
const soon = { timeout: 90_000, interval: 5 };

let site: Site;
let world: World;
let tenant: Tenant;
let child: ChildProcess | undefined;
beforeAll(async () => {
  site = await openSite();
  // Each page leads to two others, as the nodes of a tree.
  for (let at = 0; at < pages; at++) {
    const links = [2 * at + 1, 2 * at + 2].filter((to) => to < pages);
    site.on(`/t/${at || ''}`, page(links.map((to) => `<a href="/t/${to}">more</a>`).join(' ')));
  }
  world = await openWorld({ EGRESS_ALLOW: site.host });
  tenant = await createTenant(world);
  await world.runtime.database.system.sql`update workspaces set egress_allowed = true`;
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await world.close();
  await site.close();
});

const startProcess = async (): Promise<ChildProcess> => {
  child = await forkWorker(world.database.connectionString, { EGRESS_ALLOW: site.host });
  return child;
};

test(`${kills} times kill -9 of the worker during a search loses and doubles no page`, async () => {
  const asked = { url: `${site.origin}/t/`, choose: true, maxPages: 500 };
  const { id } = (await tenant.call('crawl_site', asked, { egressAllowed: true })).data;
  for (let kill = 0; kill < kills; kill++) {
    const before = site.asked.length;
    const worker = await startProcess();
    await expect.poll(() => site.asked.length, soon).toBeGreaterThan(before + looksBetweenKills);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
  const state = async () => (await tenant.call('get_crawl', { id })).data;
  expect((await state()).status).toBe('searching');
  await startProcess();
  await expect.poll(async () => (await state()).status, soon).toBe('found');
  const { data } = await tenant.call('list_crawl_pages', { id });
  expect(data.map(({ url }: { url: string }) => url)).toEqual(
    Array.from({ length: pages }, (_, at) => `${site.origin}/t/${at || ''}`),
  );
  // Each kill lets one page be asked twice, and the first address was read before it was searched.
  const looks = site.asked.filter((path) => path.startsWith('/t/')).length;
  expect(looks).toBeLessThanOrEqual(pages + 1 + 2 * kills);
}, 600_000);

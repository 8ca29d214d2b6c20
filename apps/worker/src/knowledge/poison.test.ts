import { afterAll, beforeAll, expect, test } from 'vitest';
import { endless, openSite, page, type Site } from '../site.testing.ts';
import { createShop, jobsOf, openShop, type Shop } from '../worker.testing.ts';

let hostile: Site;
let decent: Site;
let shop: Shop;
beforeAll(async () => {
  [hostile, decent] = await Promise.all([openSite(), openSite()]);
  shop = await openShop({ EGRESS_ALLOW: `${hostile.host},${decent.host}` });
});
afterAll(async () => {
  await shop.close();
  await Promise.all([hostile.close(), decent.close()]);
});

test('a queue full of hostile documents delays no other workspace, and stopping releases them', async () => {
  for (let i = 0; i < 40; i++) hostile.on(`/endless/${i}`, endless('x', 50));
  for (let i = 0; i < 20; i++)
    hostile.on(`/nested/${i}`, (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<div>'.repeat(200_000)),
    );
  for (let i = 0; i < 4; i++) decent.on(`/page/${i}`, page(`The decent page number ${i}.`));
  const poison: string[] = [];
  for (let i = 0; i < 40; i++) poison.push(await shop.addPage(`${hostile.origin}/endless/${i}`));
  for (let i = 0; i < 20; i++) poison.push(await shop.addPage(`${hostile.origin}/nested/${i}`));
  for (let i = 0; i < 4; i++) poison.push(await shop.add({ content: `a${'\u0301'.repeat(300_000)}` }));
  const neighbour = await createShop(shop.world);
  const texts = await Promise.all([1, 2, 3].map((i) => shop.add({ content: `Short text ${i}.` })));
  const own = await shop.addPage(`${decent.origin}/page/0`);
  const theirs = await Promise.all([
    ...[1, 2, 3].map((i) => neighbour.addPage(`${decent.origin}/page/${i}`)),
    neighbour.add({ content: 'A short text of the neighbour.' }),
    neighbour.add({ content: 'A long text of the neighbour. '.repeat(1_000) }),
  ]);
  const worker = await shop.startWorker({ fetchMs: 20_000, stopMs: 300 });
  const good = [...(await shop.settled(...texts, own)), ...(await neighbour.settled(...theirs))];
  expect(good.map(({ status }) => status)).toEqual(good.map(() => 'ready'));
  const rows = await shop.context().sql`
    select status, count(*)::int as count from documents where id = any(${poison}::uuid[]) group by status`;
  expect(rows.find(({ status }) => status === 'processing')?.count).toBeGreaterThan(0);
  expect(rows.find(({ status }) => status === 'queued')?.count).toBeGreaterThan(0);

  await worker.stop();
  const left = await shop.context().sql`select 1 from documents where status = 'processing'`;
  expect(left).toEqual([]);
  const jobs = await jobsOf(shop);
  expect(jobs.filter(({ locked_by }) => locked_by !== null)).toEqual([]);
  const unfinished = await shop.context().sql`
    select count(*)::int as count from documents where status = 'queued'`;
  expect(jobs.length).toBe(unfinished[0]?.count);
});

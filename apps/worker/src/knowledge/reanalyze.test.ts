import { search } from '@jawab/retrieval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../worker.testing.ts';

const soon = { timeout: 30_000, interval: 20 };
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('analyzes passages of another version when a worker starts, and finds them by their new terms', async () => {
  const { sql } = shop.context();
  await shop.startWorker();
  const texts = Array.from({ length: 60 }, (_, i) => `# Item ${i}\nNumber${i} has a refund.`);
  const id = await shop.add({ content: texts.join('\n\n') });
  await shop.settled(id);
  await shop.stopWorkers();
  const before = await sql`select term, chunk_id, frequency from postings order by 1, 2`;
  await sql`delete from postings where chunk_id in (select id from chunks where document_id = ${id} and ordinal < 58)`;
  await sql`update chunks set analyzer = 1, terms = '{}' where document_id = ${id} and ordinal < 58`;
  const found = async () => {
    const { hits } = await search(sql, {
      workspaceId: shop.workspaceId,
      botIds: null,
      query: 'number7',
      limit: 3,
    });
    return hits[0]?.heading;
  };
  expect(await found()).not.toBe('Item 7');
  await shop.startWorker();
  await expect.poll(found, soon).toBe('Item 7');
  await expect
    .poll(async () => await sql`select term, chunk_id, frequency from postings order by 1, 2`, soon)
    .toEqual(before);
  expect(await sql`select distinct analyzer = 1 as old from chunks`).toEqual([{ old: false }]);
});

import { chunkerVersion, replaceChunks } from '@jawab/retrieval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../worker.testing.ts';

const soon = { timeout: 30_000, interval: 20 };
const text = (subject: string) =>
  ['Delivery', 'Returns', 'Gifts']
    .map((title) => `## ${title}\n${`This is what our ${subject} shop says about it. `.repeat(12)}`)
    .join('\n\n');
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const cutsOf = async (id: string) =>
  (await shop.chunks(id)).map(({ heading, text, terms }) => ({ heading, text, terms }));

test('cuts documents of another version again, and leaves alone what comes out the same', async () => {
  const { sql } = shop.context();
  await shop.startWorker();
  const ids = await Promise.all(['tea', 'coffee'].map((subject) => shop.add({ content: text(subject) })));
  const content = JSON.stringify({ question: 'Is it open?', answer: 'Yes.' });
  const qa = await shop.add({ sourceType: 'qa', content });
  await shop.settled(...ids, qa);
  await shop.stopWorkers();
  const [old, same] = ids as [string, string];
  const right = await cutsOf(old);
  expect(right).toHaveLength(3);
  const whole = { ordinal: 0, heading: null, text: text('tea'), start: 0, end: text('tea').length };
  await shop.world.runtime.database.workspace(shop.workspaceId).tx((sql, atCommit) =>
    replaceChunks(sql, atCommit, {
      workspaceId: shop.workspaceId,
      documentId: old,
      botId: null,
      title: 'T',
      chunks: [whole],
    }),
  );
  await sql`update documents set chunker = 0`;
  const known = await shop.chunks(same);
  const tell = () => sql`select id, status, updated_at, chunk_count from documents order by id`;
  const told = [await tell(), await sql`select count(*) from events`];
  await shop.startWorker();
  await expect
    .poll(() => sql`select distinct chunker from documents`, soon)
    .toEqual([{ chunker: chunkerVersion }]);
  expect(await cutsOf(old)).toEqual(right);
  expect(await shop.chunks(same)).toEqual(known);
  expect([await tell(), await sql`select count(*) from events`]).toEqual(told);
});

import { search } from '@jawab/retrieval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobsOf, openShop, type Shop } from '../../worker.testing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.startWorker();
});
afterAll(() => shop.close());

test('makes a text ready with its chunks and its language, and empties the queue', async () => {
  const id = await shop.add({
    title: 'Shipping',
    content: '# Shipping\nParcels arrive in three days.\n\n# Returns\nReturns are free for 30 days.',
  });
  const [document] = await shop.settled(id);
  expect(document).toMatchObject({ status: 'ready', chunk_count: 2, error: null, language: 'en' });
  const chunks = await shop.chunks(id);
  expect(chunks.map(({ heading, text }) => [heading, text])).toEqual([
    ['Shipping', 'Parcels arrive in three days.'],
    ['Returns', 'Returns are free for 30 days.'],
  ]);
  await expect.poll(() => jobsOf(shop)).toEqual([]);
});

test('reads a text that may be of two languages in the one that its bot speaks', async () => {
  const { sql } = shop.world.runtime.database.workspace(shop.workspaceId);
  const [botId] = shop.bots;
  const content =
    'Kolam renang dibuka 8 pagi hingga 8 malam di tingkat 5. Gim dibuka 24 jam. Pakaian renang yang sopan diwajibkan.';
  for (const language of ['ms', 'id']) {
    await sql`update bots set language = ${language} where id = ${botId}`;
    const [own, shared] = await shop.settled(
      await shop.add({ title: 'Kolam Renang', botId, content }),
      await shop.add({ title: 'Kolam Renang', content }),
    );
    expect([own?.language, shared?.language]).toEqual([language, language]);
  }
  await sql`update bots set language = 'en' where id = ${botId}`;
});

test('stores a Q&A pair as one chunk with the question on its first line', async () => {
  const content = JSON.stringify({ question: 'Do you\nship abroad?', answer: 'Yes.\n\nTo 40 countries.' });
  const id = await shop.add({ title: 'Abroad', sourceType: 'qa', content });
  const [document] = await shop.settled(id);
  expect(document).toMatchObject({ status: 'ready', chunk_count: 1, content });
  expect((await shop.chunks(id))[0]?.text).toBe('Do you ship abroad?\nYes.\n\nTo 40 countries.');
});

test('reads a text or an answer in HTML as a page, and keeps tags within a text', async () => {
  const html =
    '<h2>Rates</h2>\n<p>Delivery is <b>free</b> from 50&nbsp;dollars on.</p><ul><li>Cash</li></ul>';
  const answer = '<p>Yes,<br>to 40 countries.</p>';
  const [page, pair, plain] = [
    await shop.add({ title: 'Rates', content: html }),
    await shop.add({
      title: 'Abroad',
      sourceType: 'qa',
      content: JSON.stringify({ question: 'Abroad?', answer }),
    }),
    await shop.add({ title: 'Tags', content: 'Write <b>bold</b> text between tags.' }),
  ];
  const documents = await shop.settled(page, pair, plain);
  expect(documents.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
  const [chunk] = await shop.chunks(page);
  expect(chunk).toMatchObject({ heading: 'Rates' });
  expect(chunk?.text).toMatch(/^Delivery is free from 50.dollars on\.\s+- Cash$/);
  expect((await shop.chunks(pair))[0]?.text).toMatch(/^Abroad\?\nYes,\s+to 40 countries\.$/);
  expect((await shop.chunks(plain))[0]?.text).toBe('Write <b>bold</b> text between tags.');
});

test('stores NFC without half characters', async () => {
  const decomposed = 'Ca\u0300 phe\u0302 s\u01b0\u0303a \ud83d rang xay.';
  const id = await shop.add({ content: decomposed });
  const [document] = await shop.settled(id);
  expect(document?.content).toBe('Cà phê s\u1eefa \ufffd rang xay.');
  expect((await shop.chunks(id))[0]?.text).toBe(document?.content);
});

test('fails a blank or unreadable text with advice', async () => {
  const [first, second] = await shop.settled(
    await shop.add({ content: '\n \n' }),
    await shop.add({ content: null }),
  );
  for (const document of [first, second])
    expect(document).toMatchObject({ status: 'failed', error: { code: 'empty_content' }, chunk_count: 0 });
});

test('fails a document after three internal errors without exposing them', async () => {
  const [document] = await shop.settled(await shop.add({ sourceType: 'qa', content: '{"question":' }));
  expect(document).toMatchObject({ status: 'failed', error: { code: 'internal' } });
  expect(Object.keys(document?.error).sort()).toEqual(['code', 'message']);
  expect(document?.error.message).not.toContain('JSON');
});

test('makes a long text ready without blocking the process', async () => {
  const text = 'ご注文の商品は三日以内に発送されます。返品は三十日以内であれば無料です。\n'.repeat(10_000);
  // Measures processor time, because other processes also delay this one.
  const spentOf = ({ user, system }: NodeJS.CpuUsage) => user + system;
  const before = process.cpuUsage();
  let [last, longest] = [spentOf(process.threadCpuUsage()), 0];
  const clock = setInterval(() => {
    const now = spentOf(process.threadCpuUsage());
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  const id = await shop.add({ content: text });
  const [document] = await shop.settled(id);
  clearInterval(clock);
  const spent = spentOf(process.cpuUsage(before));
  expect(document).toMatchObject({ status: 'ready', language: 'ja' });
  expect(document?.chunk_count).toBe((await shop.chunks(id)).length);
  expect(document?.chunk_count).toBeGreaterThan(400);
  expect(longest).toBeLessThan(spent / 2);
});

test('counts a base as its documents change', async () => {
  const { workspaceId, world } = shop;
  const { sql } = world.runtime.database.workspace(workspaceId);
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      shop.add({ title: `Lamp ${i}`, content: `Lamp ${i} gives ${i} lumens of light.` }),
    ),
  );
  await shop.settled(...ids);
  const counted = async () =>
    (await sql`select sum(chunks)::int as chunks from retrieval_statistics`)[0]?.chunks;
  const stored = async () => (await sql`select count(*)::int as chunks from chunks`)[0]?.chunks;
  await expect.poll(counted).toBe(await stored());
  const found = await search(sql, {
    workspaceId,
    botIds: null,
    query: 'how many lumens has lamp 7',
    limit: 3,
  });
  expect(found.hits[0]?.title).toBe('Lamp 7');
});

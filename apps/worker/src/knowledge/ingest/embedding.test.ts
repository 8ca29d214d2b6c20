import type { ModelRequest } from '@jawab/test/support/model-request.ts';
import { latch, type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../worker.testing.ts';

let models: ModelServer;
let shop: Shop;
beforeAll(async () => {
  models = await startModelServer({ dimensions: 16 });
  shop = await openShop({ EMBEDDING_URL: models.openaiUrl, EMBEDDING_MODEL: 'small', EMBEDDING_KEY: 'k' });
  await shop.startWorker();
});
afterAll(async () => {
  await shop.close();
  await models.close();
});

/** Matches requests that embed these words. */
const of = (words: string) => ({
  kind: 'embed' as const,
  match: ({ inputs }: ModelRequest) => inputs.some((input) => input.includes(words)),
});

const vectorsOf = (id: string) =>
  shop.context().sql`
    select e.model, vector_dims(e.embedding) as dimensions from embeddings e
    join chunks c on c.workspace_id = e.workspace_id and c.id = e.chunk_id where c.document_id = ${id}`;

test('stores a vector and the name of its model for each passage', async () => {
  const id = await shop.add({
    title: 'Hours',
    content: '# Hours\nOpen at nine.\n\n# Rest\nClosed on Sunday.',
  });
  expect((await shop.settled(id))[0]).toMatchObject({ status: 'ready', chunk_count: 2 });
  const model = shop.world.runtime.embedder?.model;
  expect(await vectorsOf(id)).toEqual([
    { model, dimensions: 16 },
    { model, dimensions: 16 },
  ]);
  const inputs = models.requests.flatMap((request) => request.inputs);
  expect(inputs.some((input) => input.includes('Hours') && input.includes('Open at nine.'))).toBe(true);
});

test('delays a document during an outage, shows the reason, and recovers', async () => {
  // The embedder tries six times before it gives up. The queue then waits and tries again.
  const { opened, open } = latch();
  models.script(...Array.from({ length: 6 }, () => ({ ...of('Lamps'), status: 503 })), {
    ...of('Lamps'),
    hold: opened,
  });
  const id = await shop.add({ content: 'Lamps with warranty.' });
  await expect
    .poll(async () => (await shop.document(id))?.error, { timeout: 90_000 })
    .toMatchObject({ code: 'embedding_delayed', attempts: 1 });
  open();
  expect((await shop.settled(id))[0]).toMatchObject({ status: 'ready', error: null });
  expect((await vectorsOf(id)).length).toBe(1);
});

test('fails a document that the model refuses at once, with advice and without the model’s words', async () => {
  models.script({ ...of('Refused'), status: 400 });
  const [document] = await shop.settled(await shop.add({ content: 'Refused.' }));
  expect(document).toMatchObject({ status: 'failed', error: { code: 'embedding_refused' }, chunk_count: 0 });
  expect(document?.error.message).toMatch(/Check the model and key/);
});

test('never stores a wrong number of vectors', async () => {
  models.script({ ...of('One passage'), vectors: 3 });
  const [document] = await shop.settled(await shop.add({ content: 'One passage only.' }));
  expect(document?.status).toBe('ready');
  expect((await vectorsOf(document?.id)).length).toBe(1);
});

test('embeds a long text a hundred passages at a time and stores all of it or nothing', async () => {
  const text = Array.from({ length: 150 }, (_, i) => `# Chapter ${i}\nBasket number${i}.`).join('\n\n');
  const { opened, open } = latch();
  models.script({ ...of('number149'), vectors: 7 }, { ...of('number149'), hold: opened });
  const sent = models.requests.length;
  const id = await shop.add({ title: 'Baskets', content: text });
  await expect
    .poll(async () => (await shop.document(id))?.error)
    .toMatchObject({ code: 'embedding_delayed' });
  expect(await vectorsOf(id)).toEqual([]);
  open();
  expect((await shop.settled(id))[0]).toMatchObject({ status: 'ready', chunk_count: 150 });
  expect(await vectorsOf(id)).toHaveLength(150);
  const batches = models.requests.slice(sent).filter(of('Basket').match);
  expect(batches.map(({ inputs }) => inputs.length)).toEqual([100, 50, 100, 50]);
});

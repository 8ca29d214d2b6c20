import { search } from '@jawab/retrieval';
import { type ModelServer, startModelServer } from '@jawab/test/support/model-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../worker.testing.ts';

const passages = 1_200;
/** The sum of a random direction for each word. Like a model's vectors, it uses all dimensions. */
const directions = new Map<string, number[]>();
function directionOf(word: string): number[] {
  let state = [...word].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  );
  return Array.from({ length: 128 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  });
}
function vectorOf(text: string): number[] {
  const sum = new Array<number>(128).fill(0);
  for (const word of text.toLowerCase().match(/\w+/g) ?? ['']) {
    const direction = directions.get(word) ?? directionOf(word);
    directions.set(word, direction);
    for (const [i, value] of direction.entries()) sum[i] = (sum[i] as number) + value;
  }
  return sum;
}

const soon = { timeout: 60_000, interval: 20 };
let models: ModelServer;
let shop: Shop;
beforeAll(async () => {
  models = await startModelServer({ vectorOf });
  shop = await openShop({ EMBEDDING_URL: models.openaiUrl, EMBEDDING_MODEL: "o'model" });
  await shop.startWorker();
});
afterAll(async () => {
  await shop.close();
  await models.close();
});

const system = (strings: TemplateStringsArray, ...values: unknown[]) =>
  shop.world.runtime.database.system.sql(strings, ...values);
const indexes = async () => {
  const rows = await system`
    select s.idx_scan::int as used from pg_stat_user_indexes s join pg_index i using (indexrelid)
    where starts_with(s.indexrelname::text, 'embeddings_hnsw_') and i.indisvalid`;
  return rows.map(({ used }) => used as number);
};
const tend = async () => {
  await system`select graphile_worker.add_job('index_vectors', '{"least": 1000}')`;
  const waiting = () => system`select 1 from graphile_worker.jobs where task_identifier = 'index_vectors'`;
  await expect.poll(waiting, soon).toEqual([]);
};
async function ask(query: string, indexed: boolean, sql = shop.context().sql) {
  const ctx = shop.context();
  const vector = await ctx.embedQuery(query, ctx.signal);
  if (!vector) throw new Error('There is no vector.');
  return search(sql, {
    workspaceId: shop.workspaceId,
    botIds: shop.bots,
    query,
    limit: 10,
    vector: { ...vector, indexed },
  });
}

test('gives a large workspace an index on PostgreSQL with the same results, and drops it with its passages', async () => {
  const isPostgres = shop.world.database.engine === 'postgres';
  const text = Array.from(
    { length: passages },
    (_, i) => `# Item ${i}\nThe lamp number${i} of row${i % 40}.`,
  );
  const id = await shop.add({ title: 'Lamps', content: text.join('\n\n') });
  await shop.settled(id);
  const counted = () => system`select 1 from retrieval_statistics where chunks = ${passages}`;
  await expect.poll(counted, soon).toHaveLength(1);
  // Confidence is read against the lines: both ways of searching must meet the same ones.
  const refreshing = () => system`
    select 1 from graphile_worker.jobs where task_identifier = 'refresh_knowledge'`;
  await expect.poll(refreshing, soon).toEqual([]);
  expect(await indexes()).toEqual([]);
  // The task starts nothing while another process on the server builds an index.
  const tended = () => tend().then(indexes);
  await expect.poll(tended, soon).toHaveLength(isPostgres ? 1 : 0);
  await tend();
  expect(await indexes()).toHaveLength(isPostgres ? 1 : 0);

  for (const query of ['number7 row7', 'lamp number1111', 'Item 300 row20']) {
    const [exact, near] = [await ask(query, false), await ask(query, true)];
    expect(near.hits[0]).toMatchObject({
      chunk_id: exact.hits[0]?.chunk_id,
      retrievers: exact.hits[0]?.retrievers,
    });
    expect(near.confidence).toBeCloseTo(exact.confidence, 3);
  }
  if (isPostgres) {
    // With statistics, so few passages cost the same without an index. They may come at any time, so the test makes them.
    await system`analyze embeddings`;
    const [before = 0] = await indexes();
    const used = async () => {
      await shop.context().tx(async (sql) => {
        await sql`set local enable_sort = off`;
        await ask('number7 row7', true, sql);
      });
      return (await indexes())[0];
    };
    await expect.poll(used, soon).toBeGreaterThan(before);
    const ctx = shop.context();
    const known = async () => (await ctx.embedQuery('number7', ctx.signal))?.indexed;
    await expect.poll(known, soon).toBe(true);
  }
  await shop.context().sql`delete from documents`;
  await shop.settled(await shop.add({ content: 'What is left.' }));
  await expect.poll(() => system`select 1 from retrieval_statistics where chunks = 1`, soon).toHaveLength(1);
  await expect.poll(tended, soon).toEqual([]);
});

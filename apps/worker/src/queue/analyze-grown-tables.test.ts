import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../worker.testing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Adds rows, and has the server count them at once. */
const grow = (rows: number) =>
  shop.world.runtime.database.system.tx(async (sql) => {
    await sql`create table if not exists crowd (id int)`;
    await sql`insert into crowd select generate_series(1, ${rows}::int)`;
    await sql`select pg_stat_force_next_flush()`;
  });

const known = async () => {
  const { system } = shop.world.runtime.database;
  const [row] = await system.sql<{ known: number }>`
    select reltuples::int as known from pg_class where relname = 'crowd'`;
  return row?.known;
};

test('analyzes a table each time it has doubled', async () => {
  await shop.startWorker({ analyzeMs: 20 });
  await grow(150);
  await expect.poll(known).toBe(150);
  await grow(200);
  await expect.poll(known).toBe(350);
});

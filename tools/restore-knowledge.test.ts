import { ingest, ingestQueued } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const parcels = { title: 'Parcels', text: 'Parcels to Hanoi arrive in three days.' };
const question = { message: 'When do parcels to Hanoi arrive?' };

test('brings a document back as it was, and bots answer from it again', async () => {
  const tenant = await createTenant(world);
  const [document] = await ingest(world, tenant, [parcels]);
  const id = document?.id as string;
  const read = async () => (await tenant.call('get_knowledge', { id })).data;
  const before = await read();
  await tenant.call('delete_knowledge', { id });
  expect((await tenant.call('ask_bot', question)).answered).toBe(false);
  expect((await tenant.call('search_knowledge', { query: 'Hanoi' })).data).toEqual([]);
  expect((await tenant.call('restore_knowledge', { id })).data).toEqual({ id, status: 'queued' });
  await ingestQueued(world, tenant, id);
  expect(await read()).toEqual(
    Object.assign(before, { updated_at: expect.any(String), indexed_at: expect.any(String) }),
  );
  expect((await tenant.call('ask_bot', question)).answered).toBe(true);
  await expect(tenant.call('restore_knowledge', { id })).rejects.toMatchObject({ code: 'not_found' });
});

test('a page comes back from its stored text, though it cannot be fetched any more', async () => {
  const tenant = await createTenant(world);
  const [document] = await ingest(world, tenant, [parcels]);
  const id = document?.id as string;
  await world.runtime.database.system.sql`
    update documents set source_type = 'url', source_url = 'https://gone.invalid/', page_count = 3, etag = '"1"' where id = ${id}`;
  await tenant.call('delete_knowledge', { id });
  await tenant.call('restore_knowledge', { id });
  expect(await ingestQueued(world, tenant, id)).toMatchObject({
    status: 'ready',
    source_url: 'https://gone.invalid/',
    chunk_count: 1,
    page_count: 3,
  });
});

test('a failed document without passages comes back failed', async () => {
  const tenant = await createTenant(world);
  const { id } = (await tenant.call('add_knowledge', parcels)).data;
  await world.runtime.database.system.sql`
    update documents set status = 'failed', error = '{"code": "http_status", "message": "404"}' where id = ${id}`;
  await tenant.call('delete_knowledge', { id });
  expect((await tenant.call('restore_knowledge', { id })).data).toEqual({ id, status: 'failed' });
  expect((await tenant.call('get_knowledge', { id })).data.error.code).toBe('http_status');
});

test('keeps the file of a document that is not read yet', async () => {
  const tenant = await createTenant(world);
  const file = { filename: 'a.txt', contentBase64: Buffer.from(parcels.text).toString('base64') };
  const { id } = (await tenant.call('add_file', file)).data;
  await tenant.call('delete_knowledge', { id });
  await tenant.call('restore_knowledge', { id });
  expect(await ingestQueued(world, tenant, id)).toMatchObject({ status: 'ready', chunk_count: 1 });
});

test('is refused for others, out of reach, after 30 days, and while its bot is deleted', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const [a, b] = tenant.bots as [string, string];
  const { id } = (await tenant.call('add_knowledge', { ...parcels, chatbotId: a })).data;
  await tenant.call('delete_knowledge', { id });
  const restore = (change?: object) => tenant.call('restore_knowledge', { id }, change);
  const limitedTo = (bot: string) => ({ reach: { workspace: tenant.workspaceId, bots: [bot] } });
  await expect(other.call('restore_knowledge', { id })).rejects.toMatchObject({ code: 'not_found' });
  await expect(restore(limitedTo(b))).rejects.toMatchObject({ code: 'not_found' });
  await expect(restore({ scopes: ['kb:read'] })).rejects.toMatchObject({ code: 'insufficient_scope' });
  await tenant.call('delete_bot', { id: a });
  await expect(restore()).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Restore it with restore_bot first'),
  });
  await tenant.call('restore_bot', { id: a });
  const age = (days: number) => world.runtime.database.system.sql`
    update deletions set deleted_at = now() - make_interval(days => ${days}) where record_id = ${id}`;
  await age(31);
  await expect(restore()).rejects.toMatchObject({ code: 'not_found' });
  await age(29);
  expect((await restore(limitedTo(a))).data).toMatchObject({ id });
});

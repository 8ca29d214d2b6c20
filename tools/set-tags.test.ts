import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world);
  for (const sessionId of ['a', 'b']) await tenant.call('ask_bot', { message: 'Qwxyz?', sessionId });
});
afterAll(() => world.close());

const set = (sessionId: string, tags: string[]) => tenant.call('set_tags', { sessionId, tags });

test('tags replace those before, are read with the conversation, and filter the list', async () => {
  await set('a', ['返金', ' refund ', 'refund']);
  expect((await tenant.call('get_conversation', { sessionId: 'a' })).data.tags).toEqual(['返金', 'refund']);
  const listed = async (tag: string) => (await tenant.call('list_conversations', { tag, count: true })).data;
  expect(await listed('返金')).toMatchObject([{ session_id: 'a', tags: ['返金', 'refund'] }]);
  expect(await listed('refun')).toEqual([]);
  await set('a', ['vip']);
  expect(await listed('返金')).toEqual([]);
  await set('a', []);
  expect((await tenant.call('get_conversation', { sessionId: 'a' })).data.tags).toEqual([]);
});

test('a search keeps to the tag', async () => {
  await set('a', ['vip']);
  const { data, total } = await tenant.call('list_conversations', { q: 'Qwxyz', tag: 'vip', count: true });
  expect([data.length, total]).toEqual([1, 1]);
});

test('an open dashboard learns of tags', async () => {
  const { next_cursor: cursor } = await tenant.call('list_changes', {});
  await set('b', ['new']);
  const { data } = await tenant.call('list_changes', { cursor });
  expect(data).toContainEqual(expect.objectContaining({ kind: 'conversation', id: 'b' }));
});

test('refuses more than 10 tags, a blank one, a long one, and a foreign conversation', async () => {
  const eleven = Array.from({ length: 11 }, (_, n) => `tag ${n}`);
  for (const tags of [eleven, [' '], ['ก'.repeat(41)]])
    await expect(set('a', tags)).rejects.toMatchObject({ code: 'invalid_request' });
  expect((await set('a', eleven.slice(0, 10))).data.tags).toHaveLength(10);
  const other = await createTenant(world);
  await expect(other.call('set_tags', { sessionId: 'a', tags: [] })).rejects.toMatchObject({
    code: 'not_found',
  });
});

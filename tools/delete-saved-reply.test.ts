import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('deletes one of the workspace, once', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  const { id } = (await tenant.call('create_saved_reply', { shortcut: 'a', text: 'x' })).data;
  const remove = (by = tenant) => by.call('delete_saved_reply', { id });
  await expect(remove(other)).rejects.toMatchObject({ code: 'not_found' });
  expect((await remove()).data).toEqual({ id, deleted: true });
  expect((await tenant.call('list_saved_replies')).data).toEqual([]);
  await expect(remove()).rejects.toMatchObject({ code: 'not_found' });
});

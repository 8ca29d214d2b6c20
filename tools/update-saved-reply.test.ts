import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('changes what is sent, keeps the rest, and refuses a taken shortcut and a foreign id', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  const create = async (shortcut: string) =>
    (await tenant.call('create_saved_reply', { shortcut, text: 'x', language: 'th' })).data;
  const first = await create('a');
  await create('b');
  const update = (input: object, by = tenant) =>
    by.call('update_saved_reply', Object.assign({ id: first.id }, input));
  expect((await update({ text: 'y' })).data).toEqual(Object.assign({}, first, { text: 'y' }));
  expect((await update({ shortcut: '/C', language: '' })).data).toMatchObject({
    shortcut: 'c',
    language: null,
  });
  await expect(update({ shortcut: 'b', language: 'th' })).rejects.toMatchObject({ code: 'conflict' });
  await expect(update({ text: 'z' }, other)).rejects.toMatchObject({ code: 'not_found' });
});

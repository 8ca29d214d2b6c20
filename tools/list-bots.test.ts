import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('lists all bots, newest first, and marks the default one', async () => {
  const tenant = await createTenant(world, { bots: ['First', 'Second'] });
  const { data } = await tenant.call('list_bots');
  expect(data.map((bot: { name: string }) => bot.name)).toEqual(['Second', 'First']);
  expect(data.map((bot: { is_default: boolean }) => bot.is_default)).toEqual([false, true]);
  expect(data[0].created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test('a token limited to bots sees only those; a token limited to no bots sees none', async () => {
  const tenant = await createTenant(world, { bots: ['First', 'Second'] });
  const reach = (bots: string[]) => ({ reach: { workspace: tenant.workspaceId, bots } });
  const { data } = await tenant.call('list_bots', {}, reach([tenant.bots[1] as string]));
  expect(data.map((bot: { id: string }) => bot.id)).toEqual([tenant.bots[1]]);
  expect((await tenant.call('list_bots', {}, reach([]))).data).toEqual([]);
});

test('does not list another workspace’s bots', async () => {
  const tenant = await createTenant(world, { bots: [] });
  await createTenant(world, { bots: ['Foreign'] });
  expect((await tenant.call('list_bots')).data).toEqual([]);
});

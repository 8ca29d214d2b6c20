import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('takes a report off the list; the same report comes back as new', async () => {
  const tenant = await createTenant(world);
  const report = async () => (await tenant.call('report_missing', { wanted: 'Sort leads' })).data;
  const { id } = await report();
  await report();
  expect((await tenant.call('dismiss_missing', { id })).data).toEqual({ id, dismissed: true });
  expect((await tenant.call('list_missing')).data).toEqual([]);
  await expect(tenant.call('dismiss_missing', { id })).rejects.toMatchObject({ code: 'not_found' });
  expect((await report()).count).toBe(1);
});

test('reaches no report of another workspace or bot', async () => {
  const tenant = await createTenant(world, { bots: ['Shop', 'Other'] });
  const other = await createTenant(world);
  const { id } = (await tenant.call('report_missing', { wanted: 'X', chatbotId: tenant.bots[1] })).data;
  await expect(other.call('dismiss_missing', { id })).rejects.toMatchObject({ code: 'not_found' });
  const token = await tenant.token({ bots: [tenant.bots[0] as string] });
  const { principal } = await world.runtime.admit(token, '127.0.0.1');
  await expect(tenant.call('dismiss_missing', { id }, principal)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await tenant.call('list_missing')).data).toHaveLength(1);
});

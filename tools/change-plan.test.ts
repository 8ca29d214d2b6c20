import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('changes what is sent; limits are added to the ones that are there', async () => {
  const tenant = await createTenant(world, { plan: 'growth', limits: { requestsPerMinute: null, bots: 3 } });
  const { data } = await tenant.call('change_plan', { plan: 'scale', limits: { bots: 5 } });
  expect(data).toMatchObject({ plan: 'scale', limits: { requestsPerMinute: null, bots: 5 } });
  const same = await tenant.call('change_plan', { egressAllowed: true });
  expect(same.data).toEqual(data);
});

test('takes limits from the plan again, before it sets others', async () => {
  const limits = { requestsPerMinute: null, bots: 3, messagesPerMonth: 5 };
  const tenant = await createTenant(world, { limits });
  const change = { resetLimits: ['bots', 'requestsPerMinute'], limits: { bots: 4 } };
  expect((await tenant.call('change_plan', change)).data.limits).toEqual({ bots: 4, messagesPerMonth: 5 });
  await expect(tenant.call('change_plan', { resetLimits: ['cats'] })).rejects.toMatchObject({
    code: 'invalid_request',
  });
});

test('a token cannot call it, whatever its scopes', async () => {
  const tenant = await createTenant(world);
  const { principal } = await world.runtime.admit(await tenant.token(), '127.0.0.1');
  await expect(tenant.call('change_plan', { plan: 'enterprise' }, principal)).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('refuses a limit that does not exist', async () => {
  const tenant = await createTenant(world);
  await expect(tenant.call('change_plan', { limits: { cats: 3 } })).rejects.toMatchObject({
    code: 'invalid_request',
  });
});

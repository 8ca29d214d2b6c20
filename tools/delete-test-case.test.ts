import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('deletes a case once; returns 404 for foreign and out-of-reach cases', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const { data } = await tenant.call('create_test_case', {
    chatbotId: tenant.bots[0],
    question: 'Q',
    language: 'en',
  });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  await expect(tenant.call('delete_test_case', { id: data.id }, limited)).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(other.call('delete_test_case', { id: data.id })).rejects.toMatchObject({ code: 'not_found' });
  expect((await tenant.call('delete_test_case', { id: data.id })).data).toEqual({
    id: data.id,
    deleted: true,
    restorable_until: expect.any(String),
  });
  await expect(tenant.call('delete_test_case', { id: data.id })).rejects.toMatchObject({ code: 'not_found' });
});

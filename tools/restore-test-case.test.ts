import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('brings a case back as it was; returns 404 for foreign, out-of-reach and other cases', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const [chatbotId, b] = tenant.bots as [string, string];
  const { data } = await tenant.call('create_test_case', {
    chatbotId,
    question: 'When?',
    mustNotSay: ['never'],
    askedBefore: ['Hello'],
    language: 'en',
  });
  const restore = (by = tenant, change?: object) => by.call('restore_test_case', { id: data.id }, change);
  await expect(restore()).rejects.toMatchObject({ code: 'not_found' });
  await tenant.call('delete_test_case', { id: data.id });
  await expect(restore(other)).rejects.toMatchObject({ code: 'not_found' });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [b] } };
  await expect(restore(tenant, limited)).rejects.toMatchObject({ code: 'not_found' });
  expect((await restore()).data).toEqual({ id: data.id });
  expect((await tenant.call('list_test_cases', { chatbotId })).data).toEqual([data]);
});

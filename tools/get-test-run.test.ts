import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('returns a run that has not started; returns 404 for foreign and out-of-reach runs', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const [chatbotId, elsewhere] = tenant.bots as [string, string];
  await tenant.call('create_test_case', { chatbotId, question: 'Q', language: 'en' });
  const { data } = await tenant.call('run_tests', { chatbotId });
  expect((await tenant.call('get_test_run', { id: data.id })).data).toMatchObject({
    status: 'queued',
    results: [],
  });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [elsewhere] } };
  await expect(tenant.call('get_test_run', { id: data.id }, limited)).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(other.call('get_test_run', { id: data.id })).rejects.toMatchObject({ code: 'not_found' });
});

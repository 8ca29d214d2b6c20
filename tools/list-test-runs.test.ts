import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('lists the runs in reach, newest first', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a, b] = tenant.bots as [string, string];
  for (const chatbotId of [a, b]) {
    await tenant.call('create_test_case', { chatbotId, question: 'Where?', expectUnanswered: true });
    await tenant.call('run_tests', { chatbotId });
  }
  const { data } = await tenant.call('list_test_runs');
  expect(data).toMatchObject([
    { chatbot_id: b, status: 'queued', total: 1, passed: 0 },
    { chatbot_id: a, status: 'queued' },
  ]);
  expect((await tenant.call('list_test_runs', { chatbotId: a })).data).toEqual([data[1]]);
  const limited = { reach: { workspace: tenant.workspaceId, bots: [a] } };
  expect((await tenant.call('list_test_runs', {}, limited)).data).toEqual([data[1]]);
});

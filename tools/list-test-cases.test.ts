import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('lists the cases in reach, page by page', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a, b] = tenant.bots as [string, string];
  for (const [chatbotId, question] of [
    [a, '1'],
    [a, '2'],
    [b, '3'],
  ])
    await tenant.call('create_test_case', { chatbotId, question, language: 'en' });
  const questions = (page: { data: { question: string }[] }) => page.data.map((row) => row.question);
  const first = await tenant.call('list_test_cases', { limit: 2 });
  expect(questions(first)).toEqual(['3', '2']);
  expect(questions(await tenant.call('list_test_cases', { limit: 2, cursor: first.next_cursor }))).toEqual([
    '1',
  ]);
  const limited = { reach: { workspace: tenant.workspaceId, bots: [b] } };
  expect(questions(await tenant.call('list_test_cases', {}, limited))).toEqual(['3']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { ingest } from '../../../../../test/support/ingest.ts';
import { createTenant, openWorld, type World } from '../../../../../test/support/world.ts';
import { reaskQuestions } from './reask-questions.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('closes the questions that a changed base answers, and only those', async () => {
  const tenant = await createTenant(world);
  const open = async () =>
    (await tenant.call('list_unanswered')).data.map(({ question }: { question: string }) => question);
  await ingest(world, tenant, [{ title: 'Hours', text: 'The shop opens at nine.' }]);
  await tenant.call('ask_bot', { message: 'Do you have a parking garage?' });
  await tenant.call('ask_bot', { message: 'Can I bring my elephant?' });
  expect(await reaskQuestions(tenant.context())).toBe(0);
  expect(await open()).toHaveLength(2);
  await ingest(world, tenant, [
    { title: 'Parking garage', text: 'We have a parking garage with 40 places below the building.' },
  ]);
  await reaskQuestions(tenant.context());
  expect(await open()).toEqual(['Can I bring my elephant?']);
  expect((await tenant.call('list_conversations')).data).toHaveLength(2);
});

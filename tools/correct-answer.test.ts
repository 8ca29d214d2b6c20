import { ingestQueued } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('turns the right answer into knowledge and a test case, and closes the question', async () => {
  const tenant = await createTenant(world);
  const message = 'Do you have a parking garage?';
  const asked = await tenant.call('ask_bot', { message });
  expect(asked.answered).toBe(false);
  const answer = 'Yes, below the building, free for two hours.';
  const { data } = await tenant.call('correct_answer', { messageId: asked.message_id, answer });
  expect(data).toEqual({ id: expect.any(String), question: message, test_case_id: expect.any(String) });
  expect((await tenant.call('list_unanswered')).data).toEqual([]);
  expect((await tenant.call('list_test_cases')).data).toMatchObject([
    { id: data.test_case_id, question: message, expected_document_ids: [data.id] },
  ]);
  await ingestQueued(world, tenant, data.id);
  expect(await tenant.call('ask_bot', { message })).toMatchObject({ answered: true, answer });
  await expect(
    tenant.call('correct_answer', { messageId: asked.message_id, answer: 'No.' }),
  ).rejects.toMatchObject({ code: 'conflict' });
});

test('returns 404 for a message of another workspace, and changes nothing', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  const { message_id } = await tenant.call('ask_bot', { message: 'Is there parking?' });
  await expect(other.call('correct_answer', { messageId: message_id, answer: 'Yes.' })).rejects.toMatchObject(
    { code: 'not_found' },
  );
  expect((await tenant.call('list_unanswered')).data).toHaveLength(1);
});

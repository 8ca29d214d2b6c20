import { reaskQuestions } from '@jawab/core';
import { ingest, ingestQueued } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
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
});

const answerOf = async (tenant: Tenant, id: string) =>
  JSON.parse((await tenant.context().sql`select content from documents where id = ${id}`)[0]?.content).answer;

test('changes the Q&A document of a question that was corrected before, by the same message or another', async () => {
  const tenant = await createTenant(world);
  const correct = async (messageId: string, answer: string) =>
    (await tenant.call('correct_answer', { messageId, answer })).data;
  const first = await tenant.call('ask_bot', { message: 'Is there parking?' });
  const second = await tenant.call('ask_bot', { message: 'is there parking?' });
  const added = await correct(first.message_id, 'Yes, for two hours.');
  expect(await correct(second.message_id, 'Yes, for three hours.')).toMatchObject({ id: added.id });
  expect(await correct(second.message_id, 'No.')).toMatchObject({ id: added.id });
  expect(await answerOf(tenant, added.id)).toBe('No.');
  expect((await tenant.call('list_knowledge')).data).toHaveLength(1);
  expect((await tenant.call('list_test_cases')).data).toMatchObject([{ id: added.test_case_id }]);
});

test('corrects a question that a page closed when it was asked again', async () => {
  const tenant = await createTenant(world);
  const { message_id: messageId } = await tenant.call('ask_bot', { message: 'Is there a parking garage?' });
  const page = { title: 'Parking garage', text: 'There is a parking garage with 40 places.' };
  const [document] = await ingest(world, tenant, [page]);
  await reaskQuestions(tenant.context());
  const { sql } = tenant.context();
  const settled = () => sql`select document_id from resolved_questions`;
  expect(await settled()).toEqual([{ document_id: document?.id }]);
  const { data } = await tenant.call('correct_answer', { messageId, answer: 'It is closed.' });
  expect(await settled()).toEqual([{ document_id: data.id }]);
});

test('keeps the questions before a corrected follow-up, and a document for each of two contexts', async () => {
  const tenant = await createTenant(world);
  const ids: string[] = [];
  for (const opening of ['When is breakfast?', 'When does the pool open?']) {
    const { session_id: sessionId } = await tenant.call('ask_bot', { message: opening });
    const reply = await tenant.call('ask_bot', { message: 'And on Sundays?', sessionId });
    const { data } = await tenant.call('correct_answer', { messageId: reply.message_id, answer: 'At ten.' });
    ids.push(data.id);
  }
  expect(new Set(ids).size).toBe(2);
  expect((await tenant.call('list_test_cases')).data).toMatchObject([
    { question: 'And on Sundays?', asked_before: ['When does the pool open?'] },
    { question: 'And on Sundays?', asked_before: ['When is breakfast?'] },
  ]);
});

test('returns 404 for a message of another workspace, and changes nothing', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  const { message_id } = await tenant.call('ask_bot', { message: 'Is there parking?' });
  await expect(other.call('correct_answer', { messageId: message_id, answer: 'Yes.' })).rejects.toMatchObject(
    { code: 'not_found' },
  );
  expect((await tenant.call('list_unanswered')).data).toHaveLength(1);
});

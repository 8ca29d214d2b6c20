import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('stores what is expected of the answer', async () => {
  const tenant = await createTenant(world);
  const [chatbotId] = tenant.bots;
  const { data } = await tenant.call('create_test_case', {
    chatbotId,
    question: 'เปิดกี่โมง',
    expectedAnswer: '9.00',
  });
  expect(data).toMatchObject({
    chatbot_id: chatbotId,
    question: 'เปิดกี่โมง',
    expected_answer: '9.00',
    expect_unanswered: false,
    expected_document_id: null,
    language: null,
  });
});

test('returns 404 for a document that the bot cannot cite', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a, b] = tenant.bots;
  const { data } = await tenant.call('add_knowledge', { title: 'T', text: 'x', chatbotId: b });
  const input = { chatbotId: a, question: 'Q', expectedDocumentId: data.id };
  await expect(tenant.call('create_test_case', input)).rejects.toMatchObject({ code: 'not_found' });
  await expect(tenant.call('create_test_case', { question: 'Q' })).rejects.toMatchObject({
    code: 'invalid_request',
  });
});

test('refuses a case that cannot fail, and one that contradicts itself', async () => {
  const tenant = await createTenant(world);
  const [chatbotId] = tenant.bots;
  const create = (fields: object) =>
    tenant.call('create_test_case', Object.assign({ chatbotId, question: 'When?' }, fields));
  await expect(create({})).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining('Say what you expect'),
  });
  await expect(create({ expectUnanswered: true, expectedAnswer: 'x' })).rejects.toMatchObject({
    message: expect.stringContaining('cannot also expect'),
  });
  const { data } = await create({ mustNotSay: ['free'], askedBefore: ['Do you deliver?'] });
  expect(data).toMatchObject({ must_not_say: ['free'], asked_before: ['Do you deliver?'] });
});

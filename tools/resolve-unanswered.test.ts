import { ingest, ingestQueued } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const ask = (tenant: Tenant, message: string) => tenant.call('ask_bot', { message });
const list = async (tenant: Tenant) => (await tenant.call('list_unanswered')).data;

test('makes a document of the answer, and the bot gives this answer from then on', async () => {
  const tenant = await createTenant(world);
  const message = 'Do you have a parking garage?';
  expect((await ask(tenant, message)).answered).toBe(false);
  const [group] = await list(tenant);
  const answer = 'Yes, below the building, free for two hours.';
  const { data } = await tenant.call('resolve_unanswered', { id: group.id, answer });
  expect(data).toEqual({ id: group.id, dismissed: false, document_id: expect.any(String) });
  expect(await list(tenant)).toEqual([]);
  const document = await ingestQueued(world, tenant, data.document_id);
  expect(document).toMatchObject({ status: 'ready', source_type: 'qa', chatbot_id: tenant.bots[0] });
  expect(await ask(tenant, message)).toMatchObject({ answered: true, answer });
  await expect(tenant.call('resolve_unanswered', { id: group.id, answer })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect((await tenant.call('list_knowledge')).data).toHaveLength(1);
});

test('lists a resolved question again if it is not answered later; never lists a dismissed one', async () => {
  const tenant = await createTenant(world);
  await ask(tenant, 'Is there parking?');
  await ask(tenant, 'Student discount?');
  const [discount, parking] = await list(tenant);
  await tenant.call('resolve_unanswered', { id: parking.id, answer: 'No.' });
  const { data } = await tenant.call('resolve_unanswered', { id: discount.id, dismiss: true });
  expect(data).toEqual({ id: discount.id, dismissed: true, document_id: null });
  await ask(tenant, 'Parking?');
  await ask(tenant, 'student discount');
  expect(await list(tenant)).toMatchObject([{ question: 'Parking?', count: 1 }]);
  expect((await tenant.call('list_knowledge')).data).toHaveLength(1);
});

test('accepts one of two concurrent answers', async () => {
  const tenant = await createTenant(world);
  await ask(tenant, 'Is there parking?');
  const [{ id }] = await list(tenant);
  const outcomes = await Promise.allSettled(
    ['Yes.', 'No.'].map((answer) => tenant.call('resolve_unanswered', { id, answer })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await tenant.call('list_knowledge')).data).toHaveLength(1);
});

test('returns 400 for neither or both of answer and dismiss, and 404 for other messages', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  await ask(tenant, 'Is there parking?');
  const { message_id, answered } = await ask(tenant, 'Hello');
  expect(answered).toBeNull();
  const [{ id }] = await list(tenant);
  for (const input of [{}, { dismiss: false }, { answer: 'x', dismiss: true }, { answer: ' ' }])
    await expect(tenant.call('resolve_unanswered', { id, ...input })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  for (const call of [
    () => other.call('resolve_unanswered', { id, dismiss: true }),
    () => tenant.call('resolve_unanswered', { id: message_id, dismiss: true }),
    () => tenant.call('resolve_unanswered', { id, dismiss: true }, limited),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not_found' });
  expect(await list(tenant)).toHaveLength(1);
});

test('settles several groups with one answer, or with a document that exists', async () => {
  const tenant = await createTenant(world);
  for (const message of [
    'Is there parking?',
    'Student discount?',
    'Where do I leave my horse?',
    'Do you sell tea?',
  ])
    await ask(tenant, message);
  const [tea, horse, discount, parking] = await list(tenant);
  const { data } = await tenant.call('resolve_unanswered', {
    id: parking.id,
    alsoIds: [horse.id, parking.id],
    answer: 'Behind the shop.',
  });
  expect(await list(tenant)).toMatchObject([{ id: tea.id }, { id: discount.id }]);
  const [document] = await ingest(world, tenant, [{ title: 'Tea', text: 'We sell green tea.' }]);
  expect((await tenant.call('resolve_unanswered', { id: tea.id, documentId: document?.id })).data).toEqual({
    id: tea.id,
    dismissed: false,
    document_id: document?.id,
  });
  await expect(
    tenant.call('resolve_unanswered', { id: discount.id, documentId: parking.id }),
  ).rejects.toMatchObject({ code: 'not_found', message: expect.stringContaining('has no document') });
  await expect(
    tenant.call('resolve_unanswered', { id: discount.id, alsoIds: [parking.id], dismiss: true, answer: 'x' }),
  ).rejects.toMatchObject({ code: 'invalid_request' });
  expect(await list(tenant)).toMatchObject([{ id: discount.id }]);
  expect(data.document_id).not.toBeNull();
});

test('refuses to settle groups of several bots with one answer, and changes nothing', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  for (const chatbotId of tenant.bots)
    await tenant.call('ask_bot', { chatbotId, message: 'Is there parking?' });
  const [{ id }, other] = await list(tenant);
  await expect(
    tenant.call('resolve_unanswered', { id, alsoIds: [other.id], answer: 'Behind the shop.' }),
  ).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining(`${other.id} belongs to another bot`),
  });
  const add = async (chatbotId?: string) =>
    (await tenant.call('add_knowledge', { title: 'Parking', text: 'Behind the shop.', chatbotId })).data.id;
  const settle = async (documentId: string) =>
    tenant.call('resolve_unanswered', { id, alsoIds: [other.id], documentId });
  await expect(settle(await add(tenant.bots[0]))).rejects.toMatchObject({ code: 'not_found' });
  expect(await list(tenant)).toHaveLength(2);
  await settle(await add());
  expect(await list(tenant)).toEqual([]);
});

test('keeps a question dismissed when a new version gives questions other keys', async () => {
  const tenant = await createTenant(world);
  await ask(tenant, 'Is there parking?');
  const [{ id }] = await list(tenant);
  await tenant.call('resolve_unanswered', { id, dismiss: true });
  const { sql } = tenant.context();
  await sql`update messages set question_key = 7 where question_key is not null`;
  await sql`update resolved_questions set question_key = 7`;
  await ask(tenant, 'Parking?');
  expect(await list(tenant)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { ingest, withWorker } from '../../../../../test/support/ingest.ts';
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

test('asks again when a draft is published, a document is back from the archive, or its dates begin', async () => {
  const tenant = await createTenant(world);
  const added = await ingest(world, tenant, [
    { title: 'Parking garage', text: 'We have a parking garage with 40 places.', publish: 'draft' },
    { title: 'Elephants', text: 'You can bring your elephant.', archived: true },
    { title: 'Swimming pool', text: 'The swimming pool opens at seven.', validFrom: '2999-01-01' },
  ]);
  const [garage, elephants, pool] = added.map(({ id }) => id);
  for (const message of [
    'Do you have a parking garage?',
    'Can I bring my elephant?',
    'When does the pool open?',
  ])
    await tenant.call('ask_bot', { message });
  const open = async () => (await tenant.call('list_unanswered')).data.length;
  expect(await open()).toBe(3);
  await withWorker(world, async () => {
    await tenant.call('update_knowledge', { id: garage, publish: 'published' });
    await expect.poll(open, { timeout: 20_000 }).toBe(2);
    await tenant.call('update_knowledge', { id: elephants, archived: false });
    await expect.poll(open, { timeout: 20_000 }).toBe(1);
    await tenant.call('update_knowledge', { id: pool, validFrom: '2020-01-01' });
    await expect.poll(open, { timeout: 20_000 }).toBe(0);
  });
});

test('asks again at the time from which a document answers', async () => {
  const tenant = await createTenant(world);
  const document = { title: 'Pool', text: 'The pool opens at seven.', validFrom: '2999-01-01' };
  const { id } = (await tenant.call('add_knowledge', document)).data;
  const startsAt = () => world.runtime.database.system.sql`
    select run_at from graphile_worker.jobs where key = ${`start:${id}`}`;
  expect(await startsAt()).toEqual([{ run_at: '2999-01-01T00:00:00.000Z' }]);
  await tenant.call('update_knowledge', { id, validFrom: '2998-01-01' });
  expect(await startsAt()).toEqual([{ run_at: '2998-01-01T00:00:00.000Z' }]);
});

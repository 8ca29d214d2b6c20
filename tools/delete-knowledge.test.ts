import { ingest } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('bots do not answer from a deleted document; old sources keep its title and address', async () => {
  const tenant = await createTenant(world);
  const [document] = await ingest(world, tenant, [
    { title: 'Parcels', text: 'Parcels to Hanoi arrive in three days.', url: 'https://example.com/parcels' },
  ]);
  const id = document?.id as string;
  const question = { message: 'When do parcels to Hanoi arrive?', sessionId: 's' };
  expect((await tenant.call('ask_bot', question)).answered).toBe(true);
  expect((await tenant.call('delete_knowledge', { id })).data).toEqual({
    id,
    deleted: true,
    restorable_until: expect.any(String),
  });
  const left = await tenant.context().sql`select 1 from chunks union all select 1 from postings`;
  expect(left).toEqual([]);
  expect((await tenant.call('ask_bot', { ...question, sessionId: 't' })).answered).toBe(false);
  const { messages } = (await tenant.call('get_conversation', { sessionId: 's' })).data;
  expect(messages[1].sources[0]).toMatchObject({
    document_id: id,
    title: 'Parcels',
    url: 'https://example.com/parcels',
  });
  await expect(tenant.call('delete_knowledge', { id })).rejects.toMatchObject({ code: 'not_found' });
});

test('refuses another workspace’s document, a shared one for a limited token, and an invalid id', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  const { id } = (await tenant.call('add_knowledge', { title: 'T', text: 'x' })).data;
  const limited = { reach: { workspace: tenant.workspaceId, bots: tenant.bots } };
  await expect(other.call('delete_knowledge', { id })).rejects.toMatchObject({ code: 'not_found' });
  await expect(tenant.call('delete_knowledge', { id }, limited)).rejects.toMatchObject({ code: 'not_found' });
  await expect(tenant.call('delete_knowledge', { id: 'x' })).rejects.toMatchObject({
    code: 'invalid_request',
  });
  expect((await tenant.call('list_knowledge')).data).toHaveLength(1);
});

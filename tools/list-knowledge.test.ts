import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const titles = (page: { data: { title: string }[] }) => page.data.map((document) => document.title);

test('pages through all documents without loss or repetition', async () => {
  const tenant = await createTenant(world);
  for (let n = 0; n < 5; n++) await tenant.call('add_knowledge', { title: `D${n}`, text: 'x' });
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await tenant.call('list_knowledge', { limit: 2, ...(cursor && { cursor }) });
    seen.push(...titles(page));
    expect(page.has_more).toBe(page.next_cursor !== null);
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(['D4', 'D3', 'D2', 'D1', 'D0']);
});

test('lists a bot’s own documents with chatbotId; shared ones only without it and never for limited tokens', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a] = tenant.bots as [string];
  await tenant.call('add_knowledge', { title: 'shared', text: 'x' });
  await tenant.call('add_knowledge', { title: 'own', text: 'x', chatbotId: a });
  expect(titles(await tenant.call('list_knowledge', { chatbotId: a }))).toEqual(['own']);
  expect(titles(await tenant.call('list_knowledge'))).toEqual(['own', 'shared']);
  const limited = { reach: { workspace: tenant.workspaceId, bots: tenant.bots } };
  expect(titles(await tenant.call('list_knowledge', {}, limited))).toEqual(['own']);
});

test.each([0, 201, 1.5, '10'])('refuses limit %j', async (limit) => {
  const tenant = await createTenant(world);
  await expect(tenant.call('list_knowledge', { limit })).rejects.toMatchObject({ code: 'invalid_request' });
});

test('refuses a cursor of another query', async () => {
  const tenant = await createTenant(world);
  for (const title of ['1', '2'])
    await tenant.call('add_knowledge', { title, text: 'x', chatbotId: tenant.bots[0] });
  const { next_cursor: cursor } = await tenant.call('list_knowledge', { limit: 1 });
  for (const input of [{ cursor, chatbotId: tenant.bots[0] }, { cursor: 'nonsense' }])
    await expect(tenant.call('list_knowledge', input)).rejects.toMatchObject({ code: 'invalid_cursor' });
});

test('does not list another workspace’s documents', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  await other.call('add_knowledge', { title: 'foreign', text: 'x' });
  expect((await tenant.call('list_knowledge')).data).toEqual([]);
  await expect(tenant.call('list_knowledge', { chatbotId: other.bots[0] })).rejects.toMatchObject({
    code: 'not_found',
  });
});

import { ingest } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('lets an archived bot answer again from what it had, and changes nothing for another', async () => {
  const tenant = await createTenant(world);
  const [id] = tenant.bots as [string];
  await ingest(world, tenant, [{ title: 'Hours', text: 'The shop opens at nine.', chatbotId: id }]);
  const ask = () => tenant.call('ask_bot', { message: 'When does the shop open?', sessionId: 's' });
  await ask();
  await tenant.call('archive_bot', { id });
  await expect(ask()).rejects.toMatchObject({ code: 'bot_archived' });
  for (let times = 0; times < 2; times++)
    expect((await tenant.call('restore_bot', { id })).data).toMatchObject({ id, archived_at: null });
  expect(await ask()).toMatchObject({ session_id: 's', answered: true });
  expect((await tenant.call('get_conversation', { sessionId: 's' })).data.messages).toHaveLength(4);
  expect((await tenant.call('list_bots')).data).toMatchObject([{ id }]);
});

test('returns 404 for a bot of another workspace, which stays archived', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  const id = other.bots[0];
  await other.call('archive_bot', { id });
  await expect(tenant.call('restore_bot', { id })).rejects.toMatchObject({ code: 'not_found' });
  expect((await other.call('list_bots')).data).toEqual([]);
});

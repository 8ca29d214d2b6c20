import { addFoundCrawl } from '@jawab/test/support/crawls.ts';
import { ingest, withWorker } from '@jawab/test/support/ingest.ts';
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

test('brings a deleted bot back with its documents, tests and resolved questions; it is reached by its key', async () => {
  const tenant = await createTenant(world);
  const [id] = tenant.bots as [string];
  const shop = { message: 'When does the shop open?' };
  await ingest(world, tenant, [{ title: 'Hours', text: 'The shop opens at nine.', chatbotId: id }]);
  await tenant.call('ask_bot', { message: 'Qwxyz?', sessionId: 's' });
  await tenant.call('resolve_unanswered', {
    id: (await tenant.call('list_unanswered')).data[0].id,
    dismiss: true,
  });
  await tenant.call('create_test_case', { chatbotId: id, question: 'When?', expectedAnswer: 'nine' });
  const look = async () => [
    (await tenant.call('get_bot', { id })).data,
    (await tenant.call('list_test_cases', { chatbotId: id })).data,
    (await tenant.call('list_unanswered')).data,
    (await tenant.call('get_conversation', { sessionId: 's' })).data,
  ];
  const before = await look();
  await tenant.call('delete_bot', { id });
  expect((await tenant.call('list_bots')).data).toEqual([]);
  expect((await tenant.call('list_knowledge')).data).toEqual([]);
  expect((await tenant.call('restore_bot', { id })).data).toMatchObject({ id, is_default: true });
  // A question that is asked before the passages are there counts as unanswered.
  await withWorker(world, () =>
    expect
      .poll(async () => (await tenant.call('list_knowledge')).data, { timeout: 20_000 })
      .toMatchObject([{ status: 'ready' }]),
  );
  expect(await tenant.call('ask_bot', shop)).toMatchObject({ answered: true });
  expect(await look()).toEqual(before);
});

test('needs a place in the plan, and leaves its webhooks disabled', async () => {
  const tenant = await createTenant(world, { limits: { bots: 1 } });
  const [id] = tenant.bots as [string];
  const url = 'https://shop.example.com/hook';
  const { data: hook } = await tenant.call('create_webhook', {
    url,
    events: ['lead.created'],
    chatbotId: id,
  });
  await tenant.call('delete_bot', { id });
  const { data: second } = await tenant.call('create_bot', { name: 'Second' });
  await expect(tenant.call('restore_bot', { id })).rejects.toMatchObject({ code: 'bot_limit_reached' });
  await tenant.call('delete_bot', { id: second.id });
  await tenant.call('restore_bot', { id });
  expect((await tenant.call('get_webhook', { id: hook.id })).data.enabled).toBe(false);
});

test('brings back crawls that were over, and no list of pages to choose from', async () => {
  const tenant = await createTenant(world);
  const [chatbotId] = tenant.bots as [string];
  const [found, chosen] = [
    await addFoundCrawl(world, tenant, { chatbotId }),
    await addFoundCrawl(world, tenant, { chatbotId }),
  ];
  await tenant.call('choose_crawl_pages', { id: chosen, urls: ['https://shop.example.com/0'] });
  await tenant.call('delete_bot', { id: chatbotId });
  await tenant.call('restore_bot', { id: chatbotId });
  expect((await tenant.call('get_crawl', { id: chosen })).data).toMatchObject({
    status: 'running',
    found: 0,
  });
  await expect(tenant.call('get_crawl', { id: found })).rejects.toMatchObject({ code: 'not_found' });
});

import { ingest, withWorker } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const archived = expect.objectContaining({ code: 'bot_archived' });
const message = 'When does the shop open?';

test('an archived bot answers nobody, whether it is named, the default or that of the session', async () => {
  const tenant = await createTenant(world, { bots: ['Shop', 'Other'] });
  const [id, other] = tenant.bots as [string, string];
  await tenant.call('ask_bot', { message, chatbotId: other, sessionId: 'of-other' });
  await tenant.call('create_test_case', { chatbotId: id, question: message, language: 'en' });
  for (const bot of [id, other]) await tenant.call('archive_bot', { id: bot });
  for (const input of [{ chatbotId: id }, {}, { sessionId: 'of-other' }])
    await expect(tenant.call('ask_bot', { message, ...input })).rejects.toEqual(archived);
  await expect(tenant.call('try_bot', { id, message })).rejects.toEqual(archived);
  await expect(tenant.call('check_reply', { id, text: 'We open at nine.' })).rejects.toEqual(archived);
  await expect(tenant.call('run_tests', { chatbotId: id })).rejects.toEqual(archived);
  expect((await tenant.call('get_usage')).data.messages.used).toBe(1);
});

test('keeps its documents, settings and conversations, and leaves the list of bots', async () => {
  const tenant = await createTenant(world, { bots: ['Shop', 'Other'] });
  const [id, other] = tenant.bots as [string, string];
  const [document] = await ingest(world, tenant, [
    { title: 'Hours', text: 'The shop opens at nine.', chatbotId: id },
  ]);
  await tenant.call('ask_bot', { message, chatbotId: id, sessionId: 's' });
  const { data } = await tenant.call('archive_bot', { id });
  expect(data).toMatchObject({ id, is_default: true, archived_at: expect.any(String) });
  expect((await tenant.call('archive_bot', { id })).data).toEqual(data);
  const listed = async (input?: object) =>
    (await tenant.call('list_bots', input)).data.map((bot: { id: string }) => bot.id);
  expect(await listed()).toEqual([other]);
  expect(await listed({ archived: true })).toEqual([id]);
  expect((await tenant.call('update_bot', { id, name: 'Winter shop' })).data).toMatchObject({
    name: 'Winter shop',
    archived_at: data.archived_at,
  });
  expect((await tenant.call('list_knowledge')).data).toMatchObject([{ id: document?.id, status: 'ready' }]);
  expect((await tenant.call('get_conversation', { sessionId: 's' })).data.messages).toHaveLength(2);
  expect((await tenant.call('ask_bot', { message, chatbotId: other })).session_id).toEqual(
    expect.any(String),
  );
});

test('a test run that waits when its bot is archived fails', async () => {
  const tenant = await createTenant(world);
  const [id] = tenant.bots as [string];
  await tenant.call('create_test_case', { chatbotId: id, question: message, language: 'en' });
  const run = (await tenant.call('run_tests', { chatbotId: id })).data;
  await tenant.call('archive_bot', { id });
  await withWorker(world, () =>
    expect
      .poll(async () => (await tenant.call('get_test_run', { id: run.id })).data.status, { timeout: 20_000 })
      .toBe('failed'),
  );
});

test('returns 404 for a bot of another workspace, and archives nothing there', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  const id = other.bots[0];
  await expect(tenant.call('archive_bot', { id })).rejects.toMatchObject({ code: 'not_found' });
  expect((await other.call('get_bot', { id })).data.archived_at).toBeNull();
});

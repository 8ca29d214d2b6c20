import { serveTelegram } from '@jawab/test/support/telegram.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let telegram: Awaited<ReturnType<typeof serveTelegram>>;
beforeAll(async () => {
  telegram = await serveTelegram();
  world = await openWorld(Object.assign({ PUBLIC_URL: 'https://jawab.test' }, telegram.settings));
});
afterAll(async () => {
  await world.close();
  await telegram.close();
});
const botToken = (id: number, letter: string) => `${id}:${letter.repeat(35)}`;

test('changes name, bot and pause', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [chatbotId, other] = tenant.bots;
  const { data } = await tenant.call('create_channel', {
    kind: 'telegram',
    chatbotId,
    settings: { botToken: botToken(81, 'x') },
  });
  const update = async (change: object) =>
    (await tenant.call('update_channel', { id: data.id, ...change })).data;
  expect(await update({ name: 'Shop' })).toMatchObject({
    name: 'Shop',
    chatbot_id: chatbotId,
    status: 'active',
  });
  expect(await update({ paused: true, chatbotId: other })).toMatchObject({
    name: 'Shop',
    chatbot_id: other,
    status: 'paused',
  });
  expect(await update({ paused: false })).toMatchObject({ status: 'active' });
  const stranger = await createTenant(world);
  await expect(stranger.call('update_channel', { id: data.id, paused: true })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(
    tenant.call('update_channel', { id: data.id, chatbotId: stranger.bots[0] }),
  ).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('takes a new key of the same account only, and sets the webhook again', async () => {
  const tenant = await createTenant(world);
  const settings = { botToken: botToken(82, 'x') };
  const { data } = await tenant.call('create_channel', {
    kind: 'telegram',
    chatbotId: tenant.bots[0],
    settings,
  });
  const update = (token: string) =>
    tenant.call('update_channel', { id: data.id, settings: { botToken: token } });
  await expect(update(botToken(83, 'y'))).rejects.toMatchObject({ code: 'conflict' });
  await expect(update(botToken(0, 'y'))).rejects.toMatchObject({ code: 'invalid_request' });
  await update(botToken(82, 'y'));
  const set = telegram.calls.filter(
    ({ method, token }) => method === 'setWebhook' && token.startsWith('82:'),
  );
  expect(set.map(({ token }) => token)).toEqual([botToken(82, 'x'), botToken(82, 'y')]);
  expect(new Set(set.map(({ body }) => body.secret_token)).size).toBe(1);
});

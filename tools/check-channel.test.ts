import { connectTelegram, openChannels } from '@jawab/test/support/channel.ts';
import { createTenant } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let channels: Awaited<ReturnType<typeof openChannels>>;
beforeAll(async () => {
  channels = await openChannels({ LOG_LEVEL: 'silent' });
});
afterAll(() => channels.close());

test('says what works: the key, the webhook, the last message in and out', async () => {
  const { telegram, world } = channels;
  const { shop, channel, say } = await connectTelegram(channels);
  const sentence = (key: string) => world.runtime.languages.sayChannel('en', key);
  const check = async () =>
    Object.fromEntries(
      (await shop.call('check_channel', { id: channel.id })).data.checks.map(
        (one: { name: string; ok: boolean; hint: string | null }) => [one.name, one.ok ? true : one.hint],
      ),
    );
  const webhook = (url: string) => ({ status: 200, json: { ok: true, result: { url } } });
  telegram.next('getWebhookInfo', webhook(channel.webhook_url));
  expect(await check()).toEqual({ key: true, webhook: true, received: null, sent: true });
  await say(901, 'Hello');
  telegram.next('getWebhookInfo', webhook('https://elsewhere.example/'));
  expect(await check()).toMatchObject({ key: true, webhook: sentence('webhookElsewhere'), received: true });
  telegram.next('getMe', { status: 401, json: { ok: false, error_code: 401, description: 'Unauthorized' } });
  expect(await check()).toMatchObject({ key: sentence('keyWrong') });
  telegram.next('getMe', 'drop');
  expect(await check()).toMatchObject({ key: sentence('providerSilent') });
  const stranger = await createTenant(world);
  await expect(stranger.call('check_channel', { id: channel.id })).rejects.toMatchObject({
    code: 'not_found',
  });
});

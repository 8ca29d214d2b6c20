import { type Channels, connectTelegram, openChannels } from '@jawab/test/support/channel.ts';
import { createTenant } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let channels: Channels;
beforeAll(async () => {
  channels = await openChannels();
});
afterAll(() => channels.close());

test('changes what is sent, removes what is empty, and the profile does not overwrite it', async () => {
  const line = await connectTelegram(channels);
  const { shop } = line;
  await line.say(51, 'Hello');
  const { id } = (await shop.call('list_customers')).data[0];
  const update = async (change: object) => (await shop.call('update_customer', { id, ...change })).data;
  expect(await update({ name: 'Siti', email: 'siti@example.com' })).toMatchObject({
    name: 'Siti',
    email: 'siti@example.com',
    phone: null,
  });
  expect(await update({ email: '', phone: '+66 81 234 5678' })).toMatchObject({
    name: 'Siti',
    email: null,
    phone: '+66 81 234 5678',
  });
  await line.say(51, 'Hello again');
  expect((await shop.call('get_customer', { id })).data.name).toBe('Siti');
  const stranger = await createTenant(channels.world);
  await expect(stranger.call('update_customer', { id, name: 'X' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

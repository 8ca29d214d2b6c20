import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const key = { event: 'lead.created', url: 'https://agent.example/hook' };
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

test('ends a subscription of the same token alone, and no webhook', async () => {
  const shop = await createTenant(world);
  const other = await createTenant(world);
  const admitted = async () => (await world.runtime.admit(await shop.token(), '127.0.0.1')).principal;
  const [one, two] = [await admitted(), await admitted()];
  const { id } = (await shop.call('subscribe_events', Object.assign({ secret }, key), one)).data;
  await shop.call('create_webhook', { url: key.url, events: [key.event] });
  const gone = { code: 'not_found' };
  await expect(other.call('unsubscribe_events', key)).rejects.toMatchObject(gone);
  await expect(shop.call('unsubscribe_events', key, two)).rejects.toMatchObject(gone);
  const ofBot = Object.assign({ chatbotId: shop.bots[0] }, key);
  await expect(shop.call('unsubscribe_events', ofBot, one)).rejects.toMatchObject(gone);
  expect((await shop.call('unsubscribe_events', key, one)).data).toEqual({ id, deleted: true });
  await expect(shop.call('unsubscribe_events', key, one)).rejects.toMatchObject(gone);
  await shop.call('subscribe_events', Object.assign({ secret }, key), one);
  expect((await shop.call('unsubscribe_events', key)).data).toEqual({ id, deleted: true });
  expect((await shop.call('list_webhooks')).data).toHaveLength(1);
});

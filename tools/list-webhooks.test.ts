import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const url = 'https://shop.example.com/hook';
const events = ['lead.created'];

test('lists webhooks newest first, in pages, without secrets, within reach', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  await other.call('create_webhook', { url, events });
  const [a, b] = tenant.bots as [string, string];
  const all = (await tenant.call('create_webhook', { url, events })).data.id;
  const ofA = (await tenant.call('create_webhook', { url, events, chatbotId: a })).data.id;
  const ofB = (await tenant.call('create_webhook', { url, events, chatbotId: b })).data.id;
  const first = await tenant.call('list_webhooks', { limit: 2 });
  const second = await tenant.call('list_webhooks', { limit: 2, cursor: first.next_cursor });
  const ids = [...first.data, ...second.data].map((webhook) => webhook.id);
  expect(new Set(ids)).toEqual(new Set([ofB, ofA, all]));
  expect(second).toMatchObject({ has_more: false, next_cursor: null });
  expect(JSON.stringify(first)).not.toContain('whsec_');
  const limited = { reach: { workspace: tenant.workspaceId, bots: [b] } };
  const seen = await tenant.call('list_webhooks', {}, limited);
  expect(seen.data.map((webhook: { id: string }) => webhook.id)).toEqual([ofB]);
  const none = await tenant.call('list_webhooks', {}, { reach: { workspace: tenant.workspaceId, bots: [] } });
  expect(none.data).toEqual([]);
});

test('finds the webhooks of one address', async () => {
  const tenant = await createTenant(world);
  const { data } = await tenant.call('create_webhook', { url, events });
  await tenant.call('create_webhook', { url: `${url}/other`, events });
  const found = await tenant.call('list_webhooks', { url });
  expect(found.data.map((webhook: { id: string }) => webhook.id)).toEqual([data.id]);
  expect((await tenant.call('list_webhooks', { url: 'https://shop.example.com/' })).data).toEqual([]);
  expect((await tenant.call('list_webhooks', { url: '' })).data).toHaveLength(2);
});

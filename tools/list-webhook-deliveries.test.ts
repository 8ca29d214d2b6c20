import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const url = 'https://shop.example.com/hook';
const events = ['lead.created'];

test('lists attempts of one webhook, newest first, by status', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const { id } = (await tenant.call('create_webhook', { url, events })).data;
  const another = (await tenant.call('create_webhook', { url, events })).data.id;
  const sent: string[] = [];
  for (let n = 0; n < 3; n++)
    sent.unshift((await tenant.call('test_webhook', { id, event: 'lead.created' })).data.id);
  await tenant.call('test_webhook', { id: another, event: 'lead.created' });
  const first = await tenant.call('list_webhook_deliveries', { id, limit: 2 });
  const second = await tenant.call('list_webhook_deliveries', { id, limit: 2, cursor: first.next_cursor });
  expect(new Set([...first.data, ...second.data].map((row) => row.id))).toEqual(new Set(sent));
  expect((await tenant.call('list_webhook_deliveries', { id, status: 'delivered' })).data).toEqual([]);
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[0] as string] } };
  await expect(tenant.call('list_webhook_deliveries', { id }, limited)).rejects.toMatchObject({
    code: 'workspace_forbidden',
  });
  await expect(other.call('list_webhook_deliveries', { id })).rejects.toMatchObject({ code: 'not_found' });
});

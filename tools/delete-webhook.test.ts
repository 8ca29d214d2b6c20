import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const url = 'https://shop.example.com/hook';
const events = ['lead.created'];

test('deletes a webhook with its log; returns 404 the second time', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const { id } = (await tenant.call('create_webhook', { url, events })).data;
  await tenant.call('test_webhook', { id, event: 'lead.created' });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  await expect(tenant.call('delete_webhook', { id }, limited)).rejects.toMatchObject({
    code: 'workspace_forbidden',
  });
  await expect(other.call('delete_webhook', { id })).rejects.toMatchObject({ code: 'not_found' });
  expect((await tenant.call('delete_webhook', { id })).data).toEqual({ id, deleted: true });
  await expect(tenant.call('delete_webhook', { id })).rejects.toMatchObject({ code: 'not_found' });
  const left = await world.runtime.database.system.sql`select 1 from deliveries where webhook_id = ${id}`;
  expect(left).toEqual([]);
});

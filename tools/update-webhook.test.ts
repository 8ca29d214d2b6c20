import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const url = 'https://shop.example.com/hook';
const events = ['lead.created'];

test('changes only the fields that are sent', async () => {
  const tenant = await createTenant(world);
  const { id } = (await tenant.call('create_webhook', { url, events })).data;
  const changed = await tenant.call('update_webhook', { id, retry: 'standard', events: ['document.failed'] });
  expect(changed.data).toMatchObject({
    id,
    url,
    retry: 'standard',
    events: ['document.failed'],
    enabled: true,
  });
  await expect(tenant.call('update_webhook', { id, url: 'https://192.168.1.1/' })).rejects.toMatchObject({
    code: 'url_not_allowed',
  });
  expect((await tenant.call('update_webhook', { id, url: `${url}2` })).data.url).toBe(`${url}2`);
});

test('cancels waiting deliveries when disabled, and stays disabled when its bot is deleted', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const { sql } = world.runtime.database.workspace(tenant.workspaceId);
  const { id } = (await tenant.call('create_webhook', { url, events, chatbotId: tenant.bots[0] })).data;
  await sql`
    insert into deliveries (workspace_id, webhook_id, event_id, event, data, happened_at, reason)
    select ${tenant.workspaceId}, ${id}, gen_random_uuid(), 'lead.created', '{}', now(), reason
    from unnest(array['event', 'retry', 'redelivery']) reason`;
  expect((await tenant.call('update_webhook', { id, enabled: false })).data.enabled).toBe(false);
  const left = (await tenant.call('list_webhook_deliveries', { id })).data;
  expect(left.map((row: { reason: string; status: string }) => `${row.reason} ${row.status}`).sort()).toEqual(
    ['event cancelled', 'redelivery queued', 'retry cancelled'],
  );
  await tenant.call('update_webhook', { id, enabled: true });
  await tenant.call('delete_bot', { id: tenant.bots[0] });
  expect((await tenant.call('get_webhook', { id })).data.enabled).toBe(false);
  await expect(tenant.call('update_webhook', { id, enabled: true })).rejects.toMatchObject({
    code: 'conflict',
  });
});

import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const url = 'https://shop.example.com/hook';
const events = ['lead.created'];

test('[SIGN-1 inside] returns the secret only once and stores it encrypted', async () => {
  const tenant = await createTenant(world);
  const { data } = await tenant.call('create_webhook', { url, events: ['lead.created', 'lead.created'] });
  expect(data).toMatchObject({
    url,
    events,
    chatbot_id: null,
    enabled: true,
    retry: 'none',
    last_delivery: null,
  });
  expect(data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const [row] = await world.runtime.database.system.sql`select secret from webhooks where id = ${data.id}`;
  expect(row?.secret).not.toContain(data.secret.slice(6));
  expect(world.runtime.secrets.open(row?.secret, `${tenant.workspaceId}|${data.id}`)).toBe(data.secret);
});

test('refuses an address that cannot receive deliveries, and an unknown event', async () => {
  const tenant = await createTenant(world);
  for (const bad of [
    'http://shop.example.com/',
    'https://127.0.0.1/',
    'https://10.0.0.8/hook',
    'ftp://x.com',
    'x',
  ])
    await expect(tenant.call('create_webhook', { url: bad, events }), bad).rejects.toMatchObject({
      code: 'url_not_allowed',
    });
  for (const bad of [{ url, events: ['lead.deleted'] }, { url, events: [] }, { url }, { events }])
    await expect(tenant.call('create_webhook', bad)).rejects.toMatchObject({ code: 'invalid_request' });
  expect((await tenant.call('list_webhooks')).data).toEqual([]);
});

test('returns 402 below the scale plan; a token limited to bots must name one of them', async () => {
  const growth = await createTenant(world, { plan: 'growth' });
  await expect(growth.call('create_webhook', { url, events })).rejects.toMatchObject({
    code: 'plan_required',
  });
  const lifted = await createTenant(world, { plan: 'growth', limits: { webhooks: true } });
  expect((await lifted.call('create_webhook', { url, events, chatbotId: null })).data.chatbot_id).toBeNull();
  const tenant = await createTenant(world, { bots: ['A', 'B', 'C'] });
  const [a, b, c] = tenant.bots as [string, string, string];
  const two = { reach: { workspace: tenant.workspaceId, bots: [a, b] } };
  const one = { reach: { workspace: tenant.workspaceId, bots: [a] } };
  await expect(tenant.call('create_webhook', { url, events }, two)).rejects.toMatchObject({
    code: 'workspace_forbidden',
  });
  await expect(tenant.call('create_webhook', { url, events, chatbotId: c }, two)).rejects.toMatchObject({
    code: 'bot_forbidden',
  });
  expect((await tenant.call('create_webhook', { url, events }, one)).data.chatbot_id).toBe(a);
});

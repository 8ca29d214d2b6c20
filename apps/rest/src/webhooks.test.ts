import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RestServer, startRest } from './rest.testing.ts';

let world: World;
let rest: RestServer;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  rest = await startRest({ runtime: world.runtime });
  tenant = await createTenant(world);
});
afterAll(async () => {
  await rest.close();
  await world.close();
});

const webhook = { url: 'https://shop.example.com/hook', events: ['lead.created'], chatbotId: null };

test('[IDEM-3 inside] returns the same secret for a repeated creation, and stores it encrypted', async () => {
  const token = await tenant.token();
  const create = () => rest.send(token, 'POST /webhooks', webhook, { 'idempotency-key': 'once' });
  const first = await create();
  const again = await create();
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  const made = (await first.json()) as { data: { secret: string } };
  expect(await again.json()).toEqual(made);
  const [kept] = await world.runtime.database.system.sql`
    select body from idempotency_keys where workspace_id = ${tenant.workspaceId}`;
  expect(kept?.body).toMatch(/^v1\./);
  expect(kept?.body).not.toContain(made.data.secret.slice(6, 20));
});

test('each scope allows its half; below the scale plan every call is 402, after the scope check', async () => {
  const status = async (token: string, ...request: [string, object?]) =>
    (await rest.send(token, request[0], request[1])).status;
  const reader = await tenant.token({ scopes: ['webhooks:read'] });
  const writer = await tenant.token({ scopes: ['webhooks:write'] });
  expect(await status(reader, 'GET /webhooks')).toBe(200);
  expect(await status(reader, 'GET /events')).toBe(200);
  expect(await status(reader, 'POST /webhooks', webhook)).toBe(403);
  expect(await status(writer, 'GET /events')).toBe(403);
  expect(await status(writer, 'POST /webhooks', webhook)).toBe(201);
  expect(await status(writer, 'POST /webhooks', { ...webhook, url: 'http://shop.example.com/' })).toBe(400);
  const small = await createTenant(world, { plan: 'growth' });
  const both = await small.token({ scopes: ['webhooks:read', 'webhooks:write'] });
  expect(await status(both, 'GET /webhooks')).toBe(402);
  expect(await status(both, 'GET /events')).toBe(402);
  expect(await status(both, 'POST /webhooks', webhook)).toBe(402);
  expect(await status(await small.token({ scopes: ['bots:read'] }), 'GET /events')).toBe(403);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, openSurfaces } from '../support/surfaces.ts';
import { createTenant, openWorld, type Tenant, type World } from '../support/world.ts';

const world: World = await openWorld();
const { surfaces, send, close } = await openSurfaces(world);
let shop: Tenant;
beforeAll(async () => {
  shop = await createTenant(world, { bots: ['Shop', 'Other'] });
});
afterAll(async () => {
  await close();
  await world.close();
});

describe.each(surfaces.map((surface) => [surface.name, surface] as const))('over %s', (_, surface) => {
  test('[TOKEN-4 rest mcp] a token creates only tokens within its own scopes, bots and expiry', async () => {
    const [own, other] = shop.bots as [string, string];
    const expiresAt = new Date(Date.now() + 3_600_000);
    const by = await shop.token({ scopes: ['tokens:write', 'bots:read'], bots: [own], expiresAt });
    const create = (input: object) =>
      surface.call(by, 'create_token', { name: 'CI', scopes: ['bots:read'], ...input });
    expect(codeOf(surface, await create({ scopes: ['kb:read'] }))).toBe('insufficient_scope');
    expect(codeOf(surface, await create({ bots: [other] }))).toBe('bot_forbidden');
    expect(codeOf(surface, await create({ expiresAt: '2099-01-01T00:00:00Z' }))).toBe('invalid_request');
    const { data } = (await create({})).body;
    expect(data).toMatchObject({ scopes: ['bots:read'], bots: [own], expires_at: expiresAt.toISOString() });
    expect((await surface.call(data.secret, 'list_bots')).body.data).toMatchObject([{ id: own }]);
    await surface.call(by, 'revoke_token', { id: data.id });
    expect((await surface.call(data.secret, 'list_bots')).status).toBe(401);
  });

  test('[AUDIT-1 rest mcp] each change leaves one audit event that names actor, surface, operation and record', async () => {
    const by = await shop.token();
    const { data } = (await surface.call(by, 'create_bot', { name: 'New' })).body;
    await surface.call(by, 'list_bots');
    await surface.call(by, 'create_bot', { name: '' });
    const [last, before] = (await surface.call(by, 'list_audit_events', { limit: 2 })).body.data;
    expect(last).toMatchObject({
      actor: { kind: 'token', name: 'test' },
      surface: surface.name === 'rest' ? 'api' : 'mcp',
      operation: 'create_bot',
      target: { kind: 'bot', id: data.id },
    });
    expect(before?.target.id).not.toBe(data.id);
  });
});

test('[ACTOR-1 rest mcp] operations of the operator and of visitors do not exist for a token', async () => {
  const by = await shop.token();
  expect((await send(by, 'GET /v1/workspaces')).status).toBe(404);
  expect((await send(by, 'PATCH /v1/workspace/plan', { plan: 'enterprise' })).status).toBe(404);
  const [, mcp] = surfaces;
  for (const name of ['create_workspace', 'change_plan', 'widget_lead'])
    await expect(mcp.call(by, name, { name: 'X' })).rejects.toThrow(`There is no tool ${name}`);
  expect((await shop.call('list_workspaces')).data).toHaveLength(1);
});

import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('returns what a token is, without a scope', async () => {
  const tenant = await createTenant(world);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const token = await tenant.token({ scopes: ['kb:read'], bots: tenant.bots, expiresAt });
  const { principal } = await world.runtime.admit(token, '127.0.0.1');
  expect((await tenant.call('get_me', {}, principal)).data).toMatchObject({
    workspace: { id: tenant.workspaceId, plan: 'scale' },
    scopes: ['kb:read'],
    bots: tenant.bots,
    token: { expires_at: expiresAt.toISOString() },
    limits: { bots: 50, messages_per_month: 100_000, webhooks: true },
    translates: false,
  });
});

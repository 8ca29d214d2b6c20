import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a new bot has its own public key, and no origins and texts', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a, b] = await Promise.all(tenant.bots.map((id) => tenant.call('get_bot', { id })));
  expect(a.data).toMatchObject({
    id: tenant.bots[0],
    name: 'A',
    language: 'en',
    is_default: true,
    allowed_origins: [],
    instructions: null,
    greeting: null,
    handoff_message: null,
  });
  expect(a.data.public_key).toMatch(/^pub_[0-9a-f]{32}$/);
  expect(a.data.snippet).toContain(`/widget.js" data-key="${a.data.public_key}"`);
  expect(b.data.public_key).not.toBe(a.data.public_key);
});

test('returns 403 outside the token’s reach and 404 for a foreign bot', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  for (const tool of ['get_bot', 'update_bot', 'delete_bot']) {
    await expect(tenant.call(tool, { id: tenant.bots[0] }, limited), tool).rejects.toMatchObject({
      code: 'bot_forbidden',
    });
    await expect(other.call(tool, { id: tenant.bots[0] }), tool).rejects.toMatchObject({ code: 'not_found' });
  }
  expect((await tenant.call('get_bot', { id: tenant.bots[1] }, limited)).data.name).toBe('B');
});

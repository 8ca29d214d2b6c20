import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
  tenant = await createTenant(world);
});
afterAll(() => world.close());

// Findings behind an address that answers are tested in test/contract/mcp/diagnosis.test.ts.
test.each([
  ['not an address', 'address', 'is not an address'],
  ['ftp://bots.example.com/mcp', 'address', 'is not an address'],
  ['HTTPS://bots.example.com/mcp', 'address', 'Write it as https://bots.example.com/mcp'],
  ['http://bots.example.com/mcp', 'address', 'plain http'],
  ['http://127.0.0.1:1/mcp', 'answer', 'private'],
])('%s stops at %s', async (url, name, hint) => {
  const { checks } = (await tenant.call('diagnose_mcp', { url })).data;
  expect(checks.at(-1)).toEqual({ name, ok: false, hint: expect.stringContaining(hint) });
});

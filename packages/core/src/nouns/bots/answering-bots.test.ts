import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenant, openWorld, type World } from '../../../../../test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('reading the bots that answer costs no call of a function', async () => {
  const tenant = await createTenant(world);
  const { sql, principal } = tenant.context();
  const plan = await sql<{ 'QUERY PLAN': string }>`
    explain select b.name from answering_bots() b
    where b.workspace_id = ${principal.reach.workspace} and b.id = ${tenant.bots[0]}`;
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).not.toContain('Function Scan');
  expect(lines).toMatch(/Scan.* on bots/);
});

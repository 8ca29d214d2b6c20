import { createPerson } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('gives every person of the service the same point on P-256', async () => {
  const keys = [];
  for (const tenant of [await createTenant(world), await createTenant(world)]) {
    const person = await createPerson(world, { tenant });
    keys.push((await tenant.call('get_push_key', {}, person)).data.publicKey);
  }
  expect(keys[0]).toBe(keys[1]);
  const point = Buffer.from(keys[0], 'base64url');
  expect([point.length, point[0]]).toEqual([65, 4]);
});

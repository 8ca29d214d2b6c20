import { createPerson } from '@jawab/test/support/people.ts';
import { pushSubscription } from '@jawab/test/support/sample-input.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('ends a subscription of the person, and none of a colleague', async () => {
  const tenant = await createTenant(world);
  const [ann, bea] = [await createPerson(world, { tenant }), await createPerson(world, { tenant })];
  const { id } = (await tenant.call('create_push_subscription', pushSubscription, ann)).data;
  const end = (person: object) => tenant.call('delete_push_subscription', { id }, person);
  await expect(end(bea)).rejects.toMatchObject({ code: 'not_found' });
  expect((await end(ann)).data).toEqual({ id, deleted: true });
  await expect(end(ann)).rejects.toMatchObject({ code: 'not_found' });
});

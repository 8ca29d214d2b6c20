import { createPerson } from '@jawab/test/support/people.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('leaves nothing in the transcript, and is refused for a foreign conversation', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  const person = await createPerson(world, { tenant, role: 'support' });
  await tenant.call('widget_handoff', {}, asVisitor(tenant, { sessionId: 's' }));
  const read = async () => (await tenant.call('get_conversation', { sessionId: 's' })).data.messages;
  const before = await read();
  expect((await tenant.call('show_typing', { sessionId: 's' }, person)).data).toEqual({ session_id: 's' });
  expect(await read()).toEqual(before);
  await expect(other.call('show_typing', { sessionId: 's' })).rejects.toMatchObject({ code: 'not_found' });
});

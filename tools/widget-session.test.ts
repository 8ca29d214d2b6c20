import { readVisitorSession } from '@jawab/core';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('signs another session of the visited bot each time', async () => {
  const shop = await createTenant(world, { bots: ['A', 'B'] });
  const visitor = asVisitor(shop, { bot: shop.bots[1], sessionId: null });
  const { data: first } = await shop.call('widget_session', {}, visitor);
  const { data: second } = await shop.call('widget_session', {}, visitor);
  expect(first.session_id).not.toBe(second.session_id);
  expect(readVisitorSession(world.runtime.secrets, first.session_token, new Date())).toEqual({
    bot: shop.bots[1],
    session: first.session_id,
    expires: Date.parse(first.expires_at) / 1000,
  });
});

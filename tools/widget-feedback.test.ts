import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let shop: Tenant;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world);
});
afterAll(() => world.close());

test('rates a reply of the visitor’s own session only', async () => {
  const [visitor, other] = [asVisitor(shop), asVisitor(shop)];
  const { message_id: messageId } = await shop.call('widget_chat', { message: 'Hello' }, visitor);
  await shop.call('widget_chat', { message: 'Hello' }, other);
  const rating = { messageId, rating: 'down', comment: 'गलत' };
  await expect(shop.call('widget_feedback', rating, other)).rejects.toMatchObject({ code: 'not_found' });
  const { data } = await shop.call('widget_feedback', rating, visitor);
  expect(data).toEqual({
    session_id: visitor.sessionId,
    message_id: messageId,
    rating: 'down',
    comment: 'गलत',
  });
});

import { randomUUID } from 'node:crypto';
import { ingest } from '@jawab/test/support/ingest.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let shop: Tenant;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world, { bots: ['Shop', 'Other'] });
  await ingest(world, shop, [{ title: 'Delivery', text: 'Delivery takes 2 to 4 working days.' }]);
});
afterAll(() => world.close());

test('answers in the visitor’s own session, in the channel widget', async () => {
  const sessionId = randomUUID();
  const answer = await shop.call(
    'widget_chat',
    { message: 'How long does delivery take?', sessionId: 'another', chatbotId: shop.bots[1] },
    asVisitor(shop, { sessionId }),
  );
  expect(answer).toMatchObject({ session_id: sessionId, answered: true, sources: [{ title: 'Delivery' }] });
  const { data } = await shop.call('list_conversations', { chatbotId: shop.bots[0] });
  expect(data).toMatchObject([{ session_id: sessionId, channel: 'widget', message_count: 2 }]);
});

test('needs a session', async () => {
  const refused = shop.call('widget_chat', { message: 'Hello' }, asVisitor(shop, { sessionId: null }));
  await expect(refused).rejects.toMatchObject({ code: 'unauthorized' });
});

test('is not for tokens, members and the operator', async () => {
  await expect(shop.call('widget_chat', { message: 'Hello' })).rejects.toMatchObject({ code: 'not_found' });
});

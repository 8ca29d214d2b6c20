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
  const message = 'How long does delivery take?';
  const visitor = asVisitor(shop, { sessionId });
  for (const other of [{ sessionId: 'another' }, { chatbotId: shop.bots[1] }])
    await expect(shop.call('widget_chat', Object.assign({ message }, other), visitor)).rejects.toThrow(
      'Unknown argument',
    );
  const answer = await shop.call('widget_chat', { message }, visitor);
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

test('answers as many messages of visitors a day as the bot allows, exactly, and tokens beside them', async () => {
  const tenant = await createTenant(world, { bots: ['Shop', 'Other'] });
  const [limited, other] = tenant.bots;
  await tenant.call('update_bot', { id: limited, visitorMessagesPerDay: 3 });
  const say = (bot = limited) => tenant.call('widget_chat', { message: 'Hello' }, asVisitor(tenant, { bot }));
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => say()));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(5);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'quota_exceeded' });
  expect((await tenant.call('get_usage')).data.messages.used).toBe(3);
  await say(other);
  await tenant.call('ask_bot', { message: 'Hello', chatbotId: limited });
  await world.runtime.database.system.sql`
    update visitor_days set day = day - 1 where workspace_id = ${tenant.workspaceId}`;
  await say();
  await tenant.call('update_bot', { id: limited, visitorMessagesPerDay: null });
  for (let n = 0; n < 4; n++) await say();
});

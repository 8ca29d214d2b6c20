import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('hands a session over once, before or after its first message', async () => {
  const shop = await createTenant(world);
  const visitor = asVisitor(shop);
  const { data: first } = await shop.call('widget_handoff', { language: 'ja' }, visitor);
  expect(first.status).toBe('handoff');
  expect(first.message).toMatch(/[\u3040-\u30ff]/);
  await shop.call('widget_handoff', {}, visitor);
  const events = await world.runtime.database.system.sql`
    select data from events where workspace_id = ${shop.workspaceId} and event = 'conversation.handoff'`;
  expect(events).toMatchObject([{ data: { session_id: visitor.sessionId, reason: 'asked' } }]);
  const { data } = await shop.call('list_conversations', { status: 'handoff' });
  expect(data).toMatchObject([{ session_id: visitor.sessionId, channel: 'widget' }]);
});

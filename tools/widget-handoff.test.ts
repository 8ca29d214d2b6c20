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
  const { data: again } = await shop.call('widget_handoff', {}, visitor);
  expect(again.message).toMatch(/[\u3040-\u30ff]/);
  const events = await world.runtime.database.system.sql`
    select data from events where workspace_id = ${shop.workspaceId} and event = 'conversation.handoff'`;
  expect(events).toMatchObject([{ data: { session_id: visitor.sessionId, reason: 'asked' } }]);
  const { data } = await shop.call('list_conversations', { status: 'handoff' });
  expect(data).toMatchObject([{ session_id: visitor.sessionId, channel: 'widget' }]);
  const { data: changes } = await shop.call('list_audit_events', { operation: 'widget_handoff' });
  expect(changes).toMatchObject([{ target: { kind: 'conversation', id: expect.any(String) } }]);
});

test('keeps the conversation with the bot at hours when nobody answers, by the button and in words', async () => {
  const shop = await createTenant(world);
  await shop.call('update_bot', { id: shop.bots[0], handoffHours: { timezone: 'UTC', week: [] } });
  const visitor = asVisitor(shop);
  const { data } = await shop.call('widget_handoff', { language: 'ta' }, visitor);
  expect(data.status).toBe('open');
  expect(data.message).toMatch(/[\u0b80-\u0bff]/);
  expect((await shop.call('list_audit_events', { operation: 'widget_handoff' })).data).toEqual([]);
  const wish = await shop.call('widget_chat', { message: 'I want to talk to a human.' }, visitor);
  expect(wish).toMatchObject({ handoff: false, silent: false, answer: expect.stringContaining('away') });
  expect((await shop.call('widget_chat', { message: 'Hello' }, visitor)).silent).toBe(false);
  const events = await world.runtime.database.system.sql`
    select event from events where workspace_id = ${shop.workspaceId} and event = 'conversation.handoff'`;
  expect(events).toEqual([]);
  await shop.call('update_bot', { id: shop.bots[0], handoffHours: null });
  expect((await shop.call('widget_handoff', {}, visitor)).data.status).toBe('handoff');
  await shop.call('update_bot', { id: shop.bots[0], handoffHours: { timezone: 'UTC', week: [] } });
  expect((await shop.call('widget_handoff', {}, visitor)).data.status).toBe('handoff');
});

test('hands over an API conversation at any hour, because an integration has hours of its own', async () => {
  const shop = await createTenant(world);
  await shop.call('update_bot', { id: shop.bots[0], handoffHours: { timezone: 'UTC', week: [] } });
  const answer = await shop.call('ask_bot', { message: 'I want to talk to a human.', sessionId: 'api' });
  expect(answer.handoff).toBe(true);
});

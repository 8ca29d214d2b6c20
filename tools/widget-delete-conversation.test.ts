import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('deletes the visitor’s own conversation only, and again without harm', async () => {
  const shop = await createTenant(world);
  const [mine, other] = [asVisitor(shop), asVisitor(shop)];
  for (const visitor of [mine, other]) await shop.call('widget_chat', { message: 'Hello' }, visitor);
  await shop.call('ask_bot', { message: 'I am the API', sessionId: mine.sessionId, chatbotId: shop.bots[0] });
  const deleted = { data: { id: mine.sessionId, deleted: true } };
  expect(await shop.call('widget_delete_conversation', {}, mine)).toEqual(deleted);
  expect(await shop.call('widget_delete_conversation', {}, mine)).toEqual(deleted);
  expect(await shop.call('widget_messages', {}, mine)).toEqual({ data: [], status: null });
  expect((await shop.call('widget_messages', {}, other)).data).toHaveLength(2);
  const { data } = await shop.call('list_conversations');
  expect(data.map((row: { channel: string }) => row.channel).sort()).toEqual(['api', 'widget']);
  const { data: changes } = await shop.call('list_audit_events', { operation: 'widget' });
  expect(changes).toMatchObject([
    {
      actor: { kind: 'visitor', id: null },
      surface: 'widget',
      operation: 'widget_delete_conversation',
      target: { kind: 'conversation', id: expect.any(String) },
    },
  ]);
});

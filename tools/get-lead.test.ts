import { keepLead } from '@jawab/core';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('returns a lead as list_leads does; returns 404 for a deleted, a foreign and an out-of-reach one', async () => {
  const shop = await createTenant(world, { bots: ['A', 'B'] });
  const place = { botId: shop.bots[0] as string, sessionId: 's' };
  const details = { name: 'สมชาย', email: 'a@example.com', phone: null, message: 'I want to buy 20 chairs' };
  const { id } = await keepLead(shop.context(), place, details);
  const { data } = await shop.call('get_lead', { id });
  expect(data).toMatchObject({ id, session_id: 's', intent_label: 'hot', state: 'new' });
  expect([data]).toEqual((await shop.call('list_leads')).data);
  const limited = { reach: { workspace: shop.workspaceId, bots: [shop.bots[1] as string] } };
  const missing = { code: 'not_found' };
  await expect(shop.call('get_lead', { id }, limited)).rejects.toMatchObject(missing);
  await expect((await createTenant(world)).call('get_lead', { id })).rejects.toMatchObject(missing);
  await shop.call('delete_lead', { id });
  await expect(shop.call('get_lead', { id })).rejects.toMatchObject(missing);
});

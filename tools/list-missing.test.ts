import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('lists reports page by page, of the bots in reach, of the last 90 days', async () => {
  const tenant = await createTenant(world, { bots: ['Shop', 'Other'] });
  const [shop, other] = tenant.bots as [string, string];
  await tenant.call('report_missing', { wanted: 'Old' });
  await world.runtime.database.system.sql`
    update missing_reports set last_reported_at = now() - interval '91 days' where workspace_id = ${tenant.workspaceId}`;
  await tenant.call('report_missing', { wanted: 'One', chatbotId: shop });
  await tenant.call('report_missing', { wanted: 'One', chatbotId: other });
  await tenant.call('report_missing', { wanted: 'Two' });
  const first = await tenant.call('list_missing', { limit: 2 });
  expect(first.data).toMatchObject([{ wanted: 'Two', chatbot_id: null }, { chatbot_id: other }]);
  const second = await tenant.call('list_missing', { limit: 2, cursor: first.next_cursor });
  expect(second).toMatchObject({ data: [{ chatbot_id: shop, wanted: 'One' }], has_more: false });
  expect((await tenant.call('list_missing', { chatbotId: shop })).data).toHaveLength(1);
  const { principal } = await world.runtime.admit(await tenant.token({ bots: [shop, other] }), '127.0.0.1');
  expect((await tenant.call('list_missing', {}, principal)).data).toHaveLength(2);
  const stranger = await createTenant(world);
  expect((await stranger.call('list_missing')).data).toEqual([]);
});

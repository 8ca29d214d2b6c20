import { keepLead } from '@jawab/core';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('brings a lead back unless its session has left another one', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const place = { botId: tenant.bots[0] as string, sessionId: 's' };
  const contact = { name: '佐藤 愛子', email: 'aiko@example.com', phone: null, message: null };
  const save = () => keepLead(tenant.context(), place, contact);
  const leads = async () => (await tenant.call('list_leads', { q: '佐藤' })).data;
  await save();
  const before = await leads();
  const { id } = before[0];
  const restore = (change?: object) => tenant.call('restore_lead', { id }, change);
  await expect(restore()).rejects.toMatchObject({ code: 'not_found' });
  await tenant.call('delete_lead', { id });
  expect(await leads()).toEqual([]);
  await expect(other.call('restore_lead', { id })).rejects.toMatchObject({ code: 'not_found' });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  await expect(restore(limited)).rejects.toMatchObject({ code: 'not_found' });
  await save();
  await expect(restore()).rejects.toMatchObject({ code: 'conflict' });
  await tenant.call('delete_lead', { id: (await leads())[0].id });
  expect((await restore()).data).toEqual({ id });
  expect(await leads()).toEqual(before);
});

import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('renames the workspace of the caller and no other', async () => {
  const [tenant, other] = [await createTenant(world), await createTenant(world)];
  expect((await tenant.call('update_workspace', { name: ' Kopi Kita ' })).data).toMatchObject({
    id: tenant.workspaceId,
    name: 'Kopi Kita',
    plan: 'scale',
  });
  expect((await other.call('get_workspace')).data.name).toBe('Test');
});

test('a blank name counts as left out', async () => {
  const tenant = await createTenant(world);
  expect((await tenant.call('update_workspace', { name: ' ' })).data.name).toBe('Test');
});

test('masks the kinds of personal data that are set, each once, until none is', async () => {
  const tenant = await createTenant(world);
  const set = async (redact: string[]) => (await tenant.call('update_workspace', { redact })).data.redact;
  expect(await set(['card', 'phone', 'card'])).toEqual(['card', 'phone']);
  expect((await tenant.call('update_workspace', { name: 'Other' })).data.redact).toEqual(['card', 'phone']);
  expect(await set([])).toEqual([]);
  await expect(set(['passport'])).rejects.toMatchObject({ code: 'invalid_request' });
});

test('keeps records for the days that are set, until null keeps them for good', async () => {
  const tenant = await createTenant(world);
  const set = async (retentionDays: object) =>
    (await tenant.call('update_workspace', { retentionDays })).data.retention_days;
  expect(await set({ conversations: 90 })).toEqual({ conversations: 90, leads: null, attachments: null });
  expect(await set({ leads: 365, attachments: 30 })).toEqual({
    conversations: 90,
    leads: 365,
    attachments: 30,
  });
  expect(await set({ conversations: null })).toEqual({ conversations: null, leads: 365, attachments: 30 });
  for (const wrong of [{ conversations: 0 }, { leads: 3651 }, { leads: 1.5 }])
    await expect(tenant.call('update_workspace', { retentionDays: wrong })).rejects.toMatchObject({
      code: 'invalid_request',
    });
});

test('keeps the name and the minutes that are not sent', async () => {
  const tenant = await createTenant(world);
  const set = async (input: object) => (await tenant.call('update_workspace', input)).data;
  expect(await set({ escalateMinutes: 2 })).toMatchObject({ name: 'Test', escalate_minutes: 2 });
  expect(await set({ name: 'Kopi' })).toMatchObject({ name: 'Kopi', escalate_minutes: 2 });
  expect(await set({ escalateMinutes: null })).toMatchObject({ name: 'Kopi', escalate_minutes: null });
  for (const escalateMinutes of [-1, 1441, 1.5])
    await expect(tenant.call('update_workspace', { escalateMinutes })).rejects.toMatchObject({
      code: 'invalid_request',
    });
});

import { createPerson } from '@jawab/test/support/people.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('changes what is sent, keeps the rest, and shows it to that person only', async () => {
  const tenant = await createTenant(world);
  const [ann, bea] = [await createPerson(world, { tenant }), await createPerson(world, { tenant })];
  const quietHours = { from: '22:00', to: '07:00', timezone: 'Asia/Bangkok' };
  const set = (alerts: object) => tenant.call('update_me', { alerts }, ann);
  await set({ sound: false, quietHours });
  const { data } = await set({ mail: false });
  expect(data).toEqual({
    id: ann.memberId,
    alerts: { sound: false, push: true, mail: false, quiet_hours: quietHours },
    presence: 'away',
  });
  const readAs = async (person?: object) => (await tenant.call('get_me', {}, person)).data.alerts;
  expect(await readAs(ann)).toEqual(data.alerts);
  expect(await readAs(bea)).toEqual({ sound: true, push: true, mail: true, quiet_hours: null });
  expect(await readAs()).toBeNull();
  expect((await set({ quietHours: null })).data.alerts.quiet_hours).toBeNull();
});

test('a person is online until they say that they are away; a sign of life is no change', async () => {
  const tenant = await createTenant(world);
  const ann = await createPerson(world, { tenant });
  const set = (presence: string) => tenant.call('update_me', { presence }, ann);
  const readAs = async (person?: object) => (await tenant.call('get_me', {}, person)).data.presence;
  expect([await readAs(ann), await readAs()]).toEqual(['away', null]);
  expect((await set('online')).data.presence).toBe('online');
  await set('online');
  await tenant.call('update_me', { alerts: { mail: false } }, ann);
  expect(await readAs(ann)).toBe('online');
  await set('away');
  expect(await readAs(ann)).toBe('away');
  const { data } = await tenant.call('list_audit_events', { operation: 'update_me' });
  expect(data).toHaveLength(3);
});

test.each([
  [{ from: '25:00', to: '07:00', timezone: 'UTC' }, 'alerts.quietHours.from'],
  [{ from: '22:00', to: '24:00', timezone: 'UTC' }, 'alerts.quietHours.to'],
  [{ from: '22:00', to: '07:00', timezone: 'Bangkok' }, 'alerts.quietHours.timezone'],
])('refuses quiet hours %j', async (quietHours, path) => {
  const tenant = await createTenant(world);
  const person = await createPerson(world, { tenant });
  await expect(tenant.call('update_me', { alerts: { quietHours } }, person)).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining(path),
  });
});

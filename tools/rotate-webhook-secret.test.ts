import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const url = 'https://shop.example.com/hook';
const events = ['lead.created'];

const secretsOf = async (id: string) => {
  const [row] = await world.runtime.database.system.sql`
    select workspace_id, secret, previous_secret, active_at, previous_until from webhooks where id = ${id}`;
  const open = (sealed: string) => world.runtime.secrets.open(sealed, `${row?.workspace_id}|${id}`);
  const hours = (Date.parse(row?.previous_until) - Date.parse(row?.active_at)) / 3_600_000;
  return { newest: open(row?.secret), previous: open(row?.previous_secret), hours };
};

test('uses the new secret at once and keeps the old one for a day', async () => {
  const tenant = await createTenant(world);
  const before = (await tenant.call('create_webhook', { url, events })).data;
  const { data } = await tenant.call('rotate_webhook_secret', { id: before.id });
  expect(data.secret).toMatch(/^whsec_/);
  expect(await secretsOf(before.id)).toEqual({ newest: data.secret, previous: before.secret, hours: 24 });
});

test('keeps the signing secret when rotated again before the new one takes effect', async () => {
  const tenant = await createTenant(world);
  const before = (await tenant.call('create_webhook', { url, events })).data;
  const activateAt = new Date(Date.now() + 3_600_000).toISOString();
  const first = (await tenant.call('rotate_webhook_secret', { id: before.id, activateAt })).data;
  expect(first.active_at).toBe(activateAt);
  const second = (await tenant.call('rotate_webhook_secret', { id: before.id, activateAt })).data;
  expect(await secretsOf(before.id)).toEqual({ newest: second.secret, previous: before.secret, hours: 24 });
});

test('refuses an invalid time, a time too far ahead, and foreign webhooks', async () => {
  const tenant = await createTenant(world);
  const other = await createTenant(world);
  const { id } = (await tenant.call('create_webhook', { url, events })).data;
  for (const activateAt of ['tomorrow', '2999-01-01T00:00:00Z'])
    await expect(tenant.call('rotate_webhook_secret', { id, activateAt })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  await expect(other.call('rotate_webhook_secret', { id })).rejects.toMatchObject({ code: 'not_found' });
});

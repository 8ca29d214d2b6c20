import { createPerson } from '@jawab/test/support/people.ts';
import { pushSubscription } from '@jawab/test/support/sample-input.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const rows = (workspaceId: string) => world.runtime.database.system.sql<{ user_id: string }>`
  select user_id, endpoint, language from push_subscriptions where workspace_id = ${workspaceId}`;

test('keeps a browser once, for the person who used it last', async () => {
  const tenant = await createTenant(world);
  const [ann, bea] = [await createPerson(world, { tenant }), await createPerson(world, { tenant })];
  const { data } = await tenant.call('create_push_subscription', pushSubscription, ann);
  expect((await tenant.call('create_push_subscription', pushSubscription, bea)).data).toEqual(data);
  expect(await rows(tenant.workspaceId)).toEqual([
    { user_id: bea.memberId, endpoint: pushSubscription.endpoint, language: 'en' },
  ]);
});

test.each([
  ['a private address', { endpoint: 'https://127.0.0.1/push' }, 'url_not_allowed'],
  ['plain http', { endpoint: 'http://push.example.com/1' }, 'url_not_allowed'],
  ['a short key', { keys: { p256dh: 'AAAA', auth: pushSubscription.keys.auth } }, 'invalid_request'],
  ['a short secret', { keys: { p256dh: pushSubscription.keys.p256dh, auth: 'AAAA' } }, 'invalid_request'],
])('refuses %s', async (_, change, code) => {
  const tenant = await createTenant(world);
  const person = await createPerson(world, { tenant });
  const call = tenant.call('create_push_subscription', Object.assign({}, pushSubscription, change), person);
  await expect(call).rejects.toMatchObject({ code });
  expect(await rows(tenant.workspaceId)).toEqual([]);
});

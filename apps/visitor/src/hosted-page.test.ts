import { readHostedPage } from '@jawab/core';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a bot has a hosted page until it is switched off; a rotated or unknown key has none', async () => {
  const shop = await createTenant(world);
  const [id] = shop.bots;
  const change = async (settings: object) => (await shop.call('update_bot', { id, ...settings })).data;
  const { database } = world.runtime;
  const allowedOrigins = ['https://*.shop.example'];
  const { public_key: key, theme } = await change({ language: 'ta', allowedOrigins });
  expect(await readHostedPage(database, key)).toEqual({
    name: 'Shop',
    history: 'tab',
    language: 'ta',
    greeting: null,
    greetings: {},
    logo: null,
    theme,
    allowed_origins: allowedOrigins,
    speech_forms: expect.any(Object),
  });
  await change({ hostedPage: false });
  expect(await readHostedPage(database, key)).toBeNull();
  const { public_key: next } = await change({ hostedPage: true, rotatePublicKey: true });
  expect(await readHostedPage(database, key)).toBeNull();
  expect(await readHostedPage(database, next)).toMatchObject({ name: 'Shop' });
});

import { openAccount, type SealedChannel } from '@jawab/core';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorker } from '../start-worker.ts';

let world: World;
const renewed: string[] = [];
const bodies: Record<string, object> = {
  me: { id: '17841400000000001', user_id: '17841400000000001', username: 'bar.shop', name: 'Bar Shop' },
};
let answer: object = {};
beforeAll(async () => {
  world = await openWorld(
    { LOG_LEVEL: 'silent' },
    {
      async callProvider(url, { headers }) {
        const isRenewal = url.includes('refresh_access_token');
        if (isRenewal) renewed.push(headers?.authorization ?? url);
        const json = isRenewal ? answer : bodies.me;
        return {
          status: 200,
          headers: new Headers(),
          json,
          bytes: new TextEncoder().encode(JSON.stringify(json)),
        };
      },
    },
  );
});
afterAll(() => world.close());

test('renews a key before its end, seals the new one, and says when it ends; not before it is due', async () => {
  const shop = await createTenant(world);
  const settings = {
    accountId: '17841400000000001',
    accessToken: `IGAA${'a'.repeat(60)}`,
    appSecret: 'a'.repeat(32),
  };
  const { data: channel } = await shop.call('create_channel', {
    kind: 'instagram',
    chatbotId: shop.bots[0],
    settings,
  });
  const { sql } = world.runtime.database.system;
  const read = async () =>
    (
      await sql<
        SealedChannel & { key_ends_at: string; renew_at: string }
      >`select * from channels where id = ${channel.id}`
    )[0];
  const run = async () => {
    const worker = await startWorker(world.runtime);
    await sql`select enqueue('renew_channels', '{}'::jsonb, 'renew_channels')`;
    await expect.poll(async () => (await sql`select due + running as n from queue_state()`)[0]?.n).toBe(0);
    await worker.stop();
  };
  await run();
  expect(renewed).toEqual([]);
  await sql`update channels set created_at = now() - interval '3 days' where id = ${channel.id}`;
  answer = { access_token: `IGAA${'b'.repeat(60)}`, expires_in: 5_184_000 };
  await run();
  expect(renewed).toHaveLength(1);
  const row = await read();
  expect(openAccount(world.runtime, row as SealedChannel).settings).toMatchObject({
    accessToken: `IGAA${'b'.repeat(60)}`,
  });
  expect(Date.parse(row?.key_ends_at ?? '') - Date.now()).toBeGreaterThan(59 * 86_400_000);
  await run();
  expect(renewed).toHaveLength(1);
  await sql`update channels set renew_at = now() where id = ${channel.id}`;
  answer = { error: { message: 'Invalid OAuth access token', type: 'OAuthException', code: 190 } };
  await run();
  expect((await shop.call('get_channel', { id: channel.id })).data).toMatchObject({
    status: 'failing',
    last_error: { code: 'key_invalid' },
  });
});

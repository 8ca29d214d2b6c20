import { newToken } from '@jawab/test/support/telegram.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('lists the channels in reach, newest first, by bot and by kind, in pages', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a, b] = tenant.bots as [string, string];
  const ids: string[] = [];
  for (const chatbotId of [a, a, b])
    ids.unshift(
      (
        await tenant.call('create_channel', {
          kind: 'telegram',
          chatbotId,
          settings: { botToken: newToken() },
        })
      ).data.id,
    );
  const list = async (input = {}, change = {}) =>
    (await tenant.call('list_channels', input, change)).data.map(({ id }: { id: string }) => id);
  expect(await list()).toEqual(ids);
  expect(await list({ chatbotId: b })).toEqual(ids.slice(0, 1));
  expect(await list({ kind: 'telegram' })).toEqual(ids);
  expect(await list({ kind: 'smoke' })).toEqual([]);
  expect(await list({}, { reach: { workspace: tenant.workspaceId, bots: [b] } })).toEqual(ids.slice(0, 1));
  const first = await tenant.call('list_channels', { limit: 2 });
  expect(first.has_more).toBe(true);
  expect(await list({ limit: 2, cursor: first.next_cursor })).toEqual(ids.slice(2));
  expect((await (await createTenant(world)).call('list_channels')).data).toEqual([]);
});

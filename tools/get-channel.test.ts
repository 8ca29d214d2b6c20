import { newToken } from '@jawab/test/support/telegram.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('returns a channel of a bot in reach, without its keys', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [chatbotId, other] = tenant.bots as [string, string];
  const botToken = newToken();
  const { data: made } = await tenant.call('create_channel', {
    kind: 'telegram',
    chatbotId,
    settings: { botToken },
  });
  const { data } = await tenant.call('get_channel', { id: made.id });
  expect(data).toEqual(made);
  expect(JSON.stringify(data)).not.toContain(botToken.split(':')[1]);
  const only = { reach: { workspace: tenant.workspaceId, bots: [other] } };
  await expect(tenant.call('get_channel', { id: made.id }, only)).rejects.toMatchObject({
    code: 'bot_forbidden',
  });
  const stranger = await createTenant(world);
  await expect(stranger.call('get_channel', { id: made.id })).rejects.toMatchObject({ code: 'not_found' });
});

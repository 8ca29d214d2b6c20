import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const url = 'https://shop.example.com/hook';
const events = ['lead.created'];

test('returns a webhook without its secret; a limited token cannot read a webhook of all bots', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  const [a, b] = tenant.bots as [string, string];
  const { secret, ...all } = (await tenant.call('create_webhook', { url, events })).data;
  const ofA = (await tenant.call('create_webhook', { url, events, chatbotId: a })).data;
  expect((await tenant.call('get_webhook', { id: all.id })).data).toEqual(all);
  expect(secret).toBeTruthy();
  const limited = { reach: { workspace: tenant.workspaceId, bots: [b] } };
  const refusal = (id: string, change = {}) =>
    tenant.call('get_webhook', { id }, change).catch((error) => error.code);
  expect(await refusal(all.id, limited)).toBe('workspace_forbidden');
  expect(await refusal(ofA.id, limited)).toBe('bot_forbidden');
  await expect(other.call('get_webhook', { id: all.id })).rejects.toMatchObject({ code: 'not_found' });
});

import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
let id: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  tenant = await createTenant(world, { bots: ['A', 'B'] });
  id = tenant.bots[1] as string;
});

const settings = {
  name: 'கடை',
  language: 'ta-in',
  instructions: 'Be brief.',
  greeting: 'வணக்கம்',
  handoffMessage: 'One moment',
  isDefault: true,
  allowedOrigins: ['HTTPS://Shop.example:443/', 'http://localhost:3000', 'https://shop.example'],
};

test('changes only the settings that are sent', async () => {
  const { data } = await tenant.call('update_bot', { id, ...settings });
  expect(data).toMatchObject({
    id,
    name: 'கடை',
    language: 'ta-IN',
    instructions: 'Be brief.',
    greeting: 'வணக்கம்',
    handoff_message: 'One moment',
    is_default: true,
    allowed_origins: ['https://shop.example', 'http://localhost:3000'],
  });
  const { data: after } = await tenant.call('update_bot', { id, greeting: ' ' });
  expect(after).toEqual({ ...data, greeting: null });
  expect((await tenant.call('get_bot', { id: tenant.bots[0] })).data.is_default).toBe(false);
  expect((await tenant.call('update_bot', { id, allowedOrigins: [] })).data.allowed_origins).toEqual([]);
});

test('the new default bot answers when no bot is named', async () => {
  await tenant.call('update_bot', { id, isDefault: true });
  await tenant.call('ask_bot', { message: 'Hello', sessionId: 's' });
  expect((await tenant.call('get_conversation', { sessionId: 's' })).data.chatbot_id).toBe(id);
});

test('replaces the public key only when asked to rotate it', async () => {
  const { data } = await tenant.call('get_bot', { id });
  expect((await tenant.call('update_bot', { id, name: 'X' })).data.public_key).toBe(data.public_key);
  const { data: rotated } = await tenant.call('update_bot', { id, rotatePublicKey: true });
  expect(rotated.public_key).toMatch(/^pub_[0-9a-f]{32}$/);
  expect(rotated.public_key).not.toBe(data.public_key);
});

test('a token limited to bots changes its bot, but not the default bot', async () => {
  const limited = { reach: { workspace: tenant.workspaceId, bots: [id] } };
  expect((await tenant.call('update_bot', { id, name: 'Mine' }, limited)).data.name).toBe('Mine');
  await expect(tenant.call('update_bot', { id, isDefault: true, name: 'No' }, limited)).rejects.toMatchObject(
    {
      code: 'workspace_forbidden',
    },
  );
  expect((await tenant.call('get_bot', { id })).data.name).toBe('Mine');
});

describe.each([
  ['a path', { allowedOrigins: ['https://shop.example/page'] }],
  ['another scheme', { allowedOrigins: ['ftp://shop.example'] }],
  ['credentials', { allowedOrigins: ['https://a:b@shop.example'] }],
  ['a query', { allowedOrigins: ['https://shop.example?'] }],
  ['no address', { allowedOrigins: ['*'] }],
  ['too many origins', { allowedOrigins: Array.from({ length: 51 }, (_, n) => `https://s${n}.example`) }],
  ['a name too long', { name: 'x'.repeat(101) }],
  ['instructions too long', { instructions: '字'.repeat(8001) }],
  ['an unsupported language', { language: 'de' }],
  ['no default bot at all', { isDefault: false }],
])('%s', (_, change) => {
  test('returns 400 and changes nothing', async () => {
    const before = await tenant.call('get_bot', { id });
    await expect(tenant.call('update_bot', { id, ...change })).rejects.toMatchObject({
      code: 'invalid_request',
    });
    expect(await tenant.call('get_bot', { id })).toEqual(before);
  });
});

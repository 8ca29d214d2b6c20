import { serveTelegram } from '@jawab/test/support/telegram.ts';
import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let world: World;
let telegram: Awaited<ReturnType<typeof serveTelegram>>;
beforeAll(async () => {
  telegram = await serveTelegram();
  world = await openWorld(
    Object.assign({ PUBLIC_URL: 'https://jawab.test', LOG_LEVEL: 'silent' }, telegram.settings),
  );
});
beforeEach(() => {
  telegram.calls.length = 0;
});
afterAll(async () => {
  await world.close();
  await telegram.close();
});

const secret = 'AAEsecretofthebot'.padEnd(35, 'x');

test('asks the provider who the account is, stores the keys encrypted and sets the webhook', async () => {
  const tenant = await createTenant(world);
  const settings = { botToken: `71:${secret}` };
  const { data } = await tenant.call('create_channel', {
    kind: 'telegram',
    chatbotId: tenant.bots[0],
    settings,
  });
  expect(data).toMatchObject({
    kind: 'telegram',
    chatbot_id: tenant.bots[0],
    name: 'Bot 71',
    account: { id: '71', name: 'Bot 71' },
    status: 'active',
    webhook_url: `https://jawab.test/channels/telegram/${data.id}`,
    verify_token: null,
    settings: {},
    last_received_at: null,
    last_error: null,
  });
  const [row] = await world.runtime.database.system.sql`select * from channels where id = ${data.id}`;
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(telegram.calls.map(({ method }) => method)).toEqual(['getMe', 'setWebhook']);
  expect(telegram.calls[1]?.body).toMatchObject({ url: data.webhook_url });
});

test('names the setting that the provider refuses, and stores nothing', async () => {
  const tenant = await createTenant(world);
  const input = (settings: object, kind = 'telegram') => ({ kind, chatbotId: tenant.bots[0], settings });
  await expect(tenant.call('create_channel', input({ botToken: `0:${secret}` }))).rejects.toMatchObject({
    code: 'invalid_request',
    details: { issues: [{ path: 'settings.botToken', message: expect.stringContaining('wrong_key') }] },
  });
  for (const bad of [{}, { botToken: 'x' }, { botToken: `7:${secret}`, more: 'x' }, { botToken: 7 }])
    await expect(tenant.call('create_channel', input(bad)), JSON.stringify(bad)).rejects.toMatchObject({
      code: 'invalid_request',
    });
  await expect(tenant.call('create_channel', input({}, 'smoke'))).rejects.toMatchObject({
    details: { issues: [{ path: 'kind', message: expect.stringContaining('telegram') }] },
  });
  telegram.next('getMe', { status: 500, json: {} });
  await expect(tenant.call('create_channel', input({ botToken: `72:${secret}` }))).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect((await tenant.call('list_channels')).data).toEqual([]);
});

test('an account serves one channel of the whole installation', async () => {
  const [first, second] = [await createTenant(world), await createTenant(world)];
  const input = (bot?: string) => ({
    kind: 'telegram',
    chatbotId: bot,
    settings: { botToken: `73:${secret}` },
  });
  await first.call('create_channel', input(first.bots[0]));
  for (const tenant of [first, second]) {
    const refused = await tenant.call('create_channel', input(tenant.bots[0])).catch((error) => error);
    expect(refused).toMatchObject({ code: 'channel_exists' });
    expect(refused.message).not.toContain(first.workspaceId);
  }
  await expect(
    first.call('create_channel', {
      ...input(first.bots[0]),
      settings: { botToken: `74:${secret}` },
      dryRun: true,
    }),
  ).resolves.toMatchObject({ data: { dry_run: true } });
  expect(telegram.calls.filter(({ method }) => method === 'setWebhook')).toHaveLength(1);
});

test('a token limited to bots connects those only', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const one = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[0] as string] } };
  const input = (bot?: string) => ({
    kind: 'telegram',
    chatbotId: bot,
    settings: { botToken: `75:${secret}` },
  });
  await expect(tenant.call('create_channel', input(tenant.bots[1]), one)).rejects.toMatchObject({
    code: 'bot_forbidden',
  });
  expect((await tenant.call('create_channel', input(tenant.bots[0]), one)).data.chatbot_id).toBe(
    tenant.bots[0],
  );
});

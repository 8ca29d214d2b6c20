import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let shop: Tenant;
beforeAll(async () => {
  world = await openWorld({
    DATA_REGION: 'Singapore',
    CHAT_MODEL_URL: 'https://models.example.com/v1',
    CHAT_MODEL: 'qwen3',
    GEMINI_API_KEY: 'key',
    SMTP_URL: 'smtps://user:secret@mail.example.com:465',
    MAIL_FROM: 'Shop <shop@example.com>',
  });
  shop = await createTenant(world, { bots: ['Shop', 'Other'] });
});
afterAll(() => world.close());

const read = async (change?: Parameters<Tenant['call']>[2]) =>
  (await shop.call('get_privacy', {}, change)).data;
const hosts = async (purpose: string, change?: Parameters<Tenant['call']>[2]) =>
  (await read(change)).recipients
    .filter((one: { purpose: string }) => one.purpose === purpose)
    .map(({ host }: { host: string | null }) => host);

test('names each recipient by the settings of the service, and nothing secret', async () => {
  const { region, recipients } = await read();
  expect(region).toBe('Singapore');
  expect(recipients).toEqual([
    expect.objectContaining({
      purpose: 'chat_model',
      host: 'models.example.com',
      model: 'qwen3',
      region: null,
    }),
    expect.objectContaining({ purpose: 'embeddings', host: 'generativelanguage.googleapis.com' }),
    expect.objectContaining({ purpose: 'speech_recognition', host: 'generativelanguage.googleapis.com' }),
    expect.objectContaining({ purpose: 'speech_synthesis', host: 'generativelanguage.googleapis.com' }),
    expect.objectContaining({ purpose: 'mail', host: 'mail.example.com' }),
  ]);
  expect(JSON.stringify(recipients)).not.toMatch(/secret|:465|user/);
});

test('names the hosts of enabled webhooks and of browsers once, and those of other bots to no limited token', async () => {
  const [first, second] = shop.bots;
  const add = (url: string, chatbotId: string | undefined) =>
    shop.call('create_webhook', { url, events: ['lead.created'], chatbotId });
  await add('https://crm.example.com/a?key=1', first);
  await add('https://crm.example.com/b', first);
  const { data } = await add('https://erp.example.com/', second);
  expect(await hosts('webhook')).toEqual(['crm.example.com', 'erp.example.com']);
  const limited = { reach: { workspace: shop.workspaceId, bots: [first as string] } };
  expect(await hosts('webhook', limited)).toEqual(['crm.example.com']);
  await shop.call('update_webhook', { id: data.id, enabled: false });
  expect(await hosts('webhook')).toEqual(['crm.example.com']);
});

test('says how long data is kept, and who decides', async () => {
  await shop.call('update_workspace', { retentionDays: { conversations: 90, attachments: 30 } });
  const { kept } = await read();
  expect(kept).toContainEqual({ data: 'conversations', days: 90, decided_by: 'workspace' });
  expect(kept).toContainEqual({ data: 'leads', days: null, decided_by: 'workspace' });
  expect(kept).toContainEqual({ data: 'attachments', days: 30, decided_by: 'workspace' });
  expect(kept).toContainEqual({ data: 'audit_log', days: 400, decided_by: 'service' });
  expect(kept).toContainEqual({ data: 'backups', days: null, decided_by: 'operator' });
});

test('any token may read it, and another workspace has its own', async () => {
  expect((await read({ scopes: [] })).laws).toContainEqual({ country: 'TH', name: 'PDPA' });
  const other = await createTenant(world);
  const { data } = await other.call('get_privacy');
  expect(data.recipients.map(({ purpose }: { purpose: string }) => purpose)).not.toContain('webhook');
});

test('without settings, nothing leaves the service', async () => {
  const alone = await openWorld();
  try {
    const { data } = await (await createTenant(alone)).call('get_privacy');
    expect(data).toMatchObject({ region: null, recipients: [] });
  } finally {
    await alone.close();
  }
});

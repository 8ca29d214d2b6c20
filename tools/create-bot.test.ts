import { createTenant, openWorld, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('creates a bot with a canonical language; the first bot becomes the default', async () => {
  const tenant = await createTenant(world, { bots: [] });
  const { data } = await tenant.call('create_bot', { name: 'ร้านชา', language: 'TH-th' });
  expect(data).toMatchObject({ name: 'ร้านชา', language: 'th-TH', is_default: true });
  expect((await tenant.call('create_bot', { name: 'Second' })).data).toMatchObject({
    language: 'en',
    is_default: false,
  });
});

test('takes the settings of the chat window, and refuses what update_bot refuses', async () => {
  const tenant = await createTenant(world, { bots: [] });
  const settings = {
    theme: { accent: '#0b6e4f', side: 'start' },
    suggestions: { en: ['How long does delivery take?'] },
    leadForm: { when: 'never' },
    handoffHours: { timezone: 'Asia/Jakarta', week: [{ days: ['mon'], from: '09:00', to: '18:00' }] },
    history: 'device',
    voice: { enabled: false },
    hostedPage: false,
    visitorMessagesPerDay: 50,
    aiNotice: false,
  };
  const { data } = await tenant.call('create_bot', { name: 'Tea', ...settings });
  expect((await tenant.call('get_bot', { id: data.id })).data).toMatchObject({
    theme: { accent: '#0b6e4f', text: '#ffffff', side: 'start' },
    suggestions: settings.suggestions,
    lead_form: { when: 'never' },
    handoff_hours: settings.handoffHours,
    history: 'device',
    voice: { enabled: false },
    hosted_page: false,
    visitor_messages_per_day: 50,
    ai_notice: false,
  });
  await expect(tenant.call('create_bot', { name: 'Sun', theme: { accent: '#ff0' } })).rejects.toThrow(
    '1.07:1',
  );
  expect((await tenant.call('list_bots')).data).toHaveLength(1);
});

test('accepts a name of 100 code points, but not of 101 and not a blank one', async () => {
  const tenant = await createTenant(world, { bots: [] });
  const name = '🍵'.repeat(100);
  expect((await tenant.call('create_bot', { name })).data.name).toBe(name);
  for (const bad of [`${name}x`, '   ', ''])
    await expect(tenant.call('create_bot', { name: bad })).rejects.toMatchObject({ code: 'invalid_request' });
});

test('refuses an unsupported language with the list of supported ones', async () => {
  const tenant = await createTenant(world, { bots: [] });
  await expect(tenant.call('create_bot', { name: 'X', language: 'fr' })).rejects.toThrow(/zh-Hans/);
});

test('enforces the bot limit of the plan, also for concurrent calls', async () => {
  const tenant = await createTenant(world, { bots: [], limits: { bots: 2 } });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) => tenant.call('create_bot', { name: `Bot ${n}` })),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(6);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'bot_limit_reached' });
});

test('a token limited to bots cannot create one', async () => {
  const tenant = await createTenant(world);
  const reach = { workspace: tenant.workspaceId, bots: tenant.bots };
  await expect(tenant.call('create_bot', { name: 'X' }, { reach })).rejects.toMatchObject({
    code: 'workspace_forbidden',
  });
});

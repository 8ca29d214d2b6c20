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

test('warns that instructions need a chat model when none is configured', async () => {
  const { warnings } = await tenant.call('update_bot', { id, instructions: 'Be formal.' });
  expect(warnings).toMatchObject([{ code: 'needs_model' }]);
  expect(await tenant.call('update_bot', { id, name: 'C' })).not.toHaveProperty('warnings');
  expect(await tenant.call('update_bot', { id, instructions: '' })).not.toHaveProperty('warnings');
});

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

const hours = {
  timezone: 'Asia/Kolkata',
  week: [{ days: ['mon', 'tue'], from: '09:00', to: '18:00' }],
};

test('changes the settings of the chat window; a theme and a form are replaced whole', async () => {
  const { data: fresh } = await tenant.call('get_bot', { id });
  expect(fresh).toMatchObject({
    theme: { accent: '#1f5fd6', text: '#ffffff', scheme: 'auto', side: 'end', radius: 16 },
    suggestions: {},
    lead_form: { when: 'handoff', fields: [{ name: 'name', required: true }, { name: 'email' }, {}, {}] },
    handoff_hours: null,
    history: 'tab',
    hosted_page: true,
    visitor_messages_per_day: null,
    ai_notice: true,
  });
  const { data } = await tenant.call('update_bot', {
    id,
    theme: { accent: '#A00', scheme: 'dark' },
    suggestions: { 'en-IN': ['Where is my parcel?', ' Where is my parcel? '], th: [], ta: ['விநியோகம்?'] },
    leadForm: { when: 'unanswered', fields: [{ name: 'phone', required: true }, { name: 'name' }] },
    handoffHours: hours,
    history: 'device',
    hostedPage: false,
    visitorMessagesPerDay: 500,
    aiNotice: false,
  });
  expect(data).toMatchObject({
    theme: { accent: '#aa0000', text: '#ffffff', scheme: 'dark', side: 'end', radius: 16 },
    suggestions: { en: ['Where is my parcel?'], ta: ['விநியோகம்?'] },
    lead_form: {
      when: 'unanswered',
      fields: [
        { name: 'phone', required: true },
        { name: 'name', required: false },
      ],
    },
    handoff_hours: hours,
    history: 'device',
    hosted_page: false,
    visitor_messages_per_day: 500,
    ai_notice: false,
  });
  expect((await tenant.call('update_bot', { id, name: 'B2' })).data).toEqual({ ...data, name: 'B2' });
  const { data: cleared } = await tenant.call('update_bot', {
    id,
    theme: {},
    suggestions: {},
    handoffHours: null,
    visitorMessagesPerDay: null,
  });
  expect(cleared).toMatchObject({
    theme: fresh.theme,
    suggestions: {},
    handoff_hours: null,
    visitor_messages_per_day: null,
    lead_form: data.lead_form,
  });
});

test('names the contrast of colours that cannot be read on each other', async () => {
  const change = (theme: object) => tenant.call('update_bot', { id, theme });
  await expect(change({ accent: '#ff0' })).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining('1.07:1'),
    details: { issues: [{ path: 'theme.accent' }] },
  });
  await expect(change({ accent: '#777777' })).rejects.toThrow('4.47:1');
  expect((await change({ accent: '#767676' })).data.theme.accent).toBe('#767676');
  expect((await change({ accent: '#ff0', text: '#000' })).data.theme).toMatchObject({
    accent: '#ffff00',
    text: '#000000',
  });
});

test('keeps patterns for subdomains as browsers write their origins', async () => {
  const allowedOrigins = ['HTTPS://*.Shop.example:443/', 'https://*.shop.example', 'http://*.localhost:3000'];
  const { data } = await tenant.call('update_bot', { id, allowedOrigins });
  expect(data.allowed_origins).toEqual(['https://*.shop.example', 'http://*.localhost:3000']);
});

describe.each([
  ['a pattern without https', { allowedOrigins: ['http://*.shop.example'] }],
  ['a pattern of everything', { allowedOrigins: ['https://*'] }],
  ['a pattern of a top-level domain', { allowedOrigins: ['https://*.example'] }],
  ['a pattern of a scheme', { allowedOrigins: ['http://*'] }],
  ['a pattern in the middle', { allowedOrigins: ['https://a.*.shop.example'] }],
  ['two patterns in one', { allowedOrigins: ['https://*.*.shop.example'] }],
  ['an opaque origin', { allowedOrigins: ['null'] }],
  ['a colour by name', { theme: { accent: 'red' } }],
  ['five suggestions', { suggestions: { en: ['a?', 'b?', 'c?', 'd?', 'e?'] } }],
  ['suggestions in an unknown language', { suggestions: { tlh: ['a?'] } }],
  ['a suggestion too long', { suggestions: { en: ['x'.repeat(201)] } }],
  ['a form without e-mail and phone', { leadForm: { fields: [{ name: 'name' }] } }],
  ['a field twice', { leadForm: { fields: [{ name: 'email' }, { name: 'email' }] } }],
  ['an unknown moment', { leadForm: { when: 'later' } }],
  ['half of the hours', { handoffHours: { timezone: 'UTC' } }],
  ['an unknown place', { history: 'cloud' }],
  ['a negative number of messages', { visitorMessagesPerDay: -1 }],
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

test('keeps how a chat model answers', async () => {
  const tenant = await createTenant(world);
  const id = tenant.bots[0] as string;
  expect((await tenant.call('get_bot', { id })).data.wording).toBe('own');
  await tenant.call('update_bot', { id, wording: 'document' });
  expect((await tenant.call('update_bot', { id, name: 'Ward' })).data.wording).toBe('document');
  await expect(tenant.call('update_bot', { id, wording: 'free' })).rejects.toMatchObject({
    code: 'invalid_request',
  });
});

test('speaks in the polite form that the bot chose', async () => {
  const tenant = await createTenant(world);
  const id = tenant.bots[0] as string;
  const changed = await tenant.call('update_bot', { id, speechForms: { th: 'khrap' } });
  expect(changed.data.speech_forms).toEqual({ th: 'khrap' });
  const greet = async () => (await tenant.call('ask_bot', { message: 'สวัสดีครับ', chatbotId: id })).answer;
  expect(await greet()).toMatch(/ครับ$/);
  await tenant.call('update_bot', { id, speechForms: {} });
  expect(await greet()).toMatch(/คะ$/);
  await expect(tenant.call('update_bot', { id, speechForms: { th: 'nakhrap' } })).rejects.toMatchObject({
    code: 'invalid_request',
  });
});

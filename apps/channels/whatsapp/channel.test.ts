import { type ProviderRequest, SettingRefused, UnknownOutcome } from '@jawab/core';
import { describe, expect, test } from 'vitest';
import { openAccount, type WireAnswer, words } from '../account.testing.ts';
import whatsapp from './channel.ts';
import payloads from './payloads.json' with { type: 'json' };

const settings = {
  phoneNumberId: '106540352242922',
  accessToken: `EAA${'d'.repeat(60)}`,
  appSecret: '614fc2afde15eee07a26b2fe3eaee9b9',
};
const number = '66812345678';
const scoped = 'TH.13491208655302741918';
const head = { account: '106540352242922', from: number };
const refusal = (code: number, status = 400, message = ''): WireAnswer => ({
  status,
  json: { error: { code, message, error_data: { messaging_product: 'whatsapp', details: '' } } },
});
const open = (answer: WireAnswer, options = {}) => openAccount(settings, () => answer, options);
const callOf = ({ method, url }: ProviderRequest) => `${method} ${url.split('?')[0]?.replace('/v25.0/', '')}`;
/** Answers by method and path. */
const openWith = (answers: Record<string, WireAnswer>, options = {}) =>
  openAccount(settings, (request) => answers[callOf(request)] ?? refusal(100), options);

describe('reads', () => {
  test('a text with its times in seconds', () => {
    expect(whatsapp.read(payloads.text)).toEqual([
      {
        ...head,
        kind: 'message',
        id: 'wamid.1',
        at: new Date('2025-11-27T08:00:00Z'),
        addresses: [number],
        name: 'สมหญิง',
        message: 'wamid.1',
        text: 'ค่าส่งเท่าไหร่',
        pressed: null,
        files: [],
        reply: null,
      },
    ]);
  });

  test.each([
    ['bothIds', number, [number, scoped]],
    ['withoutNumber', scoped, [scoped]],
    ['onlyContactKnowsWho', scoped, [scoped]],
  ] as const)('who wrote, %s', (name, from, addresses) => {
    expect(whatsapp.read(payloads[name])).toMatchObject([{ kind: 'message', from, addresses, text: 'hi' }]);
  });

  test('a batch of customers and states, each with its own name', () => {
    expect(whatsapp.read(payloads.batch)).toMatchObject([
      { kind: 'message', from: '628111', name: 'Budi', text: 'buka?' },
      { kind: 'message', from: number, name: 'สมหญิง', text: 'เปิดไหม' },
      { kind: 'state', id: 'wamid.out1:delivered', state: 'delivered', message: 'wamid.out1', error: null },
      { kind: 'state', id: 'wamid.out2:failed', state: 'failed', to: number, error: 'window_closed' },
    ]);
  });

  test.each([
    ['image', 'อันนี้มีไหม', { kind: 'image', ref: '901', mime: 'image/jpeg', name: null }],
    ['voice', '', { kind: 'audio', ref: '902', mime: 'audio/ogg; codecs=opus', name: null }],
    ['document', '', { kind: 'file', ref: '903', mime: 'application/pdf', name: 'ใบเสร็จ.pdf' }],
  ] as const)('%s as a file', (name, text, file) => {
    expect(whatsapp.read(payloads[name])).toMatchObject([{ ...head, kind: 'message', text, files: [file] }]);
  });

  test.each([
    ['button', { ...head, kind: 'message', pressed: 'choice:2', text: 'เชียงใหม่' }],
    ['listReply', { kind: 'message', pressed: 'choice:5', text: 'ภูเก็ต' }],
    ['templateButton', { kind: 'message', pressed: 'yes', text: 'Yes' }],
    ['revoke', { ...head, kind: 'unsent', id: 'wamid.16', message: 'wamid.1' }],
    ['edit', { ...head, kind: 'edited', message: 'wamid.1', text: 'ค่าส่งไปเชียงใหม่เท่าไหร่' }],
    ['echo', { kind: 'echo', to: number, message: 'wamid.18', text: 'ส่งฟรีค่ะ', files: [], app: null }],
    [
      'echoedImage',
      {
        kind: 'echo',
        message: 'wamid.19',
        text: 'แบบนี้ค่ะ',
        files: [{ kind: 'image', ref: '1479537139650974', mime: 'image/jpeg', name: null }],
      },
    ],
    ['reaction', { kind: 'unknown', what: 'reaction', id: 'wamid.13' }],
    ['sticker', { kind: 'unknown', what: 'sticker' }],
    ['unsupported', { kind: 'unknown', what: 'unsupported' }],
    ['newState', { kind: 'unknown', what: 'status' }],
    ['newField', { kind: 'unknown', what: 'account_update' }],
    ['fault', { kind: 'unknown', what: 'error' }],
  ] as const)('%s as %j', (name, expected) => {
    expect(whatsapp.read(payloads[name])).toMatchObject([{ account: '106540352242922', ...expected }]);
  });

  test.each([null, {}, { entry: [] }, { entry: [{ id: '1' }] }])('%j as nothing', (body) => {
    expect(whatsapp.read(body)).toEqual([]);
  });
});

describe('sends', () => {
  const accepted: WireAnswer = { json: { messages: [{ id: 'wamid.out', message_status: 'accepted' }] } };
  const start = { messaging_product: 'whatsapp', recipient_type: 'individual' };

  test.each([
    [number, { to: '+66812345678' }],
    [scoped, { recipient: scoped }],
  ])('to %s by %j only', async (to, addressee) => {
    const { account, calls } = open(accepted);
    expect(await whatsapp.send(account, to, words('ฟรีค่ะ'))).toEqual({
      outcome: 'sent',
      message: 'wamid.out',
    });
    expect(calls.map(callOf)).toEqual(['POST 106540352242922/messages']);
    const content = { type: 'text', text: { body: 'ฟรีค่ะ', preview_url: false } };
    expect(calls[0]?.body).toEqual({ ...start, ...addressee, ...content });
  });

  test('choices as buttons', async () => {
    const { account, calls } = open(accepted);
    await whatsapp.send(account, number, words('สาขา', { buttons: [{ id: 'choice:1', title: 'สยาม' }] }));
    const buttons = [{ type: 'reply', reply: { id: 'choice:1', title: 'สยาม' } }];
    expect(calls[0]?.body).toMatchObject({
      type: 'interactive',
      interactive: { type: 'button', body: { text: 'สาขา' }, action: { buttons } },
    });
  });

  const failed = (reason: string, account = false) => ({ outcome: 'failed', reason, account });
  const later = (afterMs: number | null = null) => ({ outcome: 'later', afterMs });
  test.each([
    [130429, later()],
    [131056, later(6000)],
    [131000, later()],
    [131016, later()],
    [131057, later()],
    [2, later()],
    [131047, failed('window_closed')],
    [131026, failed('not_found')],
    [131021, failed('refused')],
    [130403, failed('blocked')],
    [131048, failed('restricted', true)],
    [131031, failed('restricted', true)],
    [131042, failed('quota', true)],
    [131045, failed('restricted', true)],
    [33, failed('restricted', true)],
    [190, failed('key_invalid', true)],
    [131008, failed('refused')],
    [131051, failed('refused')],
  ])('code %i becomes %j, whatever the status', async (code, expected) => {
    for (const status of [400, 429, 500])
      expect(await whatsapp.send(open(refusal(code, status)).account, number, words('x'))).toEqual(expected);
  });

  test('a lost answer leaves the outcome unknown', async () => {
    await expect(whatsapp.send(open('lost').account, number, words('x'))).rejects.toThrow(UnknownOutcome);
  });

  test('typing marks the message as read', async () => {
    const { account, calls } = open({ json: { success: true } });
    await whatsapp.typing?.(account, number, 'wamid.1');
    expect(calls[0]?.body).toEqual({
      messaging_product: 'whatsapp',
      status: 'read',
      message_id: 'wamid.1',
      typing_indicator: { type: 'text' },
    });
  });
});

const scopesOf = (...target_ids: string[]): WireAnswer => ({
  json: { data: { app_id: '1', granular_scopes: [{ scope: 'whatsapp_business_management', target_ids }] } },
});
const done: WireAnswer = { json: { success: true } };

describe('connects', () => {
  test('names the account by its verified name, else by its number', async () => {
    const named = open({
      json: { verified_name: 'Bar Shop', display_phone_number: '+66 2 000 0001' },
    }).account;
    expect(await whatsapp.identify(named)).toEqual({ id: '106540352242922', name: 'Bar Shop' });
    const bare = open({ json: { display_phone_number: '+66 2 000 0001' } }).account;
    expect(await whatsapp.identify(bare)).toMatchObject({ name: '+66 2 000 0001' });
  });

  test.each([
    [190, 'Invalid OAuth access token', 'accessToken', 'wrong_key'],
    [100, 'Invalid appsecret_proof provided in the API argument', 'appSecret', 'wrong_secret'],
    [10, '', 'accessToken', 'missing_permission'],
  ] as const)('code %i (%s) refuses %s', async (code, message, setting, said) => {
    const refused = whatsapp.identify(open(refusal(code, 400, message)).account);
    await expect(refused).rejects.toEqual(new SettingRefused(setting, said));
  });

  test('subscribes the business, then sets the address of the number', async () => {
    const { account, calls } = openWith({
      'GET debug_token': scopesOf('2001'),
      'POST 2001/subscribed_apps': done,
      'POST 106540352242922': done,
    });
    await whatsapp.connect?.(account);
    expect(calls.map(callOf)).toEqual([
      'GET debug_token',
      'POST 2001/subscribed_apps',
      'POST 106540352242922',
    ]);
    expect(calls[2]?.body).toEqual({
      webhook_configuration: {
        override_callback_uri: 'https://jawab.test/channels/x/1',
        verify_token: 'webhook-secret-of-ours',
      },
    });
  });

  test('finds the business of the number among several', async () => {
    const { account, calls } = openWith({
      'GET debug_token': scopesOf('2001', '2002'),
      'GET 2001/phone_numbers': { json: { data: [{ id: '5' }] } },
      'GET 2002/phone_numbers': { json: { data: [{ id: '106540352242922' }] } },
      'POST 2002/subscribed_apps': done,
      'POST 106540352242922': done,
    });
    await whatsapp.connect?.(account);
    expect(calls.map(callOf)).toContain('POST 2002/subscribed_apps');
    expect(calls.map(callOf)).not.toContain('POST 2001/subscribed_apps');
  });

  test('sets the address also where the token does not show the business', async () => {
    const { account, calls } = openWith({ 'GET debug_token': scopesOf(), 'POST 106540352242922': done });
    await whatsapp.connect?.(account);
    expect(calls.map(callOf)).toEqual(['GET debug_token', 'POST 106540352242922']);
  });

  test('removes the address', async () => {
    const { account, calls } = open(done);
    await whatsapp.disconnect?.(account);
    expect(calls[0]?.body).toEqual({ webhook_configuration: { override_callback_uri: '' } });
  });
});

test.each([
  ['https://jawab.test/channels/x/1', [{ id: '1' }], null, null],
  ['https://other.example', [{ id: '1' }], 'webhookElsewhere', null],
  [undefined, [], 'webhookElsewhere', 'subscriptionMissing'],
])('checks an address %s with the apps %j', async (phone_number, data, hintOfWebhook, hintOfApps) => {
  const { account } = openWith({
    'GET 106540352242922': { json: { webhook_configuration: { phone_number } } },
    'GET debug_token': scopesOf('2001'),
    'GET 2001/subscribed_apps': { json: { data } },
  });
  expect(await whatsapp.check(account)).toEqual([
    { name: 'key', ok: true, hint: null },
    { name: 'webhook', ok: hintOfWebhook === null, hint: hintOfWebhook },
    { name: 'subscription', ok: hintOfApps === null, hint: hintOfApps },
  ]);
});

test('fetches a file by its short-lived link, with the token', async () => {
  const bytes = new Uint8Array([7]);
  const url = 'https://lookaside.example/whatsapp/901';
  const { account, calls } = openAccount(settings, (request) =>
    request.url === url ? { bytes } : { json: { url, mime_type: 'image/jpeg' } },
  );
  expect(await whatsapp.fetchFile?.(account, '901')).toEqual({ bytes, mime: 'image/jpeg' });
  const headers = { authorization: `Bearer ${settings.accessToken}` };
  expect(calls[1]).toEqual({ method: 'GET', url, headers });
});

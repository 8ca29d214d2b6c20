import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Outgoing, type ProviderRequest, SettingRefused, UnknownOutcome } from '@jawab/core';
import { describe, expect, test } from 'vitest';
import { openAccount, post, type WireAnswer, words } from '../account.testing.ts';
import messenger from './channel.ts';
import payloads from './payloads.json' with { type: 'json' };

const settings = {
  pageId: '108000000000001',
  pageAccessToken: `EAA${'b'.repeat(60)}`,
  appSecret: '614fc2afde15eee07a26b2fe3eaee9b9',
};
const customer = '6000000000000001';
const head = { account: '108000000000001', from: customer };
const refusal = (code: number, error_subcode?: number, status = 400, message = ''): WireAnswer => ({
  status,
  json: { error: { message, type: 'OAuthException', code, error_subcode, fbtrace_id: 'x' } },
});
const open = (answer: WireAnswer, options = {}) => openAccount(settings, () => answer, options);
const addressOf = ({ url }: ProviderRequest) => new URL(url, 'https://graph.facebook.com');

describe('reads', () => {
  test('a text, whose letters Meta escapes', () => {
    expect(messenger.read(payloads.text)).toEqual([
      {
        ...head,
        kind: 'message',
        id: 'm_1',
        at: new Date(1764230400123),
        addresses: [customer],
        name: null,
        message: 'm_1',
        text: 'Bukas po ba kayo? ร้านเปิดไหม',
        pressed: null,
        files: [],
        reply: null,
      },
    ]);
  });

  test('pictures with words, and a voice note', () => {
    const file = { mime: null, name: null };
    expect(messenger.read(payloads.picture)).toMatchObject([
      {
        ...head,
        text: 'magkano ito?',
        files: [
          { ...file, kind: 'image', ref: 'https://scontent.example/1.jpg?oh=a' },
          { ...file, kind: 'image', ref: 'https://scontent.example/2.jpg' },
        ],
      },
    ]);
    const [voice] = messenger.read(payloads.voice);
    expect(voice).toMatchObject({ files: [{ kind: 'audio', ref: 'https://cdn.example/3.mp4' }], text: '' });
  });

  test.each([
    ['quickReply', { ...head, kind: 'message', text: 'Makati', pressed: 'choice:2' }],
    ['postback', { ...head, kind: 'message', id: 'm_7', text: 'Simulan', pressed: 'start' }],
    [
      'postbackWithoutMid',
      { kind: 'message', id: `postback:${customer}:1764230407000:start`, pressed: 'start' },
    ],
    ['edited', { ...head, kind: 'edited', id: 'edit:m_1:1', message: 'm_1', text: 'Bukas ba kayo bukas?' }],
    [
      'deliveredUpTo',
      { kind: 'state', state: 'delivered', message: null, to: customer, at: new Date(1764230409500) },
    ],
    ['read', { kind: 'state', state: 'read', message: null, to: customer, at: new Date(1764230410500) }],
    [
      'echo',
      {
        kind: 'echo',
        to: customer,
        message: 'm_out3',
        text: 'Opo, bukas kami.',
        files: [],
        app: '263902037430900',
      },
    ],
    [
      'echoedImage',
      {
        kind: 'echo',
        message: 'm_out4',
        text: '',
        files: [{ kind: 'image', ref: 'https://cdn.fbsbx.com/out.jpg', mime: null, name: null }],
      },
    ],
    ['sticker', { kind: 'unknown', id: 'm_5' }],
    ['location', { kind: 'unknown', id: 'm_6', what: 'location' }],
    ['reaction', { kind: 'unknown', what: 'event' }],
    ['referral', { kind: 'unknown', what: 'event' }],
    ['standby', { kind: 'unknown', what: 'standby', account: '108000000000001' }],
    ['otherShape', { kind: 'unknown', what: 'event' }],
  ] as const)('%s as %j', (name, expected) => {
    expect(messenger.read(payloads[name])).toMatchObject([expected]);
  });

  test('states of several messages one by one', () => {
    expect(messenger.read(payloads.delivered)).toMatchObject([
      { kind: 'state', state: 'delivered', id: 'delivered:m_out1', message: 'm_out1', error: null },
      { kind: 'state', state: 'delivered', id: 'delivered:m_out2', message: 'm_out2' },
    ]);
  });

  test('the pages of a batch apart', () => {
    const accounts = messenger.read(payloads.twoPages).map(({ account }) => account);
    expect(accounts).toEqual(['108000000000001', '108000000000002']);
  });

  test('an unknown event under the same id when it comes again', () => {
    const ids = [payloads.reaction, payloads.reaction, payloads.referral].map(
      (body) => messenger.read(body)[0]?.id,
    );
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  test.each([null, {}, { entry: 7 }, { entry: [] }])('%j as nothing', (body) => {
    expect(messenger.read(body)).toEqual([]);
  });
});

describe('accepts', () => {
  // As it arrives: letters are escaped, so JSON that is written again has other bytes.
  const bytes = readFileSync(new URL('payloads.json', import.meta.url));
  const signed = (secret: string, body: Uint8Array | string) => ({
    'X-Hub-Signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  });
  const account = { settings, webhookSecret: 'ours' };

  test('the signature of the bytes, and of no others', () => {
    expect(messenger.verify(post(bytes, signed(settings.appSecret, bytes)), account)).toBe(true);
    const again = JSON.stringify(JSON.parse(bytes.toString()));
    expect(messenger.verify(post(bytes, signed(settings.appSecret, again)), account)).toBe(false);
    expect(messenger.verify(post(bytes, signed('0'.repeat(32), bytes)), account)).toBe(false);
    expect(messenger.verify(post(bytes), account)).toBe(false);
  });

  test("Meta's question with our token only", () => {
    const ask = (query: string, method = 'GET') =>
      messenger.challenge?.({ ...post(''), method, query: new URLSearchParams(query) }, 'ours');
    expect(ask('hub.mode=subscribe&hub.verify_token=ours&hub.challenge=115')).toEqual({
      status: 200,
      body: '115',
    });
    expect(ask('hub.mode=subscribe&hub.verify_token=theirs&hub.challenge=115')).toEqual({
      status: 403,
      body: '',
    });
    expect(ask('hub.mode=subscribe&hub.challenge=115')).toEqual({ status: 403, body: '' });
    expect(ask('x=1')).toBeNull();
    expect(ask('hub.mode=subscribe&hub.verify_token=ours', 'POST')).toBeNull();
  });
});

describe('sends', () => {
  const send = (answer: WireAnswer, more: Partial<Outgoing> = {}) =>
    messenger.send(open(answer).account, customer, words('hello', more));

  test('a text with the proof of the secret', async () => {
    const { account, calls } = open({ json: { recipient_id: customer, message_id: 'm_9' } });
    expect(await messenger.send(account, customer, words('Opo'))).toEqual({
      outcome: 'sent',
      message: 'm_9',
    });
    const [call] = calls as [ProviderRequest];
    expect(call).toMatchObject({
      method: 'POST',
      headers: { authorization: `Bearer ${settings.pageAccessToken}` },
      body: { recipient: { id: customer }, messaging_type: 'RESPONSE', message: { text: 'Opo' } },
    });
    const { pathname, searchParams } = addressOf(call);
    expect(pathname).toBe('/v25.0/108000000000001/messages');
    expect(searchParams.get('appsecret_proof')).toBe(
      createHmac('sha256', settings.appSecret).update(settings.pageAccessToken).digest('hex'),
    );
    expect(call.url).not.toContain(settings.pageAccessToken);
  });

  test('choices as quick replies', async () => {
    const { account, calls } = open({ json: { message_id: 'm_9' } });
    await messenger.send(
      account,
      customer,
      words('Saan?', { buttons: [{ id: 'choice:1', title: 'Makati' }] }),
    );
    const replies = [{ content_type: 'text', title: 'Makati', payload: 'choice:1' }];
    expect(calls[0]?.body).toMatchObject({ message: { text: 'Saan?', quick_replies: replies } });
  });

  const failed = (reason: string, account = false) => ({ outcome: 'failed', reason, account });
  const later = { outcome: 'later', afterMs: null };
  test.each([
    [refusal(10, 2018278, 403), failed('window_closed')],
    [refusal(551, 1545041), failed('blocked')],
    [refusal(100, 2018001), failed('not_found')],
    [refusal(100), failed('refused')],
    [refusal(200, 2018108, 403), failed('restricted', true)],
    [refusal(190, 463, 401), failed('key_invalid', true)],
    [refusal(0), failed('key_invalid', true)],
    [refusal(10, undefined, 403), failed('restricted', true)],
    [refusal(230, undefined, 403), failed('restricted', true)],
    [refusal(368), failed('restricted', true)],
    [refusal(4, undefined, 400), later],
    [refusal(613), later],
    [refusal(80007), later],
    [refusal(1, undefined, 500), later],
    [refusal(2, undefined, 503), later],
    [refusal(987_654), failed('refused')],
    [{ status: 502 }, later],
  ] as const)('%j becomes %j', async (answer, expected) => {
    expect(await send(answer as WireAnswer)).toEqual(expected);
  });

  test.each(['lost', { status: 504 }] as const)('%j leaves the outcome unknown', async (answer) => {
    await expect(send(answer)).rejects.toThrow(UnknownOutcome);
  });

  describe('after a day', () => {
    const closed = refusal(10, 2018278, 403);
    const answering = (tagged: WireAnswer) =>
      openAccount(settings, ({ body }) => ((body as { tag?: string }).tag ? tagged : closed));

    test('words of a person leave with the tag for persons', async () => {
      const { account, calls } = answering({ json: { message_id: 'm_9' } });
      const sent = await messenger.send(account, customer, words('hello', { byPerson: true }));
      expect(sent).toEqual({ outcome: 'sent', message: 'm_9' });
      expect(calls[1]?.body).toMatchObject({ messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' });
    });

    test('words of the bot do not, nor those of a person whose app was not reviewed', async () => {
      const reviewed = answering({ json: { message_id: 'm_9' } });
      expect(await messenger.send(reviewed.account, customer, words('hello'))).toEqual(
        failed('window_closed'),
      );
      expect(reviewed.calls).toHaveLength(1);
      const { account } = answering(refusal(10, undefined, 403));
      const sent = await messenger.send(account, customer, words('hello', { byPerson: true }));
      expect(sent).toEqual(failed('window_closed'));
    });
  });
});

describe('connects', () => {
  test('names the page', async () => {
    const { account } = open({ json: { id: settings.pageId, name: 'Kapihan' } });
    expect(await messenger.identify(account)).toEqual({ id: settings.pageId, name: 'Kapihan' });
  });

  test.each([
    [refusal(190, undefined, 401), 'pageAccessToken', 'wrong_key'],
    [refusal(200, undefined, 403), 'pageAccessToken', 'missing_permission'],
    [
      refusal(100, undefined, 400, 'Invalid appsecret_proof provided in the API argument'),
      'appSecret',
      'wrong_secret',
    ],
    [refusal(100, 33), 'pageId', 'wrong_account'],
  ] as const)('%j refuses %s: %s', async (answer, setting, said) => {
    const refused = messenger.identify(open(answer).account);
    await expect(refused).rejects.toEqual(new SettingRefused(setting, said));
  });

  test('subscribes the page to what is read', async () => {
    const { account, calls } = open({ json: { success: true } });
    await messenger.connect?.(account);
    const [call] = calls as [ProviderRequest];
    expect(call.method).toBe('POST');
    expect(addressOf(call).pathname).toBe('/v25.0/108000000000001/subscribed_apps');
    expect(addressOf(call).searchParams.get('subscribed_fields')).toBe(
      'messages,messaging_postbacks,message_echoes,message_edits,message_deliveries,message_reads',
    );
  });

  const fields = 'messages,messaging_postbacks,message_echoes,message_edits,message_deliveries,message_reads';
  test.each([
    ['leaves a whole subscription alone', [{ id: '1', subscribed_fields: fields.split(',') }], 2],
    ['subscribes again after Meta dropped the app', [], 3],
    ['subscribes again when a field is missing', [{ id: '1', subscribed_fields: ['messages'] }], 3],
  ])('%s on check', async (_, data, count) => {
    const { account, calls } = openAccount(settings, ({ method, url }) => ({
      json:
        method === 'GET' && url.includes('subscribed_apps') ? { data } : { name: 'Kapihan', success: true },
    }));
    expect(await messenger.check(account)).toEqual([
      { name: 'key', ok: true, hint: null },
      { name: 'subscription', ok: true, hint: null },
    ]);
    expect(calls).toHaveLength(count);
  });

  test('says that a key is wrong, and that an address needs https', async () => {
    const wrong = await messenger.check(open(refusal(190)).account);
    expect(wrong).toEqual([{ name: 'key', ok: false, hint: 'keyWrong' }]);
    const local = await messenger.check(open({ json: { data: [] } }, { webhookUrl: null }).account);
    expect(local).toContainEqual({ name: 'webhook', ok: false, hint: 'httpsNeeded' });
  });

  test('knows the app that has our token', async () => {
    const about: WireAnswer = { json: { data: { app_id: '1', is_valid: true } } };
    expect(await messenger.isOurs?.(open(about).account, '1')).toBe(true);
    expect(await messenger.isOurs?.(open(about).account, '263902037430900')).toBe(false);
    await expect(messenger.isOurs?.(open(refusal(2)).account, '1')).rejects.toThrow('debug_token');
  });
});

test('shows typing, and asks for names and files', async () => {
  const { account, calls } = open({ json: { id: customer, name: 'Maria Santos' }, type: 'image/jpeg' });
  await messenger.typing?.(account, customer, 'm_1');
  expect(calls[0]?.body).toEqual({ recipient: { id: customer }, sender_action: 'typing_on' });
  expect(await messenger.fetchName?.(account, customer)).toBe('Maria Santos');
  expect(await messenger.fetchName?.(open(refusal(100, 33)).account, customer)).toBeNull();
  const file = await messenger.fetchFile?.(account, 'https://scontent.example/1.jpg');
  expect(file).toMatchObject({ mime: 'image/jpeg' });
  expect(calls.at(-1)).toEqual({ method: 'GET', url: 'https://scontent.example/1.jpg' });
});

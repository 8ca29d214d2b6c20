import { SettingRefused, UnknownOutcome } from '@jawab/core';
import { describe, expect, test } from 'vitest';
import { openAccount, post, type WireAnswer, words } from '../account.testing.ts';
import zalo from './channel.ts';
import payloads from './payloads.json' with { type: 'json' };

const settings = { botToken: '4567890123456789:AbCdEfGhIjKlMnOp' };
const customer = '6ede9afa66b88fe6d6a9';
const result = (value: unknown): WireAnswer => ({ json: { ok: true, result: value } });
/** The two forms in which Zalo is said to refuse. */
const inBody = (code: number, description = ''): WireAnswer => ({
  json: { ok: false, error_code: code, description },
});
const asStatus = (status: number, description = ''): WireAnswer => ({
  status,
  json: { ok: false, description },
});
const open = (answer: WireAnswer, options = {}) => openAccount(settings, () => answer, options);
const methodOf = (url = '') => url.split('/').at(-1);

describe('reads', () => {
  const text = {
    account: null,
    kind: 'message',
    id: '2d758cb5e222177a4e35',
    at: new Date(1764230400123),
    from: customer,
    addresses: [customer],
    name: 'Hằng',
    message: '2d758cb5e222177a4e35',
    text: 'Shop mở cửa mấy giờ ạ?',
    pressed: null,
    files: [],
    reply: null,
  };

  test.each(['text', 'wrapped'] as const)('a text, %s', (name) => {
    expect(zalo.read(payloads[name])).toEqual([text]);
  });

  test('a time in seconds', () => {
    expect(zalo.read(payloads.inSeconds)).toMatchObject([{ at: new Date(1764230400000), text: 'Alo' }]);
  });

  test.each([
    [
      'image',
      {
        text: 'Còn cái này không?',
        files: [{ kind: 'image', ref: 'https://photo.example/a.jpg', mime: null, name: null }],
      },
    ],
    ['sticker', { kind: 'unknown', what: 'message.sticker.received', id: 'k1' }],
    ['unsupported', { kind: 'unknown', what: 'message.unsupported.received' }],
    ['group', { kind: 'group', chat: customer }],
  ] as const)('%s as %j', (name, expected) => {
    expect(zalo.read(payloads[name])).toMatchObject([expected]);
  });

  test.each([null, 'x', {}, { ok: true }, { ok: true, result: [] }])('%j as nothing', (body) => {
    expect(zalo.read(body)).toEqual([]);
  });
});

test('accepts the secret of the webhook and nothing else', () => {
  const account = { settings, webhookSecret: 'ours_1234' };
  const header = 'X-Bot-Api-Secret-Token';
  expect(zalo.verify(post('{}', { [header]: 'ours_1234' }), account)).toBe(true);
  expect(zalo.verify(post('{}', { [header]: 'ours_1235' }), account)).toBe(false);
  expect(zalo.verify(post('{}'), account)).toBe(false);
});

describe('sends', () => {
  test('a text', async () => {
    const { account, calls } = open(result({ message_id: 'a1', date: 1 }));
    expect(await zalo.send(account, customer, words('8 giờ sáng'))).toEqual({
      outcome: 'sent',
      message: 'a1',
    });
    const url = `/bot${settings.botToken}/sendMessage`;
    expect(calls).toEqual([{ method: 'POST', url, body: { chat_id: customer, text: '8 giờ sáng' } }]);
  });

  const failed = (reason: string, account = false) => ({ outcome: 'failed', reason, account });
  describe.each([
    ['in the body', inBody],
    ['as a status', asStatus],
  ])('a refusal %s', (_, refuse) => {
    test.each([
      [429, '', { outcome: 'later', afterMs: null }],
      [500, '', { outcome: 'later', afterMs: null }],
      [401, 'Unauthorized', failed('key_invalid', true)],
      [403, 'User has blocked the bot', failed('blocked')],
      [400, 'chat_id is invalid', failed('not_found')],
      [400, 'message is too long', failed('too_long')],
      [400, 'text is empty', failed('refused')],
    ] as const)('%i %s', async (code, description, expected) => {
      expect(await zalo.send(open(refuse(code, description)).account, customer, words('x'))).toEqual(
        expected,
      );
    });
  });

  test('a gateway that answers no JSON is tried again', async () => {
    const expected = { outcome: 'later', afterMs: null };
    expect(await zalo.send(open({ status: 502 }).account, customer, words('x'))).toEqual(expected);
  });

  test.each(['lost', { status: 504 }] as const)('%j leaves the outcome unknown', async (answer) => {
    await expect(zalo.send(open(answer).account, customer, words('x'))).rejects.toThrow(UnknownOutcome);
  });
});

describe('connects', () => {
  test('names the account, or the wrong setting', async () => {
    const me = { id: '4567890123456789', account_name: 'bot.QuanBar', account_type: 'BASIC' };
    expect(await zalo.identify(open(result(me)).account)).toEqual({ id: me.id, name: 'bot.QuanBar' });
    for (const refuse of [inBody, asStatus]) {
      const refused = zalo.identify(open(refuse(401, 'Unauthorized')).account);
      await expect(refused).rejects.toEqual(new SettingRefused('botToken', 'wrong_key'));
    }
  });

  test('sets our address with our secret', async () => {
    const { account, calls } = open(result({ url: 'x' }));
    await zalo.connect?.(account);
    const body = { url: 'https://jawab.test/channels/x/1', secret_token: 'webhook-secret-of-ours' };
    expect(calls).toEqual([{ method: 'POST', url: `/bot${settings.botToken}/setWebhook`, body }]);
  });

  test.each([
    ['https://jawab.test/channels/x/1', 'https://jawab.test/channels/x/1', null],
    ['https://other.example', 'https://jawab.test/channels/x/1', 'webhookElsewhere'],
    ['', null, null],
  ])('checks that the webhook %s is %s', async (url, webhookUrl, hint) => {
    const { account } = open(result({ url }), { webhookUrl });
    expect(await zalo.check(account)).toEqual([
      { name: 'key', ok: true, hint: null },
      { name: 'webhook', ok: hint === null, hint },
    ]);
  });

  test('checks the key first', async () => {
    expect(await zalo.check(open(inBody(401)).account)).toEqual([
      { name: 'key', ok: false, hint: 'keyWrong' },
    ]);
  });
});

describe('polls', () => {
  const poll = (answer: WireAnswer) => {
    const { account, calls } = openAccount(settings, ({ url }) =>
      methodOf(url) === 'getUpdates' ? answer : result({ url: '' }),
    );
    return { calls, polled: zalo.poll?.(account, null, new AbortController().signal) };
  };

  test('one update a call', async () => {
    const { calls, polled } = poll(result(payloads.text));
    expect(await polled).toEqual({ bodies: [payloads.text], cursor: null });
    expect(calls[0]?.body).toEqual({ timeout: '30' });
  });

  test('nothing came', async () => {
    expect(await poll(inBody(408, 'Request timeout')).polled).toEqual({ bodies: [], cursor: null });
  });

  test('removes a leftover webhook, and leaves another poller alone', async () => {
    const { calls, polled } = poll(inBody(409, 'Webhook is active; use deleteWebhook first'));
    expect(await polled).toEqual({ bodies: [], cursor: null });
    expect(calls.map(({ url }) => methodOf(url))).toEqual(['getUpdates', 'deleteWebhook']);
    await expect(
      poll(inBody(409, 'Conflict: terminated by other getUpdates request')).polled,
    ).rejects.toThrow();
  });

  test('says that the key is wrong', async () => {
    await expect(poll(asStatus(401)).polled).rejects.toThrow(SettingRefused);
  });
});

test('fetches a picture by its link', async () => {
  const bytes = new Uint8Array([1]);
  const { account, calls } = open({ bytes, type: 'image/jpeg' });
  expect(await zalo.fetchFile?.(account, 'https://photo.example/a.jpg')).toEqual({
    bytes,
    mime: 'image/jpeg',
  });
  expect(calls).toEqual([{ method: 'GET', url: 'https://photo.example/a.jpg' }]);
});

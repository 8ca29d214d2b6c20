import { createHmac } from 'node:crypto';
import { SettingRefused, UnknownOutcome } from '@jawab/core';
import { describe, expect, test } from 'vitest';
import { openAccount, post, type WireAnswer, words } from '../account.testing.ts';
import line from './channel.ts';
import payloads from './payloads.json' with { type: 'json' };

const settings = { channelSecret: '8c570fa6dd201bb328f1c1eac23a96d8', channelAccessToken: 'a'.repeat(172) };
const customer = 'U4af4980629a1b2c3d4e5f60718293a4b';
const open = (answer: WireAnswer, options = {}) => openAccount(settings, () => answer, options);

/** Answers by path. */
const openWith = (answers: Record<string, WireAnswer>, options = {}) =>
  openAccount(settings, ({ method, url }) => answers[`${method} ${url}`] ?? { status: 404 }, options);

describe('reads', () => {
  test('a text with its reply token', () => {
    expect(line.read(payloads.text)).toEqual([
      {
        account: null,
        kind: 'message',
        id: '01FZ74A0TDDPYRVKNK77XKC3ZR',
        at: new Date(1764230400123),
        from: customer,
        addresses: [customer],
        name: null,
        message: '444573844083572737',
        text: '送料はいくらですか？😀',
        pressed: null,
        files: [],
        reply: { token: 'nHuyWiB7yP5Zw52FIkcQobQuGDXCTA', livesMs: 60_000 },
      },
    ]);
  });

  test('a redelivery under the same id and time', () => {
    const [first] = line.read(payloads.text);
    expect(line.read(payloads.redelivered)).toEqual([
      { ...first, reply: { token: '8cf9239d56244f4197887e939187e19e', livesMs: 60_000 } },
    ]);
  });

  test('a batch of several customers, with files', () => {
    const file = { mime: null, name: null };
    expect(line.read(payloads.batch)).toMatchObject([
      { from: customer, text: '', files: [{ ...file, kind: 'image', ref: '1001' }] },
      { from: customer, files: [{ ...file, kind: 'audio', ref: 'prepared/1002' }] },
      { from: `U${'f'.repeat(32)}`, files: [{ kind: 'file', ref: '1003', name: '領収書.pdf' }] },
      { files: [{ ...file, kind: 'image', ref: 'https://pictures.example/1.jpg' }] },
    ]);
  });

  test.each([
    ['postback', { kind: 'message', message: '01POSTBACK', pressed: 'choice:2', text: '' }],
    ['unsend', { kind: 'unsent', from: customer, message: '444573844083572737' }],
    ['follow', { kind: 'unblocked', from: customer }],
    ['unfollow', { kind: 'blocked', from: customer }],
    ['standby', { kind: 'unknown', what: 'standby' }],
    ['group', { kind: 'group', chat: 'Ca56f94637cc4347f90a25382909b24b9' }],
    ['join', { kind: 'group', chat: 'Ra8dbf4673c4c812cd491258042226c99' }],
    ['sticker', { kind: 'unknown', what: 'message' }],
    ['newKind', { kind: 'unknown', what: 'hologramShared', id: '01NEWKIND' }],
  ] as const)('%s as %j', (name, expected) => {
    expect(line.read(payloads[name])).toMatchObject([expected]);
  });

  test.each([payloads.empty, null, {}, { events: 'none' }, { events: [null, 7] }])(
    '%j as nothing',
    (body) => {
      expect(line.read(body)).toEqual([]);
    },
  );
});

test('accepts the signature of the bytes, and of no others', () => {
  const account = { settings, webhookSecret: '' };
  const bytes = JSON.stringify(payloads.text);
  const signed = (secret: string, body: string) => ({
    'X-Line-Signature': createHmac('sha256', secret).update(body).digest('base64'),
  });
  expect(line.verify(post(bytes, signed(settings.channelSecret, bytes)), account)).toBe(true);
  expect(line.verify(post(`${bytes} `, signed(settings.channelSecret, bytes)), account)).toBe(false);
  expect(line.verify(post(bytes, signed('0'.repeat(32), bytes)), account)).toBe(false);
  expect(line.verify(post(bytes), account)).toBe(false);
});

describe('sends', () => {
  const sent: WireAnswer = { json: { sentMessages: [{ id: '461230966842064897' }] } };
  const { retryKey } = words('');

  test('with the reply token while there is one, and without a retry key', async () => {
    const { account, calls } = open(sent);
    const message = words('送料は500円です。', { replyToken: 't1' });
    expect(await line.send(account, customer, message)).toEqual({
      outcome: 'sent',
      message: '461230966842064897',
    });
    expect(calls).toEqual([
      {
        method: 'POST',
        url: '/v2/bot/message/reply',
        headers: { authorization: `Bearer ${settings.channelAccessToken}` },
        body: { replyToken: 't1', messages: [{ type: 'text', text: '送料は500円です。' }] },
      },
    ]);
  });

  test('else by push, with the retry key', async () => {
    const { account, calls } = open(sent);
    await line.send(account, customer, words('hello'));
    expect(calls[0]).toMatchObject({
      url: '/v2/bot/message/push',
      headers: { 'x-line-retry-key': retryKey },
      body: { to: customer, messages: [{ type: 'text', text: 'hello' }] },
    });
  });

  test('choices as quick replies that show what was chosen', async () => {
    const { account, calls } = open(sent);
    await line.send(account, customer, words('店舗？', { buttons: [{ id: 'choice:1', title: '渋谷' }] }));
    expect(calls[0]?.body).toMatchObject({
      messages: [
        {
          quickReply: {
            items: [
              {
                type: 'action',
                action: { type: 'postback', label: '渋谷', data: 'choice:1', displayText: '渋谷' },
              },
            ],
          },
        },
      ],
    });
  });

  const refusal = (status: number, message: string, details: object[] = []): WireAnswer => ({
    status,
    json: { message, details },
  });
  const failed = (reason: string, account = false) => ({ outcome: 'failed', reason, account });
  test.each([
    [
      refusal(429, 'The API rate limit has been exceeded. Try again later.'),
      { outcome: 'later', afterMs: null },
    ],
    [refusal(429, 'You have reached your monthly limit.'), failed('quota', true)],
    [refusal(500, 'Internal Server Error'), { outcome: 'later', afterMs: null }],
    [refusal(401, 'Authentication failed.'), failed('key_invalid', true)],
    [refusal(403, 'Access to this API is not available for your account'), failed('restricted', true)],
    [
      refusal(400, "The property, 'to', in the request body is invalid (line: -, column: -)"),
      failed('not_found'),
    ],
    [
      refusal(400, 'The request body has 1 error(s)', [
        { message: 'Length must be between 0 and 5000', property: 'messages[0].text' },
      ]),
      failed('too_long'),
    ],
    [refusal(400, 'The request body has 1 error(s)'), failed('refused')],
  ] as const)('%j of a push becomes %j', async (answer, expected) => {
    expect(await line.send(open(answer).account, customer, words('hello'))).toEqual(expected);
  });

  test('waits as long as LINE says', async () => {
    const { account } = open(refusal(429, 'The API rate limit has been exceeded.'));
    const call: typeof account.call = async (request) => {
      const answer = await account.call(request);
      return { ...answer, headers: new Headers({ 'retry-after': '2' }) };
    };
    expect(await line.send({ ...account, call }, customer, words('hello'))).toEqual({
      outcome: 'later',
      afterMs: 2000,
    });
  });

  test('a repeat that was accepted before counts as sent', async () => {
    const { account } = open({ status: 409, json: { message: 'The retry key is already accepted' } });
    const accepted = new Headers({ 'x-line-accepted-request-id': 'r1' });
    const sentMessages = { message: '', sentMessages: [{ id: '461230966842064897' }] };
    const call: typeof account.call = async (request) => ({
      ...(await account.call(request)),
      headers: accepted,
      json: sentMessages,
    });
    const expected = { outcome: 'sent', message: '461230966842064897' };
    expect(await line.send({ ...account, call }, customer, words('hello'))).toEqual(expected);
    expect(await line.send(account, customer, words('hello'))).toEqual(failed('refused'));
  });

  test('a used or late reply token is named', async () => {
    const answer = refusal(400, 'Invalid reply token');
    const message = words('hello', { replyToken: 't1' });
    expect(await line.send(open(answer).account, customer, message)).toEqual(failed('reply_token_invalid'));
  });

  test.each(['lost', refusal(500, 'Internal Server Error')] as const)(
    '%j to a reply leaves the outcome unknown, because it has no key',
    async (answer) => {
      const message = words('hello', { replyToken: 't1' });
      await expect(line.send(open(answer).account, customer, message)).rejects.toThrow(UnknownOutcome);
    },
  );

  test('a lost answer to a push is for the host to repeat', async () => {
    await expect(line.send(open('lost').account, customer, words('x'))).rejects.toThrow(UnknownOutcome);
  });
});

describe('connects', () => {
  const info = { json: { userId: 'U1', displayName: 'カフェ・バー', basicId: '@bar' } };
  const set = 'PUT /v2/bot/channel/webhook/endpoint';
  const tested = 'POST /v2/bot/channel/webhook/test';

  test('names the account, or the wrong setting', async () => {
    expect(await line.identify(open(info).account)).toEqual({ id: 'U1', name: 'カフェ・バー' });
    const refused = line.identify(open({ status: 401 }).account);
    await expect(refused).rejects.toEqual(new SettingRefused('channelAccessToken', 'wrong_key'));
  });

  test('sets the address and lets LINE prove the secret', async () => {
    const { account, calls } = openWith({
      [set]: { json: {} },
      [tested]: { json: { success: true, statusCode: 200 } },
    });
    await line.connect?.(account);
    const body = { endpoint: 'https://jawab.test/channels/x/1' };
    expect(calls.map(({ method, url, body: sent }) => [`${method} ${url}`, sent])).toEqual([
      [set, body],
      [tested, body],
    ]);
  });

  test('a secret that our own check refuses is wrong', async () => {
    const answer = { json: { success: false, statusCode: 401, reason: 'ERROR_STATUS_CODE' } };
    const { account } = openWith({ [set]: { json: {} }, [tested]: answer });
    const refused = line.connect?.(account);
    await expect(refused).rejects.toEqual(new SettingRefused('channelSecret', 'wrong_secret'));
  });

  test('an address that LINE cannot reach is no wrong secret', async () => {
    const answer = { json: { success: false, statusCode: 0, reason: 'COULD_NOT_CONNECT' } };
    const { account } = openWith({ [set]: { json: {} }, [tested]: answer });
    await expect(line.connect?.(account)).rejects.toThrow('COULD_NOT_CONNECT');
    await expect(line.connect?.(account)).rejects.not.toThrow(SettingRefused);
  });
});

describe('checks', () => {
  const check = (endpoint: WireAnswer, used = 3, options = {}) =>
    line.check(
      openWith(
        {
          'GET /v2/bot/info': { json: {} },
          'GET /v2/bot/channel/webhook/endpoint': endpoint,
          'GET /v2/bot/message/quota': { json: { type: 'limited', value: 200 } },
          'GET /v2/bot/message/quota/consumption': { json: { totalUsage: used } },
        },
        options,
      ).account,
    );
  const ours = 'https://jawab.test/channels/x/1';

  test.each([
    [{ json: { endpoint: ours, active: true } }, null],
    [{ json: { endpoint: ours, active: false } }, 'webhookOff'],
    [{ json: { endpoint: 'https://other.example', active: true } }, 'webhookElsewhere'],
    [{ status: 404, json: { message: 'Not found' } }, 'webhookElsewhere'],
  ] as const)('the webhook: %j is %j', async (answer, hint) => {
    expect(await check(answer)).toEqual([
      { name: 'key', ok: true, hint: null },
      { name: 'webhook', ok: hint === null, hint },
      { name: 'quota', ok: true, hint: null },
    ]);
  });

  test('an address without https, an empty month and a wrong key', async () => {
    const found = { json: { endpoint: ours, active: true } };
    const closed = await check(found, 200, { webhookUrl: null });
    expect(closed.map(({ hint }) => hint)).toEqual([null, 'httpsNeeded', 'quotaEmpty']);
    const wrong = await line.check(open({ status: 401 }).account);
    expect(wrong).toEqual([{ name: 'key', ok: false, hint: 'keyWrong' }]);
  });
});

describe('fetches', () => {
  const bytes = new Uint8Array([1, 2]);
  const headers = { authorization: `Bearer ${settings.channelAccessToken}` };

  test('a picture from the address of files', async () => {
    const { account, calls } = open({ bytes, type: 'image/jpeg' });
    expect(await line.fetchFile?.(account, '1001')).toEqual({ bytes, mime: 'image/jpeg' });
    expect(calls).toEqual([{ method: 'GET', url: '/v2/bot/message/1001/content', ofFiles: true, headers }]);
  });

  test('a voice note when it is prepared', async () => {
    const content = 'GET /v2/bot/message/1002/content';
    const at = (status: string) =>
      openWith({
        [`${content}/transcoding`]: { json: { status } },
        [content]: { bytes, type: 'audio/x-m4a' },
      }).account;
    expect(await line.fetchFile?.(at('succeeded'), 'prepared/1002')).toEqual({ bytes, mime: 'audio/x-m4a' });
    await expect(line.fetchFile?.(at('processing'), 'prepared/1002')).rejects.toThrow('processing');
  });

  test('a file of another address without the token', async () => {
    const { account, calls } = open({ bytes, type: 'image/jpeg' });
    await line.fetchFile?.(account, 'https://pictures.example/1.jpg');
    expect(calls).toEqual([{ method: 'GET', url: 'https://pictures.example/1.jpg' }]);
  });

  test('the name of a customer, where LINE gives it', async () => {
    expect(await line.fetchName?.(open({ json: { displayName: '花子' } }).account, customer)).toBe('花子');
    expect(await line.fetchName?.(open({ status: 404, json: {} }).account, customer)).toBeNull();
  });
});

test('shows typing for 20 seconds', async () => {
  const { account, calls } = open({ status: 202, json: {} });
  await line.typing?.(account, customer, '1');
  expect(calls[0]).toMatchObject({
    url: '/v2/bot/chat/loading/start',
    body: { chatId: customer, loadingSeconds: 20 },
  });
});

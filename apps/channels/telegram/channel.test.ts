import { SettingRefused, UnknownOutcome } from '@jawab/core';
import { describe, expect, test } from 'vitest';
import { openAccount, post, type WireAnswer, words } from '../account.testing.ts';
import telegram from './channel.ts';
import payloads from './payloads.json' with { type: 'json' };

const settings = { botToken: '7000000001:AAE-secret-of-the-bot-1234567890' };
const refusal = (status: number, description: string, parameters?: object): WireAnswer => ({
  status,
  json: { ok: false, error_code: status, description, parameters },
});
const result = (value: unknown): WireAnswer => ({ json: { ok: true, result: value } });
const open = (answer: WireAnswer, options = {}) => openAccount(settings, () => answer, options);
const methodOf = (url = '') => url.split('/').at(-1);

const head = { account: null, from: '612345678' };

describe('reads', () => {
  test('a text with the name, the time and the id of the customer', () => {
    expect(telegram.read(payloads.text)).toEqual([
      {
        account: null,
        kind: 'message',
        id: '738201001',
        at: new Date('2025-11-27T08:00:00Z'),
        from: '612345678',
        addresses: ['612345678'],
        name: 'สมชาย ใจดี',
        message: '41',
        text: 'ร้านเปิดกี่โมงครับ 🙏',
        pressed: null,
        files: [],
        reply: null,
      },
    ]);
  });

  test.each([
    ['photo', { kind: 'image', ref: 'AgAD-large', mime: 'image/jpeg', name: null }, 'อันนี้ราคาเท่าไร'],
    ['voice', { kind: 'audio', ref: 'AwAC-voice', mime: 'audio/ogg', name: null }, ''],
    ['document', { kind: 'file', ref: 'BQAC-doc', mime: 'application/pdf', name: 'ใบเสร็จ.pdf' }, ''],
    ['animation', { kind: 'video', ref: 'CgAC-gif', mime: 'video/mp4', name: null }, ''],
  ] as const)('%s as one file', (name, file, text) => {
    expect(telegram.read(payloads[name])).toMatchObject([{ ...head, kind: 'message', text, files: [file] }]);
  });

  test('/start as a message', () => {
    expect(telegram.read(payloads.start)).toMatchObject([{ ...head, kind: 'message', text: '/start' }]);
  });

  test('a pressed button with its title, and without one if Telegram does not send the keyboard', () => {
    expect(telegram.read(payloads.press)).toMatchObject([
      {
        ...head,
        kind: 'message',
        message: '4382bfdwdsb323b2d9',
        pressed: 'choice:2',
        text: 'เชียงใหม่',
        at: null,
      },
    ]);
    expect(telegram.read(payloads.pressOfOldMessage)).toMatchObject([
      { ...head, kind: 'message', pressed: 'choice:1', text: '' },
    ]);
  });

  test('an edit with the time of the edit', () => {
    expect(telegram.read(payloads.edited)).toEqual([
      {
        ...head,
        kind: 'edited',
        id: '738201008',
        at: new Date('2025-11-27T08:01:00Z'),
        message: '41',
        text: 'ร้านปิดกี่โมงครับ',
      },
    ]);
  });

  test('a block and its end', () => {
    expect(telegram.read(payloads.blocked)).toMatchObject([{ ...head, kind: 'blocked' }]);
    expect(telegram.read(payloads.unblocked)).toMatchObject([{ ...head, kind: 'unblocked' }]);
  });

  test('a group until the bot has left it', () => {
    const group = { kind: 'group', chat: '-1001234567890' };
    expect(telegram.read(payloads.group)).toMatchObject([group]);
    expect(telegram.read(payloads.addedToGroup)).toMatchObject([group]);
    expect(telegram.read(payloads.leftGroup)).toMatchObject([{ kind: 'unknown', what: 'left_group' }]);
  });

  test.each(['sticker', 'newKind', 'otherShape'] as const)('%s as unknown, under its id', (name) => {
    const id = String(payloads[name].update_id);
    expect(telegram.read(payloads[name])).toMatchObject([{ kind: 'unknown', id }]);
  });

  test.each([null, [], 'text', {}, { update_id: 'x' }])('%j as nothing', (body) => {
    expect(telegram.read(body)).toEqual([]);
  });
});

test('accepts the secret of the webhook and nothing else', () => {
  const account = { settings, webhookSecret: 'ours_1234' };
  const header = 'x-telegram-bot-api-secret-token';
  expect(telegram.verify(post('{}', { [header]: 'ours_1234' }), account)).toBe(true);
  expect(telegram.verify(post('{}', { [header]: 'ours_12345' }), account)).toBe(false);
  expect(telegram.verify(post('{}', { [header]: '' }), { settings, webhookSecret: '' })).toBe(false);
  expect(telegram.verify(post('{}'), account)).toBe(false);
});

describe('sends', () => {
  test('text as it is, without markup and previews', async () => {
    const { account, calls } = open(result({ message_id: 99 }));
    const text = '*bold* <b>x</b> https://bar.example 1.5';
    expect(await telegram.send(account, '612345678', words(text))).toEqual({
      outcome: 'sent',
      message: '99',
    });
    expect(calls).toEqual([
      {
        method: 'POST',
        url: `/bot${settings.botToken}/sendMessage`,
        body: { chat_id: '612345678', text, link_preview_options: { is_disabled: true } },
      },
    ]);
  });

  test('buttons one below the other', async () => {
    const { account, calls } = open(result({ message_id: 99 }));
    const buttons = [
      { id: 'choice:1', title: 'สยาม' },
      { id: 'choice:2', title: 'เชียงใหม่' },
    ];
    await telegram.send(account, '1', words('เลือกสาขา', { buttons }));
    expect(calls[0]?.body).toMatchObject({
      reply_markup: {
        inline_keyboard: [
          [{ text: 'สยาม', callback_data: 'choice:1' }],
          [{ text: 'เชียงใหม่', callback_data: 'choice:2' }],
        ],
      },
    });
  });

  test.each([
    [
      refusal(429, 'Too Many Requests: retry after 7', { retry_after: 7 }),
      { outcome: 'later', afterMs: 7000 },
    ],
    [refusal(500, 'Internal Server Error'), { outcome: 'later', afterMs: null }],
    [
      { status: 502, json: null },
      { outcome: 'later', afterMs: null },
    ],
    [refusal(401, 'Unauthorized'), { outcome: 'failed', reason: 'key_invalid', account: true }],
    [refusal(404, 'Not Found'), { outcome: 'failed', reason: 'key_invalid', account: true }],
    [
      refusal(403, 'Forbidden: bot was blocked by the user'),
      { outcome: 'failed', reason: 'blocked', account: false },
    ],
    [refusal(400, 'Bad Request: chat not found'), { outcome: 'failed', reason: 'not_found', account: false }],
    [
      refusal(400, 'Bad Request: message is too long'),
      { outcome: 'failed', reason: 'too_long', account: false },
    ],
    [
      refusal(400, 'Bad Request: BUTTON_DATA_INVALID'),
      { outcome: 'failed', reason: 'refused', account: false },
    ],
  ] as const)('%j becomes %j', async (answer, sent) => {
    expect(await telegram.send(open(answer as WireAnswer).account, '1', words('hello'))).toEqual(sent);
  });

  test.each(['lost', { status: 504 }] as const)('%j leaves the outcome unknown', async (answer) => {
    await expect(telegram.send(open(answer).account, '1', words('hello'))).rejects.toThrow(UnknownOutcome);
  });
});

describe('connects', () => {
  test('names the account', async () => {
    const { account } = open(
      result({ id: 7000000001, is_bot: true, first_name: 'Bar Shop', username: 'bar_bot' }),
    );
    expect(await telegram.identify(account)).toEqual({ id: '7000000001', name: 'Bar Shop' });
  });

  test('says which setting is wrong, without the token', async () => {
    const refused = telegram.identify(open(refusal(401, 'Unauthorized')).account);
    await expect(refused).rejects.toThrow(SettingRefused);
    await expect(refused).rejects.toThrow('The provider refused botToken: wrong_key.');
    const failed = telegram.connect?.(open(refusal(400, 'Bad Request: bad webhook')).account);
    await expect(failed).rejects.toThrow(/^Telegram refused setWebhook: 400 Bad Request: bad webhook$/);
  });

  test('sets our address with our secret', async () => {
    const { account, calls } = open(result(true));
    await telegram.connect?.(account);
    expect(calls[0]?.body).toEqual({
      url: 'https://jawab.test/channels/x/1',
      secret_token: 'webhook-secret-of-ours',
      allowed_updates: ['message', 'edited_message', 'callback_query', 'my_chat_member'],
      max_connections: 40,
    });
  });
});

describe('checks', () => {
  const check = (info: object, options = {}) => {
    const { account } = openAccount(
      settings,
      ({ url }) => result(methodOf(url) === 'getMe' ? { id: 1, first_name: 'Bar' } : info),
      options,
    );
    return telegram.check(account);
  };
  const key = { name: 'key', ok: true, hint: null };

  test.each([
    [{ url: 'https://jawab.test/channels/x/1' }, { ok: true, hint: null }],
    [{ url: 'https://other.example' }, { ok: false, hint: 'webhookElsewhere' }],
    [{ url: '' }, { ok: false, hint: 'webhookElsewhere' }],
    [
      {
        url: 'https://jawab.test/channels/x/1',
        pending_update_count: 3,
        last_error_message: 'Connection refused',
      },
      { ok: false, hint: 'webhookFails' },
    ],
    [
      { url: 'https://jawab.test/channels/x/1', last_error_message: 'of last year' },
      { ok: true, hint: null },
    ],
  ])('the webhook: %j is %j', async (info, expected) => {
    expect(await check(info)).toEqual([key, { name: 'webhook', ...expected }]);
  });

  test('without https, no webhook is right', async () => {
    const expected = { name: 'webhook', ok: true, hint: null };
    expect(await check({ url: '' }, { webhookUrl: null })).toEqual([key, expected]);
  });

  test('a wrong key, and asks nothing else', async () => {
    const { account, calls } = open(refusal(401, 'Unauthorized'));
    expect(await telegram.check(account)).toEqual([{ name: 'key', ok: false, hint: 'keyWrong' }]);
    expect(calls).toHaveLength(1);
  });
});

describe('polls', () => {
  const poll = (answer: WireAnswer, cursor: string | null = '50') => {
    const { account, calls } = openAccount(settings, ({ url }) =>
      methodOf(url) === 'getUpdates' ? answer : result(true),
    );
    return { calls, polled: telegram.poll?.(account, cursor, new AbortController().signal) };
  };

  test('after the last update, which may have any number', async () => {
    const { calls, polled } = poll(result([{ update_id: 73 }, payloads.text, { update_id: 12 }]));
    expect(await polled).toEqual({
      bodies: [{ update_id: 73 }, payloads.text, { update_id: 12 }],
      cursor: '13',
    });
    expect(calls[0]?.body).toMatchObject({ offset: 50, timeout: 30 });
  });

  test('keeps the cursor when nothing came', async () => {
    expect(await poll(result([])).polled).toEqual({ bodies: [], cursor: '50' });
  });

  test('removes a leftover webhook, and leaves another poller alone', async () => {
    const conflict = "Conflict: can't use getUpdates method while webhook is active";
    const { calls, polled } = poll(refusal(409, conflict), null);
    expect(await polled).toEqual({ bodies: [], cursor: null });
    expect(calls.map(({ url }) => methodOf(url))).toEqual(['getUpdates', 'deleteWebhook']);
    const other = poll(refusal(409, 'Conflict: terminated by other getUpdates request'));
    await expect(other.polled).rejects.toThrow('409');
    expect(other.calls).toHaveLength(1);
  });

  test('says that the key is wrong', async () => {
    await expect(poll(refusal(401, 'Unauthorized')).polled).rejects.toThrow(SettingRefused);
  });
});

test('fetches a file by its path', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const { account, calls } = openAccount(settings, ({ url }) =>
    methodOf(url) === 'getFile' ? result({ file_id: 'f', file_path: 'photos/file_1.jpg' }) : { bytes },
  );
  expect(await telegram.fetchFile?.(account, 'f')).toEqual({ bytes, mime: null });
  expect(calls[1]?.url).toBe(`/file/bot${settings.botToken}/photos/file_1.jpg`);
});

test('answers a press, shows typing and leaves a group', async () => {
  const { account, calls } = open(result(true));
  await telegram.acknowledge?.(account, '4382bfdwdsb323b2d9');
  await telegram.typing?.(account, '612345678', '41');
  await telegram.leave?.(account, '-1001234567890');
  expect(calls.map(({ url, body }) => [methodOf(url), body])).toEqual([
    ['answerCallbackQuery', { callback_query_id: '4382bfdwdsb323b2d9' }],
    ['sendChatAction', { chat_id: '612345678', action: 'typing' }],
    ['leaveChat', { chat_id: '-1001234567890' }],
  ]);
});

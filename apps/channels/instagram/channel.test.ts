import { type ProviderRequest, SettingRefused } from '@jawab/core';
import { describe, expect, test } from 'vitest';
import { openAccount, type WireAnswer, words } from '../account.testing.ts';
import instagram from './channel.ts';
import payloads from './payloads.json' with { type: 'json' };

const settings = {
  accountId: '17841400000000001',
  accessToken: `IGAA${'c'.repeat(60)}`,
  appSecret: '614fc2afde15eee07a26b2fe3eaee9b9',
};
const customer = '700000000000001';
const refusal = (code: number, error_subcode?: number): WireAnswer => ({
  status: 400,
  json: { error: { code, error_subcode, message: '' } },
});
const open = (answer: WireAnswer) => openAccount(settings, () => answer);
const pathOf = (request: ProviderRequest | undefined) => request?.url.split('?')[0];

const head = { account: '17841400000000001', from: customer };

test.each([
  ['text', { ...head, kind: 'message', text: 'ราคาเท่าไหร่คะ 😊', message: 'aWdf_1', id: 'aWdf_1' }],
  ['unsent', { ...head, kind: 'unsent', message: 'aWdf_1', id: 'unsent:aWdf_1' }],
  ['unsupported', { kind: 'unknown', id: 'aWdf_2' }],
  ['storyReply', { ...head, kind: 'message', text: 'ยังมีไหม', files: [] }],
  [
    'picture',
    {
      kind: 'message',
      files: [{ kind: 'image', ref: 'https://lookaside.example/1', mime: null, name: null }],
    },
  ],
  ['share', { kind: 'unknown', what: 'share' }],
  ['ephemeral', { kind: 'unknown', what: 'ephemeral' }],
  ['read', { kind: 'state', state: 'read', message: 'aWdf_out', to: customer }],
  ['echo', { kind: 'echo', to: customer, message: 'aWdf_out2', text: 'มีค่ะ', app: null }],
  ['postback', { kind: 'message', text: 'เวลาเปิด', pressed: 'hours' }],
] as const)('reads %s as %j', (name, expected) => {
  expect(instagram.read(payloads[name])).toMatchObject([expected]);
});

test('sends to the account, and knows a closed window by its own number', async () => {
  const { account, calls } = open({ json: { recipient_id: customer, message_id: 'aWdf_9' } });
  expect(await instagram.send(account, customer, words('มีค่ะ'))).toEqual({
    outcome: 'sent',
    message: 'aWdf_9',
  });
  expect(pathOf(calls[0])).toBe('/v25.0/17841400000000001/messages');
  const closed = open(refusal(10, 2534022)).account;
  const expected = { outcome: 'failed', reason: 'window_closed', account: false };
  expect(await instagram.send(closed, customer, words('มีค่ะ'))).toEqual(expected);
});

test('counts text in bytes, of which a Thai letter has three', () => {
  expect(instagram.limits.text).toEqual({ size: 1000, unit: 'bytes' });
});

test('names the account by the id that its webhooks have', async () => {
  const me = { id: '9988', user_id: '17841400000000001', username: 'bar.shop', name: '' };
  expect(await instagram.identify(open({ json: me }).account)).toEqual({
    id: '17841400000000001',
    name: 'bar.shop',
  });
});

test('knows the app that is subscribed as its own', async () => {
  const { account } = open({ json: { data: [{ id: '1', subscribed_fields: ['messages'] }] } });
  expect(await instagram.isOurs?.(account, '1')).toBe(true);
  expect(await instagram.isOurs?.(account, '2')).toBe(false);
});

describe('renews its token', () => {
  test('and says when the new one ends', async () => {
    const { account, calls } = open({
      json: { access_token: 'IGAAnew', token_type: 'bearer', expires_in: 5_184_000 },
    });
    const before = Date.now();
    const renewed = await instagram.renew?.(account);
    expect(renewed?.settings).toEqual({ ...settings, accessToken: 'IGAAnew' });
    const days = ((renewed?.expiresAt.getTime() ?? 0) - before) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(60);
    expect(days).toBeLessThan(60.01);
    expect(calls[0]).toMatchObject({
      method: 'GET',
      url: '/refresh_access_token?grant_type=ig_refresh_token',
      headers: { authorization: `Bearer ${settings.accessToken}` },
    });
  });

  test('not while it is too young, and not when it has ended', async () => {
    expect(await instagram.renew?.(open(refusal(100)).account)).toBeNull();
    const ended = instagram.renew?.(open(refusal(190)).account);
    await expect(ended).rejects.toEqual(new SettingRefused('accessToken', 'wrong_key'));
  });
});

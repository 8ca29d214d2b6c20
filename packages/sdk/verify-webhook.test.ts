import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verifyWebhook, WebhookError } from './index.ts';

const page = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8');
const [, head = '', body = ''] = /^POST \/hook HTTP\/1.1\n([\s\S]+?)\n\n(\{.*\})\n```/m.exec(page) ?? [];
const headers = Object.fromEntries(head.split('\n').map((line) => line.split(': ') as [string, string]));
const [secret = ''] = /whsec_[\w+/=]{20,}/.exec(page) ?? [];
const nowSeconds = Number(headers['X-Service-Timestamp']) + 60;
const only = (prefix: RegExp) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => prefix.test(name)));

test.each([
  ['both families', headers],
  ['Standard Webhooks alone', only(/^webhook-/)],
  ['X-Service alone', only(/^X-Service/)],
  ['Headers', new Headers(headers)],
  ['names in lower case', Object.fromEntries(new Headers(headers))],
])('verifies the request of docs/webhooks.md, with %s', async (_, given) => {
  const event = await verifyWebhook({ body, headers: given, secret, nowSeconds });
  if (event.event !== 'message.unanswered') throw new Error(event.event);
  expect(event.data.question).toBe('送料はいくらですか？');
});

test('takes bytes as they came', async () => {
  const bytes = new TextEncoder().encode(body);
  for (const one of [bytes, bytes.buffer])
    expect((await verifyWebhook({ body: one, headers, secret, nowSeconds })).id).toBe(headers['webhook-id']);
});

test('takes one of several signatures, as they come while a secret changes', async () => {
  const both = Object.assign({}, headers, {
    'webhook-signature': `v1,${btoa('another')} ${headers['webhook-signature']}`,
  });
  await expect(verifyWebhook({ body, headers: both, secret, nowSeconds })).resolves.toBeTruthy();
});

const other = 'whsec_IB4dHBsaGRgXFhUUExIREA8ODQwLCgkIBwYFBAMCAQA=';
const signed = (changes: object) => Object.assign({}, headers, changes);
test.each([
  ['another body', { body: body.replace('ja', 'en') }],
  ['another secret', { secret: other }],
  ['an empty secret', { secret: '' }],
  ['a secret that is no base64', { secret: 'whsec_%%%' }],
  ['an old request', { nowSeconds: nowSeconds + 300 }],
  ['a request of the future', { nowSeconds: nowSeconds - 400 }],
  ['no signature', { headers: {} }],
  ['an empty signature', { headers: signed({ 'webhook-signature': 'v1,' }) }],
  ['a signature that is no base64', { headers: signed({ 'webhook-signature': 'v1,%%%' }) }],
  ['a shortened signature', { headers: signed({ 'webhook-signature': 'v1,nTGMqaXx' }) }],
  ['a timestamp that is no number', { headers: signed({ 'webhook-timestamp': 'now' }) }],
  [
    'a timestamp that was not signed',
    { headers: signed({ 'webhook-timestamp': String(nowSeconds + 600) }), nowSeconds: nowSeconds + 600 },
  ],
])('refuses %s', async (_, change) => {
  const request = Object.assign({ body, headers, secret, nowSeconds }, change);
  await expect(verifyWebhook(request)).rejects.toBeInstanceOf(WebhookError);
});

test('reads the clock of the machine', async () => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const now = { 'x-service-timestamp': timestamp, 'x-service-signature': signature };
  await expect(verifyWebhook({ body, headers: now, secret })).resolves.toBeTruthy();
});

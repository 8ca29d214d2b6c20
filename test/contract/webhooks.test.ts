import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { signForService, signForStandard } from '@jawab/core';
import { openReceiving, type Receiving } from '@jawab/worker/webhooks/webhooks.testing.ts';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';

const docs = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8');
const [, head = '', body = ''] = /^```\nPOST \/hook HTTP\/1\.1\n([\s\S]*?)\n\n(.*)\n```$/m.exec(docs) ?? [];
const headers = Object.fromEntries(
  head.split('\n').map((line) => {
    const [name = '', value = ''] = line.split(': ');
    return [name.toLowerCase(), value];
  }),
) as Record<string, string>;
const secret = /`(whsec_[A-Za-z0-9+/=]+)`/.exec(docs)?.[1] as string;
const timestamp = Number(headers['x-service-timestamp']);
const code = /^```js\n([\s\S]*?)^```$/m.exec(docs)?.[1] as string;
const { verify } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
  verify(headers: object, body: string | Buffer, secret: string, now?: number): boolean;
};

let receiving: Receiving;
beforeAll(async () => {
  receiving = await openReceiving(1);
  await receiving.shop.startWorker({ dispatchMs: 40 });
});
afterAll(() => receiving.close());

test('the test vector of the documents equals openssl’s result and our signature', () => {
  const out = execFileSync('openssl', ['dgst', '-sha256', '-hmac', secret, '-r'], {
    input: `${timestamp}.${body}`,
  });
  expect(out.toString().split(' ')[0]).toBe(headers['x-service-signature']);
  expect(signForService(secret, timestamp, Buffer.from(body))).toBe(headers['x-service-signature']);
});

test('the second signature equals the result of the Standard Webhooks library and ours', () => {
  const id = headers['webhook-id'] as string;
  const theirs = new Webhook(secret).sign(id, new Date(timestamp * 1000), body);
  expect(theirs).toBe(headers['webhook-signature']);
  expect(signForStandard([secret], id, timestamp, Buffer.from(body))).toBe(theirs);
});

test('the receiver in the documents accepts its vector, and nothing older, changed or signed by others', () => {
  expect(verify(headers, body, secret, timestamp + 299)).toBe(true);
  expect(verify(headers, body, secret, timestamp + 301)).toBe(false);
  expect(verify(headers, body.replace('s-42', 's-43'), secret, timestamp)).toBe(false);
  expect(verify(headers, body, `${secret}x`, timestamp)).toBe(false);
  expect(verify({ ...headers, 'x-service-signature': '' }, body, secret, timestamp)).toBe(false);
});

test('[SIGN-2 webhook] [SIGN-4 webhook] real deliveries verify with both signatures, and during a rotation with both secrets', async () => {
  const { shop, register, receivers } = receiving;
  const [receiver] = receivers as [(typeof receivers)[0]];
  const webhook = await register(receiver);
  const send = async () => {
    const before = receiver.received.length;
    await shop.call('test_webhook', { id: webhook.id, event: 'message.unanswered' });
    await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(before + 1);
    const request = receiver.received.at(-1) as (typeof receiver.received)[0];
    const fits = (key: string) => {
      try {
        new Webhook(key).verify(request.body.toString(), request.headers as Record<string, string>);
        return true;
      } catch {
        return false;
      }
    };
    return { fits, signed: (key: string) => verify(request.headers, request.body, key) };
  };
  const before = await send();
  expect([before.fits(webhook.secret), before.signed(webhook.secret)]).toEqual([true, true]);

  const activateAt = new Date(Date.now() + 3_600_000).toISOString();
  const later = (await shop.call('rotate_webhook_secret', { id: webhook.id, activateAt })).data.secret;
  const waiting = await send();
  expect([waiting.signed(webhook.secret), waiting.signed(later)]).toEqual([true, false]);
  expect([waiting.fits(webhook.secret), waiting.fits(later)]).toEqual([true, true]);

  const { system } = shop.world.runtime.database;
  await system.sql`update webhooks set active_at = now() where id = ${webhook.id}`;
  const active = await send();
  expect([active.signed(webhook.secret), active.signed(later)]).toEqual([false, true]);
  expect([active.fits(webhook.secret), active.fits(later)]).toEqual([true, true]);

  await system.sql`update webhooks set previous_until = now() where id = ${webhook.id}`;
  const after = await send();
  expect([after.signed(later), after.fits(later), after.fits(webhook.secret)]).toEqual([true, true, false]);
});

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { Role } from '@jawab/core';
import { createPerson } from '@jawab/test/support/people.ts';
import { queued } from '@jawab/test/support/queue.ts';
import { type Receiver, startReceiver } from '@jawab/test/support/receiver.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createShop, openShop, type Shop } from '../worker.testing.ts';

let service: Receiver;
let first: Shop;
beforeAll(async () => {
  service = await startReceiver();
  first = await openShop({ EGRESS_ALLOW: service.host });
  await first.startWorker();
});
afterAll(async () => {
  await first.close();
  await service.close();
});
afterEach(() => {
  service.received.length = 0;
  service.answer((response) => void response.writeHead(201).end());
});

const sql = () => first.world.runtime.database.system.sql;
const openBranch = () => createShop(first.world);

/** A browser that takes push messages, and reads them as RFC 8291 says. */
function createBrowser(path = `/push/${randomBytes(6).toString('hex')}`) {
  const ecdh = createECDH('prime256v1');
  const key = ecdh.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: service.url.replace('/hook', path),
    expirationTime: null,
    keys: { p256dh: key.toString('base64url'), auth: auth.toString('base64url') },
  };
  const read = (body: Buffer) => {
    const sender = body.subarray(21, 86);
    const secret = Buffer.from(
      hkdfSync(
        'sha256',
        ecdh.computeSecret(sender),
        auth,
        Buffer.concat([Buffer.from('WebPush: info\0'), key, sender]),
        32,
      ),
    );
    const part = (info: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, body.subarray(0, 16), info, bytes));
    const opener = createDecipheriv(
      'aes-128-gcm',
      part('Content-Encoding: aes128gcm\0', 16),
      part('Content-Encoding: nonce\0', 12),
    ).setAuthTag(body.subarray(-16));
    const text = Buffer.concat([opener.update(body.subarray(86, -16)), opener.final()]);
    return JSON.parse(text.subarray(0, -1).toString());
  };
  const messages = () => service.received.filter((one) => one.path === path);
  return { subscription, read, messages };
}

/** A member of a workspace that may send to the push service of the test. */
const join = async (tenant: Shop, role: Role) =>
  Object.assign(await createPerson(first.world, { tenant, role }), { egressAllowed: true });

const subscribe = (shop: Shop, person: object, browser: ReturnType<typeof createBrowser>) =>
  shop.call('create_push_subscription', browser.subscription, person);
const subscriptions = async ({ workspaceId }: Shop) =>
  (await sql()`select id from push_subscriptions where workspace_id = ${workspaceId}`).length;

test('a browser is told that somebody waits and at which bot, never what was written', async () => {
  const shop = await openBranch();
  const person = await join(shop, 'support');
  const browser = createBrowser();
  await subscribe(shop, person, browser);
  const visitor = asVisitor(shop);
  await shop.call('widget_chat', { message: 'My card number is 4111, I want to talk to a human' }, visitor);
  await expect.poll(() => browser.messages().length, { timeout: 20_000 }).toBe(1);
  const [message] = browser.messages();
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
  expect(message?.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/);
  const { publicKey } = (await shop.call('get_push_key', {}, person)).data;
  expect(message?.headers.authorization).toContain(`k=${publicKey}`);
  const { data } = await shop.call('get_bot', { id: shop.bots[0] });
  expect(browser.read(message?.body as Buffer)).toEqual({
    title: 'A visitor is waiting for a person',
    body: data.name,
    url: `/${shop.workspaceId}/inbox?session=${visitor.sessionId}`,
    tag: expect.any(String),
  });
  await shop.call('widget_chat', { message: 'Hello?' }, visitor);
  await shop.call('reply_to_conversation', { sessionId: visitor.sessionId, text: 'Hello.' });
  await shop.call('widget_chat', { message: 'And now?' }, visitor);
  await expect.poll(() => browser.messages().length, { timeout: 20_000 }).toBe(2);
});

test.each([404, 410])('a subscription ends when its push service answers %s', async (status) => {
  const shop = await openBranch();
  const person = await join(shop, 'support');
  const [gone, kept] = [createBrowser(), createBrowser()];
  service.answer(
    (response, { path }) =>
      void response.writeHead(gone.subscription.endpoint.endsWith(path) ? status : 503).end(),
  );
  for (const browser of [gone, kept]) await subscribe(shop, person, browser);
  await shop.call('widget_handoff', {}, asVisitor(shop));
  await expect.poll(() => subscriptions(shop), { timeout: 20_000 }).toBe(1);
  expect(kept.messages()).toHaveLength(1);
});

test('nothing comes to who wants none, in quiet hours, or while a colleague works on the conversation', async () => {
  const shop = await openBranch();
  const [ann, bea, cem, dee] = await Promise.all(
    (['support', 'support', 'support', 'admin'] as const).map((role) => join(shop, role)),
  );
  const browsers = [createBrowser(), createBrowser(), createBrowser(), createBrowser()];
  for (const [at, person] of [ann, bea, cem, dee].entries())
    await subscribe(shop, person as object, browsers[at] as ReturnType<typeof createBrowser>);
  await shop.call('update_me', { alerts: { push: false } }, ann);
  const quietHours = { from: '00:00', to: '23:59', timezone: 'UTC' };
  await shop.call('update_me', { alerts: { quietHours } }, bea);
  const counts = () => browsers.map(({ messages }) => messages().length);
  const visitor = asVisitor(shop);
  await shop.call('widget_handoff', {}, visitor);
  await expect.poll(counts, { timeout: 20_000 }).toEqual([0, 0, 1, 1]);
  await shop.call('assign_conversation', { sessionId: visitor.sessionId, assignee: 'me' }, cem);
  await shop.call('reply_to_conversation', { sessionId: visitor.sessionId, text: 'Hello.' }, cem);
  await shop.call('widget_chat', { message: 'One more thing' }, visitor);
  await expect.poll(counts, { timeout: 20_000 }).toEqual([0, 0, 2, 1]);
});

test('a visitor whom nobody took in time is offered to everybody again', async () => {
  const shop = await openBranch();
  const [ann, bea] = [await join(shop, 'support'), await join(shop, 'support')];
  const browsers = [createBrowser(), createBrowser()] as const;
  await subscribe(shop, ann, browsers[0]);
  await subscribe(shop, bea, browsers[1]);
  await shop.call('update_me', { presence: 'online' }, ann);
  await shop.call('update_workspace', { assignment: 'round_robin', escalateMinutes: 1 });
  const [offered, taken, mine] = [asVisitor(shop), asVisitor(shop), asVisitor(shop)];
  for (const visitor of [offered, taken, mine]) await shop.call('widget_handoff', {}, visitor);
  await expect
    .poll(() => browsers.map(({ messages }) => messages().length), { timeout: 20_000 })
    .toEqual([3, 0]);
  await shop.call('reply_to_conversation', { sessionId: taken.sessionId, text: 'Hello.' }, ann);
  await shop.call('widget_chat', { message: 'One more thing' }, taken);
  await shop.call('assign_conversation', { sessionId: mine.sessionId, assignee: 'me' }, ann);
  await sql()`update ${queued} set run_at = now()
    where key like 'mail-waiting:%' and payload ->> 'workspaceId' = ${shop.workspaceId}`;
  const assigneeOf = async ({ sessionId }: { sessionId: string | null }) =>
    (await shop.call('get_conversation', { sessionId })).data.assignee?.id ?? null;
  await expect.poll(() => assigneeOf(offered), { timeout: 20_000 }).toBeNull();
  await expect.poll(() => browsers[1].messages().length, { timeout: 20_000 }).toBe(1);
  const done = async () =>
    (
      await sql()`select from ${queued} where key like 'mail-waiting:%' and payload ->> 'workspaceId' = ${shop.workspaceId}`
    ).length;
  await expect.poll(done, { timeout: 20_000 }).toBe(0);
  expect([await assigneeOf(taken), await assigneeOf(mine)]).toEqual([ann.memberId, ann.memberId]);
});

import { createHmac } from 'node:crypto';
import { createMcpApp } from '@jawab/mcp';
import { registry } from '@jawab/tools';
import { startWorker } from '@jawab/worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../../support/receiver.ts';
import { createTenant, openWorld, type Tenant, type World } from '../../support/world.ts';
import { post } from './post.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of the protocol
type Any = any;

const receiver: Receiver = await startReceiver();
const world: World = await openWorld({ EGRESS_ALLOW: receiver.host });
const app = createMcpApp({ runtime: world.runtime, registry });
const key = Buffer.alloc(32, 9);
const secret = `whsec_${key.toString('base64')}`;
let worker: Awaited<ReturnType<typeof startWorker>>;
let shop: Tenant;
let token: string;
beforeAll(async () => {
  worker = await startWorker(world.runtime, { dispatchMs: 40 });
  shop = await createTenant(world, { bots: ['Shop', 'Other'] });
  await world.runtime.database.system.sql`
    update workspaces set egress_allowed = true where id = ${shop.workspaceId}`;
  token = await shop.token();
  receiver.answer((response, { body }) => {
    const { challenge = '' } = JSON.parse(body.toString());
    response.end(JSON.stringify({ challenge }));
  });
});
afterAll(async () => {
  await worker.stop();
  await world.close();
  await receiver.close();
});

async function ask(method: string, params: object, options = {}): Promise<Any> {
  const answer = await post(
    app,
    method,
    params as Record<string, unknown>,
    Object.assign({ token }, options),
  );
  const text = await answer.text();
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
}
const delivery = { mode: 'webhook', url: receiver.url, secret };
const subscribe = (more: object = {}, options = {}) =>
  ask('events/subscribe', Object.assign({ name: 'message.unanswered', delivery }, more), options);
const unsubscribe = (more: object = {}, options = {}) =>
  ask('events/unsubscribe', Object.assign({ name: 'message.unanswered', delivery }, more), options);
const wonder = (question: string, bot = shop.bots[0]) =>
  shop.call('ask_bot', { message: question, chatbotId: bot });
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body.toString()));
const questions = () => bodies().flatMap(({ data }) => (data ? [data.question] : []));
const soon = { timeout: 60_000 };

test('sends events in the form of the protocol, signed with the secret of the client', async () => {
  const { result } = await subscribe();
  expect(result).toMatchObject({
    resultType: 'complete',
    truncated: false,
    deliveryStatus: { active: true },
  });
  expect(Date.parse(result.refreshBefore)).toBeGreaterThan(Date.now());
  expect(bodies()).toEqual([{ type: 'verification', challenge: expect.any(String) }]);
  await wonder('Qwxyz one?');
  await expect.poll(questions, soon).toEqual(['Qwxyz one?']);
  const { headers, body } = receiver.received.at(-1) as (typeof receiver.received)[number];
  const event = JSON.parse(body.toString());
  expect(Object.keys(event)).toEqual(['eventId', 'name', 'timestamp', 'data']);
  expect([event.name, headers['webhook-id']]).toEqual(['message.unanswered', event.eventId]);
  expect(headers['x-mcp-subscription-id']).toBe(result.id);
  const signed = createHmac('sha256', key)
    .update(`${event.eventId}.${headers['webhook-timestamp']}.`)
    .update(body);
  expect(headers['webhook-signature']).toBe(`v1,${signed.digest('base64')}`);
  const polled = await ask('events/poll', { name: 'message.unanswered', cursor: result.cursor });
  expect(polled.result.events.map(({ eventId }: Any) => eventId)).toEqual([event.eventId]);
});

test('a refresh keeps the id, asks nothing again, and takes a new secret; both sign for a while', async () => {
  const { result } = await subscribe();
  const challenges = () => bodies().filter(({ type }) => type === 'verification').length;
  const before = challenges();
  const renewed = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
  const again = await subscribe({
    delivery: Object.assign({}, delivery, { secret: renewed }),
    ttlMs: 600_000,
  });
  expect(again.result.id).toBe(result.id);
  expect(challenges()).toBe(before);
  await wonder('Qwxyz two?');
  await expect.poll(questions, soon).toContain('Qwxyz two?');
  expect(String(receiver.received.at(-1)?.headers['webhook-signature']).split(' ')).toHaveLength(2);
});

test('ends when the client says so, and when its token is revoked', async () => {
  const other = await shop.token();
  const { principal } = await world.runtime.admit(other, '127.0.0.1');
  const ofOther = { arguments: { chatbotId: shop.bots[1] } };
  await subscribe(ofOther, { token: other });
  expect((await unsubscribe()).result).toMatchObject({ resultType: 'complete' });
  expect((await unsubscribe()).error).toMatchObject({ code: -32011 });
  await wonder('Qwxyz ended?');
  await wonder('Qwxyz still?', shop.bots[1]);
  await expect.poll(questions, soon).toContain('Qwxyz still?');
  await shop.call('revoke_token', { id: principal.tokenId });
  await wonder('Qwxyz revoked?', shop.bots[1]);
  await subscribe();
  await wonder('Qwxyz last?');
  await expect.poll(questions, soon).toContain('Qwxyz last?');
  expect(questions()).not.toContain('Qwxyz ended?');
  expect(questions()).not.toContain('Qwxyz revoked?');
});

test.each([
  ['an address without TLS', { delivery: { url: 'http://agent.example/hook', secret } }, -32602],
  ['a private address', { delivery: { url: 'https://10.0.0.1/hook', secret } }, -32602],
  ['no secret', { delivery: { url: 'https://agent.example/hook' } }, -32602],
  ['a secret of its own form', { delivery: { url: 'https://agent.example/hook', secret: 'abc' } }, -32602],
  ['an unknown event', { name: 'order.paid' }, -32011],
  ['an unknown argument', { arguments: { severity: 'P1' } }, -32602],
])('refuses %s', async (_, change, code) => {
  expect((await subscribe(change)).error.code).toBe(code);
});

test('refuses a receiver that does not repeat the challenge, with the reason', async () => {
  receiver.answer((response) => void response.end('ok'));
  const { error } = await subscribe({ name: 'document.ready' }, { token: await shop.token() });
  expect(error).toMatchObject({ code: -32015, data: { reason: 'challenge_failed' } });
});

test('/mcp/read has no subscriptions, and says so', async () => {
  const options = { path: '/mcp/read' };
  expect((await ask('events/list', {}, options)).result.events[0].delivery).toEqual(['poll']);
  expect((await subscribe({}, options)).error.code).toBe(-32014);
});

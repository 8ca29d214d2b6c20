import { createPerson } from '@jawab/test/support/people.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let world: World;
let tenant: Tenant;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  tenant = await createTenant(world);
});

const create = (input: object) => tenant.call('create_saved_reply', input);
const list = async () => (await tenant.call('list_saved_replies')).data;

test('a shortcut has one text in each language, in lower case and without its slash', async () => {
  const { data } = await create({ shortcut: '/Refund', text: 'You get your money back.', language: 'en-us' });
  expect(data).toMatchObject({ shortcut: 'refund', text: 'You get your money back.', language: 'en-US' });
  await create({ shortcut: 'refund', text: '返金いたします。', language: 'ja' });
  await create({ shortcut: 'refund', text: '💰' });
  await create({ shortcut: 'เวลา', text: 'เปิด 9 โมง' });
  expect(
    (await list()).map((one: { shortcut: string; language: string }) => [one.shortcut, one.language]),
  ).toEqual([
    ['refund', null],
    ['refund', 'en-US'],
    ['refund', 'ja'],
    ['เวลา', null],
  ]);
  for (const language of ['ja', '', undefined])
    await expect(create({ shortcut: 'REFUND', text: 'x', language })).rejects.toMatchObject({
      code: 'conflict',
    });
});

test('one of two people who save a shortcut at once is refused, and the other keeps it', async () => {
  // With its connections open, the pool runs them at once.
  await Promise.all(Array.from({ length: 10 }, list));
  const saved = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => create({ shortcut: 'hours', text: `${at}` })),
  );
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of saved)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict' });
  expect(await list()).toHaveLength(1);
});

test('refuses two words, an unknown language, and an empty text', async () => {
  for (const [field, input] of [
    ['shortcut', { shortcut: 'two words', text: 'x' }],
    ['shortcut', { shortcut: '/', text: 'x' }],
    ['language', { shortcut: 'a', text: 'x', language: 'not a language' }],
    ['text', { shortcut: 'a', text: ' ' }],
  ] as const)
    await expect(create(input)).rejects.toMatchObject({
      code: 'invalid_request',
      details: { issues: [{ path: field }] },
    });
});

test('a reply has the names of the customer and of the person who sends it', async () => {
  const person = await createPerson(world, { tenant, role: 'support' });
  const text = 'Hi {{customer.name}}, {{agent.name}} here.';
  const send = async (sessionId: string, by?: Parameters<Tenant['call']>[2]) =>
    (await tenant.call('reply_to_conversation', { sessionId, text }, by)).data.message.content;
  const visitor = asVisitor(tenant, { sessionId: 's' });
  await tenant.call('widget_chat', { message: 'Hello' }, visitor);
  expect(await send('s', person)).toBe('Hi, Ann here.');
  await tenant.call('widget_lead', { name: 'Siti', email: 'siti@example.com' }, visitor);
  expect(await send('s', person)).toBe('Hi Siti, Ann here.');
  expect(await send('s')).toBe('Hi Siti, here.');
  const seen = JSON.stringify(await tenant.call('widget_messages', {}, visitor));
  expect(seen).not.toContain('{{');
  const blank = { sessionId: 's', text: '{{agent.name}}' };
  await expect(tenant.call('reply_to_conversation', blank)).rejects.toMatchObject({
    code: 'invalid_request',
  });
});

test('a program that may not read leads does not learn the name of a customer', async () => {
  const visitor = asVisitor(tenant, { sessionId: 's' });
  await tenant.call('widget_chat', { message: 'Hello' }, visitor);
  await tenant.call('widget_lead', { name: 'Siti', email: 'siti@example.com' }, visitor);
  const scopes = ['conversations:read', 'conversations:write'] as const;
  const reply = { sessionId: 's', text: 'Hi {{customer.name}}!' };
  const { data } = await tenant.call('reply_to_conversation', reply, { scopes: [...scopes] });
  expect(data.message.content).toBe('Hi!');
});

import { execute, finish } from '@jawab/core';
import { createPerson } from '@jawab/test/support/people.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Said {
  answer: string;
  handoff: boolean;
  answered: boolean | null;
}
const ask = async (tenant: Tenant, message: string, channel: 'api' | 'mcp') => {
  const tool = registry.get('ask_bot') as NonNullable<ReturnType<typeof registry.get>>;
  const input = { message, sessionId: 's' };
  return (await finish(await execute(tool, tenant.context({}, channel), input))) as unknown as Said;
};
const askAsVisitor = (tenant: Tenant, message: string): Promise<Said> =>
  tenant.call('widget_chat', { message }, asVisitor(tenant, { sessionId: 's' }));
const transcript = async (tenant: Tenant) => (await tenant.call('get_conversation', { sessionId: 's' })).data;

test('stores a person’s reply under that author', async () => {
  const tenant = await createTenant(world);
  await ask(tenant, 'May I return it?', 'api');
  const { data } = await tenant.call('reply_to_conversation', {
    sessionId: 's',
    text: 'はい、三十日以内にどうぞ。',
  });
  expect(data).toMatchObject({
    session_id: 's',
    chatbot_id: tenant.bots[0],
    status: 'open',
    message: { role: 'assistant', author: 'human', content: 'はい、三十日以内にどうぞ。', language: 'ja' },
  });
  const { messages } = await transcript(tenant);
  expect(messages.map((message: { author: string }) => message.author)).toEqual(['visitor', 'bot', 'human']);
  expect(messages[2]).toEqual(data.message);
  expect((await tenant.call('list_conversations')).data[0]).toMatchObject({
    message_count: 3,
    last_message: 'はい、三十日以内にどうぞ。',
  });
});

test('a reply that may be Indonesian or Malay is in the language of the customer, then of the person', async () => {
  const tenant = await createTenant(world);
  const person = await createPerson(world, { tenant, role: 'support' });
  const tool = registry.get('reply_to_conversation') as NonNullable<ReturnType<typeof registry.get>>;
  const languageOf = async (pages: string) => {
    const context = Object.assign(tenant.context(person), { language: pages });
    const input = { sessionId: 's', text: 'Kolam renang buka sampai pukul 20.00.' };
    const { data } = (await finish(await execute(tool, context, input))) as {
      data: { message: { language: string } };
    };
    return data.message.language;
  };
  await ask(tenant, 'Apakah ada kolam renang? Saya mau berenang dengan anak saya.', 'api');
  expect(await languageOf('en')).toBe('id');
  await ask(tenant, 'Is there a pool? I would like to swim with my child.', 'api');
  expect(await languageOf('id')).toBe('id');
  expect(await languageOf('ms')).toBe('ms');
  await ask(tenant, 'Adakah kolam renang? Saya nak berenang dengan anak saya.', 'api');
  expect(await languageOf('id')).toBe('ms');
});

test('the visitor reads the name of the person who replied', async () => {
  const tenant = await createTenant(world);
  await askAsVisitor(tenant, 'Hello');
  const person = await createPerson(world, { tenant, role: 'support' });
  const text = 'Here I am.';
  const { data } = await tenant.call('reply_to_conversation', { sessionId: 's', text }, person);
  expect(data.message).toMatchObject({ author: 'human', author_name: 'Ann' });
  const seen = await tenant.call('widget_messages', {}, asVisitor(tenant, { sessionId: 's' }));
  expect(seen.data.at(-1)).toMatchObject({ content: text, author_name: 'Ann' });
  expect(seen.data[0].author_name).toBeNull();
});

test('a member who replies to a handoff that nobody has gets it, and keeps what a colleague has', async () => {
  const tenant = await createTenant(world);
  const [first, second] = [
    await createPerson(world, { tenant, role: 'support', name: 'Dewi' }),
    await createPerson(world, { tenant, role: 'support', name: 'Budi' }),
  ];
  await askAsVisitor(tenant, 'Hello');
  const reply = (by: typeof first) =>
    tenant.call('reply_to_conversation', { sessionId: 's', text: 'Hi.' }, by);
  await reply(first);
  expect((await transcript(tenant)).assignee).toBeNull();
  await askAsVisitor(tenant, 'I want to talk to a human');
  await tenant.call('reply_to_conversation', { sessionId: 's', text: 'From a program.' });
  expect((await transcript(tenant)).assignee).toBeNull();
  await reply(first);
  await reply(second);
  expect((await transcript(tenant)).assignee).toMatchObject({ name: 'Dewi' });
});

test('keeps the bot silent to a visitor in handoff until a person returns the conversation', async () => {
  const tenant = await createTenant(world);
  expect((await askAsVisitor(tenant, 'I want to talk to a human')).handoff).toBe(true);
  expect((await transcript(tenant)).status).toBe('handoff');

  const silent = await askAsVisitor(tenant, 'Hello? Is anybody there?');
  expect(silent).toMatchObject({ answer: '', handoff: true, silent: true, answered: null });
  const { data } = await tenant.call('reply_to_conversation', { sessionId: 's', text: 'Here I am.' });
  expect(data.status).toBe('handoff');
  const { messages } = await transcript(tenant);
  expect(messages.map((message: { author: string }) => message.author)).toEqual([
    'visitor',
    'bot',
    'visitor',
    'human',
  ]);
  expect(messages[2].content).toBe('Hello? Is anybody there?');

  await tenant.call('set_conversation_status', { sessionId: 's', status: 'open' });
  expect((await askAsVisitor(tenant, 'Hello')).answer).not.toBe('');
});

test('tells a waiting visitor once per five minutes that a person was told', async () => {
  const tenant = await createTenant(world);
  await askAsVisitor(tenant, 'I want to talk to a human');
  const fiveMinutesPass = () =>
    world.runtime.database.system.sql`
      update messages set created_at = created_at - interval '5 minutes' where workspace_id = ${tenant.workspaceId}`;
  expect((await askAsVisitor(tenant, 'Hello? Is anybody there?')).answer).toBe('');
  await fiveMinutesPass();
  const told = await askAsVisitor(tenant, 'Still nobody?');
  expect(told).toMatchObject({
    answer: expect.stringMatching(/^Your message has reached our team/),
    handoff: true,
    answered: null,
  });
  expect((await askAsVisitor(tenant, 'Hello?')).answer).toBe('');
  await fiveMinutesPass();
  await tenant.call('reply_to_conversation', { sessionId: 's', text: 'Here I am.' });
  expect((await askAsVisitor(tenant, 'At last!')).answer).toBe('');
  expect((await transcript(tenant)).status).toBe('handoff');
});

test.each(['api', 'mcp'] as const)('in handoff the bot still answers %s callers', async (channel) => {
  const tenant = await createTenant(world);
  expect((await ask(tenant, 'I want to talk to a human', channel)).handoff).toBe(true);
  expect((await ask(tenant, 'Hello', channel)).answer).not.toBe('');
  expect((await transcript(tenant)).status).toBe('handoff');
});

test('stores all concurrent replies, each at its own position', async () => {
  const tenant = await createTenant(world);
  await ask(tenant, 'Hello', 'api');
  const texts = Array.from({ length: 8 }, (_, n) => `Reply ${n}`);
  await Promise.all(texts.map((text) => tenant.call('reply_to_conversation', { sessionId: 's', text })));
  const { messages } = await transcript(tenant);
  const said = messages.slice(2).map((message: { content: string }) => message.content);
  expect(said.sort()).toEqual(texts);
});

test('returns 400 for bad input, and 404 for foreign, unknown and out-of-reach conversations', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const other = await createTenant(world);
  await ask(tenant, 'Hello', 'api');
  const limited = { reach: { workspace: tenant.workspaceId, bots: [tenant.bots[1] as string] } };
  for (const input of [{ text: ' ' }, { text: 'x'.repeat(8001) }, { text: 'x', author: 'bot' }])
    await expect(tenant.call('reply_to_conversation', { sessionId: 's', ...input })).rejects.toMatchObject({
      code: 'invalid_request',
    });
  for (const call of [
    () => other.call('reply_to_conversation', { sessionId: 's', text: 'x' }),
    () => tenant.call('reply_to_conversation', { sessionId: 'none', text: 'x' }),
    () => tenant.call('reply_to_conversation', { sessionId: 's', text: 'x' }, limited),
    () => tenant.call('reply_to_conversation', { sessionId: 's', text: 'x', chatbotId: tenant.bots[1] }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not_found' });
  expect((await transcript(tenant)).messages).toHaveLength(2);
});

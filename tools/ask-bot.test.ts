import { execute } from '@jawab/core';
import { ingest } from '@jawab/test/support/ingest.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import askBot from './ask-bot.ts';

let world: World;
let shop: Tenant;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world);
  await ingest(world, shop, [
    {
      title: 'Delivery',
      text: 'Delivery takes 2 to 4 working days inside Indonesia.\n\nDelivery is free from 50 dollars.',
    },
    { title: '営業時間', text: '店舗は毎日9時から20時まで営業しています。元日は休業します。' },
    { title: 'Q&A', question: 'Do you sell gift cards?', answer: 'Yes, from 10 dollars, at the counter.' },
  ]);
});
afterAll(() => world.close());

test('answers from the knowledge base and names the source', async () => {
  const answer = await shop.call('ask_bot', { message: 'How long does delivery take inside Indonesia?' });
  expect(answer).toMatchObject({ answered: true, language: 'en', fallback: false, handoff: false });
  expect(answer.answer).toContain('2 to 4 working days');
  expect(answer.sources[0]).toMatchObject({ title: 'Delivery', url: null });
  expect(answer.sources[0].quote).toContain('2 to 4 working days');
  const { data } = await shop.call('get_knowledge', { id: answer.sources[0].document_id });
  expect(answer.sources[0].as_of).toBe(data.indexed_at);
});

test('says in the language of the question that it does not know, and cites nothing', async () => {
  const answer = await shop.call('ask_bot', { message: '社長の誕生日はいつですか?' });
  expect(answer).toMatchObject({ answered: false, language: 'ja', sources: [] });
  expect(answer.answer).toMatch(/[\u3040-\u30ff]/);
});

test('answers a stored question word for word', async () => {
  const answer = await shop.call('ask_bot', { message: 'Do you sell gift cards?' });
  expect(answer.answer).toBe('Yes, from 10 dollars, at the counter.');
});

test('introduces the quotation in the requested language', async () => {
  const message = 'How long does delivery take inside Indonesia?';
  const answer = await shop.call('ask_bot', { message, language: 'ja-JP' });
  expect(answer.language).toBe('ja');
  expect(answer.answer).toContain('2 to 4 working days');
  expect(answer.answer).toMatch(/[\u3040-\u30ff]/);
});

test('stores the turns of a session as one conversation, each once and in order', async () => {
  const first = await shop.call('ask_bot', { message: 'Is delivery free?', sessionId: 'order' });
  await shop.call('ask_bot', { message: '営業時間は?', sessionId: 'order' });
  const { data } = await shop.call('get_conversation', { sessionId: 'order' });
  expect(data.messages.map((message: { role: string }) => message.role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
  ]);
  expect(data.messages[1]).toMatchObject({
    id: first.message_id,
    author: 'bot',
    content: first.answer,
    answered: true,
    interrupted: false,
    sources: first.sources,
  });
  expect(data.messages[0].content).toBe('Is delivery free?');
});

test('quotes the document of the answer before again when a short question may be about it', async () => {
  const hotel = await createTenant(world);
  await ingest(world, hotel, [
    { title: 'Pets', text: 'Pets stay for 10 dollars a night. Please register a pet before you arrive.' },
    { title: 'Parking', text: 'Parking is free. Register your car at the desk.' },
    { title: 'Wi-Fi', text: 'The Wi-Fi is fast and free in every room.' },
  ]);
  const titlesOf = async (message: string, sessionId: string) => {
    const { sources } = await hotel.call('ask_bot', { message, sessionId });
    return sources.map(({ title }: { title: string }) => title);
  };
  expect(await titlesOf('How much is a pet a night?', 'pet')).toEqual(['Pets']);
  expect(await titlesOf('must I register a car', 'pet')).toEqual(['Parking', 'Pets']);
  expect(await titlesOf('must I register a car', 'other')).toEqual(['Parking']);
});

test('uses a separate conversation for the same session id with another bot; without a bot, the bot of the session', async () => {
  const tenant = await createTenant(world, { bots: ['A', 'B'] });
  const [a, b] = tenant.bots;
  await tenant.call('ask_bot', { message: 'one', sessionId: 's', chatbotId: b });
  await tenant.call('ask_bot', { message: 'two', sessionId: 's' });
  await tenant.call('ask_bot', { message: 'three', sessionId: 's', chatbotId: a });
  const { data } = await tenant.call('list_conversations');
  const counts = data.map((row: { chatbot_id: string; message_count: number }) => [
    row.chatbot_id,
    row.message_count,
  ]);
  expect(counts).toEqual([
    [a, 2],
    [b, 4],
  ]);
});

test('accepts exactly one of many concurrent questions when one message is left; the others store nothing', async () => {
  const tenant = await createTenant(world, { limits: { messagesPerMonth: 1 } });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) =>
      tenant.call('ask_bot', { message: `Question ${n}`, sessionId: `s${n}` }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'quota_exceeded' });
  expect((await tenant.call('list_conversations')).data).toHaveLength(1);
  expect((await tenant.call('get_usage')).data.messages.used).toBe(1);
});

test('stores the text so far, marked interrupted, when the visitor leaves', async () => {
  const tenant = await createTenant(world);
  const ctx = tenant.context();
  ctx.answerer = async function* () {
    yield 'Half an ans';
    yield 'wer';
    throw new Error('not reached');
  };
  const run = await execute(askBot, ctx, { message: 'Hello there', sessionId: 'left' });
  await run.next();
  await run.return({});
  const { data } = await tenant.call('get_conversation', { sessionId: 'left' });
  expect(data.messages.at(-1)).toMatchObject({ content: 'Half an ans', interrupted: true, answered: null });
});

test('an answer that never starts costs nothing and stores nothing', async () => {
  const tenant = await createTenant(world);
  const ctx = tenant.context();
  // biome-ignore lint/correctness/useYield: it fails before its first text
  ctx.answerer = async function* () {
    throw new Error('the model is down');
  };
  await expect(execute(askBot, ctx, { message: 'Hello there' })).rejects.toThrow();
  expect((await tenant.call('get_usage')).data.messages.used).toBe(0);
  expect((await tenant.call('list_conversations')).data).toEqual([]);
});

test('refuses a missing bot, a bot of another workspace and a bot outside the token’s reach', async () => {
  const empty = await createTenant(world, { bots: [] });
  await expect(empty.call('ask_bot', { message: 'x' })).rejects.toMatchObject({ code: 'bot_required' });
  const tenant = await createTenant(world, { bots: ['A', 'B', 'C'] });
  const [a, b, c] = tenant.bots as [string, string, string];
  await expect(tenant.call('ask_bot', { message: 'x', chatbotId: shop.bots[0] })).rejects.toMatchObject({
    code: 'not_found',
  });
  const limited = { reach: { workspace: tenant.workspaceId, bots: [b, c] } };
  await expect(tenant.call('ask_bot', { message: 'x', chatbotId: a }, limited)).rejects.toMatchObject({
    code: 'bot_forbidden',
  });
  await expect(tenant.call('ask_bot', { message: 'x' }, limited)).rejects.toThrow(new RegExp(`${b}|${c}`));
  const one = { reach: { workspace: tenant.workspaceId, bots: [b] } };
  await tenant.call('ask_bot', { message: 'x', sessionId: 'one' }, one);
  expect((await tenant.call('get_conversation', { sessionId: 'one' })).data.chatbot_id).toBe(b);
});

test.each([
  { message: 'x'.repeat(2001) },
  { message: '  ' },
  { message: 'x', sessionId: '.' },
  { message: 'x', sessionId: 'a\nb' },
  { message: 'x', sessionId: 's'.repeat(201) },
  { message: 'x', language: 'fr' },
])('refuses bad input (%#)', async (input) => {
  await expect(shop.call('ask_bot', input)).rejects.toMatchObject({ code: 'invalid_request' });
});

test('a wish to be called back asks for contact details, becomes a lead, and does not silence the bot', async () => {
  const sessionId = 'call-back';
  const say = (message: string) => shop.call('ask_bot', { message, sessionId });
  expect(await say('Please call me back')).toMatchObject({
    handoff: false,
    answered: null,
    answer: expect.stringContaining('phone number'),
  });
  expect(await say('+62 812-3456-7890')).toMatchObject({ handoff: false });
  const leads = (await shop.call('list_leads', { q: '3456' })).data;
  expect(leads).toMatchObject([{ session_id: sessionId, phone: '+6281234567890' }]);
  const answer = await say('How long does delivery take inside Indonesia?');
  expect(answer).toMatchObject({ answered: true, handoff: false });
});

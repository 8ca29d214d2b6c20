import { type Channels, openLine } from '@jawab/test/support/channel.ts';
import { findTables } from '@jawab/test/support/find-tables.ts';
import { createPerson } from '@jawab/test/support/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let channels: Channels;
let line: Awaited<ReturnType<typeof openLine>>['line'];
let close: () => Promise<void>;
beforeAll(async () => {
  ({ channels, line, close } = await openLine());
});
afterAll(() => close());

let chat = 500;
const newChat = () => ++chat;
const sent = (of: number) => channels.telegram.sent(String(of));
const conversationsOf = async (of: number) => {
  const { sql } = channels.world.runtime.database.system;
  return sql`
    select c.session_id, c.status, c.channel, c.channel_id, c.customer_id, c.of_visitor from conversations c
    join channel_contacts t on t.id = c.contact_id where t.address = ${String(of)} order by c.first_message_at`;
};

test('answers a customer as a visitor, from the knowledge, once', async () => {
  const of = newChat();
  const update = line.text(of, 'How long does delivery take?');
  for (const again of [0, 1, 2]) expect([again, (await line.post(update)).status]).toEqual([again, 200]);
  const opening = 'You’re chatting with an AI assistant, not a person.';
  await expect
    .poll(() => sent(of))
    .toEqual([expect.stringMatching(new RegExp(`^${opening}\\n\\n.*two days`, 's'))]);
  const [conversation, ...more] = await conversationsOf(of);
  expect(more).toEqual([]);
  expect(conversation).toMatchObject({
    channel: 'telegram',
    channel_id: line.channel.id,
    of_visitor: true,
    status: 'open',
  });
  const { data: listed } = await line.shop.call('list_conversations', { channelId: line.channel.id });
  const ofCustomer = (entry: { session_id: string }) => entry.session_id === conversation?.session_id;
  expect(listed.find(ofCustomer)).toMatchObject({ customer_name: 'Uann', channel_id: line.channel.id });
  await line.say(of, 'Thanks!');
  await expect.poll(() => sent(of)).toHaveLength(2);
  expect(sent(of)[1]).not.toContain(opening);
  const { data } = await line.shop.call('get_conversation', { sessionId: conversation?.session_id });
  expect(data.messages.map(({ role }: { role: string }) => role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
  ]);
  expect(
    channels.telegram.calls.some(
      ({ method, body }) => method === 'sendChatAction' && body.chat_id === String(of),
    ),
  ).toBe(true);
});

test('messages within a moment are one turn, in the order of the provider', async () => {
  const of = newChat();
  const now = Date.now();
  const update = (words: string, atMs: number) => line.text(of, words, { at: new Date(now - 10_000 + atMs) });
  const [first, second] = [update('How long does', 0), update('delivery take?', 1_000)];
  await Promise.all([line.post(second), line.post(first)]);
  await expect.poll(() => sent(of)).toEqual([expect.stringContaining('two days')]);
  const [conversation] = await conversationsOf(of);
  const { data } = await line.shop.call('get_conversation', { sessionId: conversation?.session_id });
  expect(data.messages[0].content).toBe('How long does\ndelivery take?');
});

test('in a handoff the bot is silent, and a person’s reply leaves', async () => {
  const of = newChat();
  await line.say(of, 'I want to talk to a person');
  await expect.poll(() => sent(of)).toHaveLength(1);
  const [conversation] = await conversationsOf(of);
  expect(conversation?.status).toBe('handoff');
  const { session_id: sessionId } = conversation as { session_id: string };
  await line.say(of, 'How long does delivery take?');
  const transcript = async () => (await line.shop.call('get_conversation', { sessionId })).data.messages;
  await expect.poll(async () => (await transcript()).length).toBe(3);
  const { data } = await line.shop.call('reply_to_conversation', { sessionId, text: 'Mei here, two days!' });
  expect(data.message.delivery).toMatchObject({ state: 'queued', error: null });
  await expect.poll(() => sent(of)).toEqual([expect.any(String), 'Mei here, two days!']);
  await expect.poll(async () => (await transcript()).at(-1).delivery.state).toBe('sent');
});

/** A customer who asked for a person, and somebody of the team. */
async function askForPerson(words: string) {
  const of = newChat();
  await line.say(of, words);
  await expect.poll(() => sent(of)).toHaveLength(1);
  const [conversation] = await conversationsOf(of);
  const person = await createPerson(channels.world, { tenant: line.shop, role: 'support' });
  const sessionId = conversation?.session_id as string;
  const call = (name: string, more: object = {}) =>
    line.shop.call(name, Object.assign({ sessionId }, more), person);
  return { of, call };
}

test('[HEAR-1 channel] the first reply of a person says who joined, in the language of the customer', async () => {
  const { of, call } = await askForPerson('ขอคุยกับเจ้าหน้าที่ค่ะ');
  await call('reply_to_conversation', { text: 'สวัสดีค่ะ' });
  await call('reply_to_conversation', { text: 'พรุ่งนี้ค่ะ' });
  await expect.poll(() => sent(of).slice(1)).toEqual(['Ann เข้าร่วมการสนทนาแล้ว\n\nสวัสดีค่ะ', 'พรุ่งนี้ค่ะ']);
});

test('[HEAR-2 channel] the provider shows that a person types, and a provider that fails disturbs nobody', async () => {
  const { of, call } = await askForPerson('I want to talk to a person');
  const shown = () =>
    channels.telegram.calls.filter(
      ({ method, body }) => method === 'sendChatAction' && body.chat_id === String(of),
    ).length;
  await expect.poll(shown).toBe(1);
  await call('show_typing');
  await expect.poll(shown).toBe(2);
  channels.telegram.next('sendChatAction', 'refuse', String(of));
  expect(await call('show_typing')).toMatchObject({ data: { session_id: expect.any(String) } });
  await call('show_typing');
  await expect.poll(shown).toBe(3);
});

test('[HEAR-3 channel] a customer with whom a person talked hears who closed the conversation', async () => {
  const { of, call } = await askForPerson('ケープについて担当者と話したいです');
  await call('set_conversation_status', { status: 'closed' });
  await expect.poll(() => sent(of).slice(1)).toEqual(['Annが会話を終了しました']);
});

test('nobody hears that a conversation was closed that only the bot had, or that ended a day ago', async () => {
  const alone = newChat();
  await line.say(alone, 'Hello');
  await expect.poll(() => sent(alone)).toHaveLength(1);
  const [conversation] = await conversationsOf(alone);
  const sessionId = conversation?.session_id;
  await line.shop.call('set_conversation_status', { sessionId, status: 'closed' });
  const late = await askForPerson('I want to talk to a person');
  const { sql } = channels.world.runtime.database.system;
  await sql`
    update channel_contacts set last_message_at = now() - interval '25 hours' where address = ${String(late.of)}`;
  await late.call('set_conversation_status', { status: 'closed' });
  for (const of of [alone, late.of]) {
    await line.say(of, 'Thanks!');
    await expect.poll(() => sent(of).length).toBeGreaterThan(1);
    expect(sent(of).join()).not.toContain('closed');
  }
});

test('a picture without words fetches a person, who sees what kind of file came', async () => {
  const of = newChat();
  await line.say(of, 'How long does delivery take?');
  await expect.poll(() => sent(of)).toHaveLength(1);
  const update = line.text(of, '');
  const { text: _, ...message } = update.message;
  const photo = [{ file_id: 'p1', file_unique_id: 'u1', width: 90, height: 90 }];
  await line.post({ ...update, message: { ...message, photo } });
  await expect.poll(() => sent(of)).toHaveLength(2);
  const [conversation] = await conversationsOf(of);
  expect(conversation?.status).toBe('handoff');
  const { data } = await line.shop.call('get_conversation', { sessionId: conversation?.session_id });
  expect(data.messages.map(({ content }: { content: string }) => content).slice(2)).toEqual([
    '📷',
    sent(of)[1],
  ]);
});

test('an edit replaces the text, and answers nothing twice', async () => {
  const of = newChat();
  const update = line.text(of, 'How long does delivery take?');
  await line.post(update);
  await expect.poll(() => sent(of)).toHaveLength(1);
  const { date, ...message } = update.message as unknown as { date: number };
  const edited = { ...message, date, edit_date: date + 5, text: 'How much is delivery?' };
  await line.post({ update_id: update.update_id + 100_000, edited_message: edited });
  const [conversation] = await conversationsOf(of);
  const question = async () =>
    (await line.shop.call('get_conversation', { sessionId: conversation?.session_id })).data.messages[0];
  await expect
    .poll(question)
    .toMatchObject({ content: 'How much is delivery?', edited: true, deleted: false });
  expect(sent(of)).toHaveLength(1);
});

test('masks what customers write and edit, also across two messages', async () => {
  const { shop } = line;
  const redact = (kinds: string[]) => shop.call('update_workspace', { redact: kinds });
  await redact(['card']);
  const of = newChat();
  const now = Date.now() - 10_000;
  const first = line.text(of, 'My card is 4242 4242', { at: new Date(now) });
  await Promise.all([line.post(first), line.post(line.text(of, '4242 4242', { at: new Date(now + 1_000) }))]);
  await expect.poll(() => sent(of)).toHaveLength(1);
  const [conversation] = await conversationsOf(of);
  const question = async () =>
    (await shop.call('get_conversation', { sessionId: conversation?.session_id })).data.messages[0].content;
  expect(await question()).toBe('My card is [card]');
  const { message } = first;
  const text = 'Sorry, 5555 5555 5555 4444';
  await line.post({
    update_id: first.update_id + 100_000,
    edited_message: { ...message, edit_date: message.date + 5, text },
  });
  await expect.poll(question).toBe('Sorry, [card]');
  const { sql } = channels.world.runtime.database.system;
  await expect.poll(() => findTables(sql, ['4242 4242', '5555 4444'])).toEqual([]);
  await redact([]);
});

test('a new conversation begins after a day of silence, by the provider’s clock', async () => {
  const of = newChat();
  const day = 86_400_000;
  await line.say(of, 'Hello', { at: new Date(Date.now() - 2 * day) });
  await expect.poll(() => sent(of)).toHaveLength(1);
  await line.say(of, 'Hello', { at: new Date(Date.now() - day - 60_000) });
  await expect.poll(() => sent(of)).toHaveLength(2);
  await line.say(of, 'Hello');
  await expect.poll(() => sent(of)).toHaveLength(3);
  const conversations = await conversationsOf(of);
  expect(new Set(conversations.map(({ session_id }) => session_id)).size).toBe(conversations.length);
  expect(conversations).toHaveLength(2);
  expect(new Set(conversations.map(({ customer_id }) => customer_id)).size).toBe(1);
});

test('a paused channel stores and answers nothing, not later either', async () => {
  const of = newChat();
  await line.shop.call('update_channel', { id: line.channel.id, paused: true });
  await line.say(of, 'How long does delivery take?');
  await expect.poll(() => conversationsOf(of)).toHaveLength(1);
  const [conversation] = await conversationsOf(of);
  const { data } = await line.shop.call('get_conversation', { sessionId: conversation?.session_id });
  expect(data.messages).toMatchObject([{ role: 'user', content: 'How long does delivery take?' }]);
  await line.shop.call('update_channel', { id: line.channel.id, paused: false });
  await line.say(of, 'Hello');
  await expect.poll(() => sent(of)).toHaveLength(1);
  expect(sent(of)[0]).not.toContain('two days');
});

test('somebody who blocked the bot gets nothing until they come back', async () => {
  const of = newChat();
  await line.say(of, 'Hello');
  await expect.poll(() => sent(of)).toHaveLength(1);
  const member = (status: string, id: number) => ({
    update_id: id,
    my_chat_member: {
      chat: { id: of, type: 'private' },
      date: Math.floor(Date.now() / 1000),
      new_chat_member: { status },
    },
  });
  await line.post(member('kicked', 9_000_000 + of));
  const { sql } = channels.world.runtime.database.system;
  const isBlocked = async () =>
    (await sql`select is_blocked from channel_contacts where address = ${String(of)}`)[0]?.is_blocked;
  await expect.poll(isBlocked).toBe(true);
  const [conversation] = await conversationsOf(of);
  const sessionId = conversation?.session_id;
  await line.shop.call('reply_to_conversation', { sessionId, text: 'Are you there?' });
  const last = async () => (await line.shop.call('get_conversation', { sessionId })).data.messages.at(-1);
  await expect.poll(last).toMatchObject({ delivery: { state: 'failed', error: 'blocked' } });
  expect(sent(of)).toHaveLength(1);
  await line.say(of, 'Back again');
  await expect.poll(() => sent(of)).toHaveLength(2);
});

test('erasing a visitor erases the customer, whoever repeats the message', async () => {
  const of = newChat();
  const update = line.text(of, 'My zyxomma is broken');
  await line.post(update);
  await expect.poll(() => sent(of)).toHaveLength(1);
  const [conversation] = await conversationsOf(of);
  await line.shop.call('erase_visitor', { sessionId: conversation?.session_id });
  const { sql } = channels.world.runtime.database.system;
  expect(await findTables(sql, ['zyxomma'])).toEqual([]);
  expect(await sql`select 1 from channel_contacts where address = ${String(of)}`).toEqual([]);
  expect(await sql`select 1 from channel_addresses where address = ${String(of)}`).toEqual([]);
  expect(await sql`select 1 from customers where id = ${conversation?.customer_id}`).toEqual([]);
  expect((await line.post(update)).status).toBe(200);
  expect(await sql`select 1 from channel_contacts where address = ${String(of)}`).toEqual([]);
});

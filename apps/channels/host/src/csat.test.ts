import { type Channels, openLine } from '@jawab/test/support/channel.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let channels: Channels;
let line: Awaited<ReturnType<typeof openLine>>['line'];
let close: () => Promise<void>;
beforeAll(async () => {
  ({ channels, line, close } = await openLine());
  await line.shop.call('update_bot', { id: line.channel.chatbot_id, csat: 'on_close' });
});
afterAll(() => close());

let chat = 900;
const sent = (of: number) => channels.telegram.sent(String(of));
const buttonsOf = (of: number): { text: string; callback_data: string }[] =>
  channels.telegram.calls
    .filter(({ method, body }) => method === 'sendMessage' && body.chat_id === String(of))
    .flatMap(({ body }) => body.reply_markup?.inline_keyboard?.flat() ?? []);
const press = (of: number, data: string) =>
  line.post({
    update_id: 7_000_000 + Math.floor(Math.random() * 1_000_000),
    callback_query: {
      id: `${data}${of}${Math.random()}`,
      from: { id: of, first_name: 'Uann' },
      data,
      message: { message_id: 5, date: Math.floor(Date.now() / 1000), chat: { id: of, type: 'private' } },
    },
  });

/** Lets a customer ask and a person close, and returns the conversation once the question for a score was sent. */
async function askForScore(hello = 'Hello') {
  const of = ++chat;
  await line.say(of, hello);
  await expect.poll(() => sent(of)).toHaveLength(1);
  const { sql } = channels.world.runtime.database.system;
  const [found] = await sql<{ session_id: string }>`
    select c.session_id from conversations c join channel_contacts t on t.id = c.contact_id where t.address = ${String(of)}`;
  const sessionId = found?.session_id as string;
  await line.shop.call('set_conversation_status', { sessionId, status: 'closed' });
  await expect.poll(() => sent(of)).toHaveLength(2);
  const read = async () => (await line.shop.call('get_conversation', { sessionId })).data;
  return { of, sessionId, read };
}

test('asks with a button for each score; a press is a score, and another press another one', async () => {
  const { of, read } = await askForScore();
  expect(sent(of)[1]).toContain('from 1 (poor) to 5 (very good)');
  expect(sent(of)[1]).not.toContain('1. 1');
  const buttons = buttonsOf(of);
  expect(buttons.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
  await press(of, buttons[3]?.callback_data as string);
  await expect.poll(async () => (await read()).csat).toMatchObject({ score: 4, comment: null });
  await press(of, buttons[1]?.callback_data as string);
  await expect.poll(async () => (await read()).csat).toMatchObject({ score: 2 });
  const { status, messages } = await read();
  expect(status).toBe('closed');
  expect(messages.filter(({ role }: { role: string }) => role === 'user')).toHaveLength(1);
  await expect
    .poll(() => sent(of))
    .toEqual([expect.any(String), expect.any(String), 'Thank you for your feedback.']);
});

test('says in the same message who closed a conversation that a person had', async () => {
  const of = ++chat;
  await line.say(of, 'I want to talk to a person');
  await expect.poll(() => sent(of)).toHaveLength(1);
  const { data } = await line.shop.call('list_conversations', { status: 'handoff' });
  await line.shop.call('set_conversation_status', { sessionId: data[0].session_id, status: 'closed' });
  await expect.poll(() => sent(of)).toHaveLength(2);
  expect(sent(of)[1]).toMatch(/^Our team closed the conversation\n\n.*from 1 \(poor\) to 5/);
  await press(of, buttonsOf(of)[3]?.callback_data as string);
  await expect.poll(() => sent(of)[2]).toBe('Thank you for your feedback.');
});

test('a bare number after the question is a score, in any digits, once', async () => {
  const { of, read } = await askForScore('สวัสดีค่ะ');
  await line.say(of, '๕');
  await expect.poll(async () => (await read()).csat).toMatchObject({ score: 5 });
  await expect.poll(() => sent(of)).toHaveLength(3);
  expect(sent(of)[2]).toContain('ขอบคุณ');
  await line.say(of, '4');
  await expect.poll(() => sent(of)).toHaveLength(4);
  expect(await read()).toMatchObject({ csat: { score: 5 }, status: 'open' });
});

test.each([
  ['more than a number', '4 towels please'],
  ['a number outside the scale', '7'],
])('%s goes to the bot', async (_, words) => {
  const { of, read } = await askForScore();
  await line.say(of, words);
  await expect.poll(() => sent(of)).toHaveLength(3);
  expect(await read()).toMatchObject({ csat: null, status: 'open' });
});

test('a number is no score when a person has written since, or a day later', async () => {
  const late = await askForScore();
  const { sql } = channels.world.runtime.database.system;
  await sql`
    update messages m set created_at = now() - interval '25 hours' from conversations c
    where c.session_id = ${late.sessionId} and c.id = m.conversation_id and m.status = 'rate'`;
  await line.say(late.of, '4');
  await expect.poll(() => sent(late.of)).toHaveLength(3);
  expect((await late.read()).csat).toBeNull();

  const { of, sessionId, read } = await askForScore();
  await line.shop.call('reply_to_conversation', { sessionId, text: 'For how many people?' });
  await expect.poll(() => sent(of)).toHaveLength(3);
  await line.say(of, '4');
  await expect.poll(async () => (await read()).messages.at(-1).content).not.toBe('For how many people?');
  expect((await read()).csat).toBeNull();
});

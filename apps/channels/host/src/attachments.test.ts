import { receiveEvents } from '@jawab/core';
import { type Channels, openLine } from '@jawab/test/support/channel.ts';
import { startSpeechServer } from '@jawab/test/support/speech-server.ts';
import { makeVoiceWav } from '@jawab/test/support/voice.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let speech: Awaited<ReturnType<typeof startSpeechServer>>;
let channels: Channels;
let line: Awaited<ReturnType<typeof openLine>>['line'];
let close: () => Promise<void>;
beforeAll(async () => {
  speech = await startSpeechServer();
  ({ channels, line, close } = await openLine({
    SPEECH_URL: speech.openaiUrl,
    TRANSCRIPTION_MODEL: 'hears',
  }));
});
afterAll(async () => {
  await close();
  await speech.close();
});

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
let last = 700;
const newChat = () => ++last;
const sent = (of: number) => channels.telegram.sent(String(of));

/** Sends a message with a file in the place of a text. */
async function sendFile(of: number, file: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const update = line.text(of, '');
  const { text: _, ...message } = update.message;
  const posted = { update_id: update.update_id, message: { ...message, ...file, ...more } };
  await line.post(posted);
  return posted.message;
}

async function transcriptOf(of: number) {
  const { sql } = channels.world.runtime.database.system;
  const [found] = await sql<{ session_id: string }>`
    select c.session_id from conversations c join channel_contacts t on t.id = c.contact_id
    where t.address = ${String(of)}`;
  if (!found) return null;
  return (await line.shop.call('get_conversation', { sessionId: found.session_id })).data;
}
const attachmentsOf = async (of: number) => (await transcriptOf(of))?.messages[0]?.attachments ?? [];

test('a picture is fetched, checked by its bytes and shown to the team', async () => {
  const of = newChat();
  channels.telegram.files.set('receipt', png);
  await sendFile(of, {
    document: { file_id: 'receipt', file_name: '../my receipt.png', mime_type: 'text/html' },
  });
  await expect.poll(() => attachmentsOf(of)).toHaveLength(1);
  const [attachment] = await attachmentsOf(of);
  expect(attachment).toEqual({
    id: attachment.id,
    kind: 'image',
    name: '__my receipt.png',
    mime: 'image/png',
    bytes: png.length,
    url: `https://jawab.test/v1/attachments/${attachment.id}`,
  });
  const { data } = await line.shop.call('get_attachment', { id: attachment.id });
  expect(Buffer.from(data.data, 'base64')).toEqual(png);
  await expect.poll(() => sent(of)).toHaveLength(1);
  expect((await transcriptOf(of))?.status).toBe('handoff');
});

const refused = (language: string) =>
  channels.world.runtime.languages.say(language, 'fileRefused', { max: 10 });

test('markup that is called a picture is not kept, and the customer hears so', async () => {
  const of = newChat();
  channels.telegram.files.set('svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await sendFile(of, { document: { file_id: 'svg', file_name: 'x.png', mime_type: 'image/png' } });
  await expect.poll(() => sent(of)).toContain(refused('en'));
  const { messages } = (await transcriptOf(of)) ?? {};
  expect(messages[0]).toMatchObject({ content: '📎 x.png', attachments: [] });
  expect(messages.map(({ content }: { content: string }) => content)).toContain(refused('en'));
});

test('a text that is called a picture is a file of no type', async () => {
  const of = newChat();
  channels.telegram.files.set('text', Buffer.from('Hello'));
  await sendFile(of, { document: { file_id: 'text', file_name: 'x.png', mime_type: 'image/png' } });
  await expect
    .poll(() => attachmentsOf(of))
    .toMatchObject([{ kind: 'file', mime: 'application/octet-stream' }]);
});

test('a file that the provider does not hand over at first comes later', async () => {
  const of = newChat();
  const photo = [{ file_id: 'late', width: 9, height: 9 }];
  channels.telegram.next('getFile', { status: 500, json: { ok: false, error_code: 500, description: '' } });
  channels.telegram.files.set('late', png);
  await sendFile(of, { photo }, { caption: 'How long does delivery take?' });
  await expect.poll(() => sent(of)).toEqual([expect.stringContaining('two days')]);
  await expect
    .poll(() => attachmentsOf(of), { timeout: 30_000 })
    .toMatchObject([{ kind: 'image', name: 'image.png' }]);
});

test('a voice note is a question, and stays with its words', async () => {
  const of = newChat();
  speech.behaviour = { hear: () => 'How long does delivery take?' };
  channels.telegram.files.set('note', makeVoiceWav(900));
  await sendFile(of, { voice: { file_id: 'note', mime_type: 'audio/ogg' } });
  await expect.poll(() => sent(of)).toEqual([expect.stringContaining('two days')]);
  const transcript = await transcriptOf(of);
  expect(transcript?.status).toBe('open');
  expect(transcript?.messages[0]).toMatchObject({
    content: 'How long does delivery take?',
    spoken: true,
    attachments: [{ kind: 'audio', mime: 'audio/wav', name: 'audio.wav' }],
  });
});

test.each([
  ['that is silent', () => makeVoiceWav(300), () => ''],
  ['that no engine answers for', () => makeVoiceWav(800), null],
])('a voice note %s is kept, and fetches a person', async (_, bytes, hear) => {
  const of = newChat();
  speech.behaviour = hear ? { hear } : { status: () => 500 };
  channels.telegram.files.set('unheard', bytes());
  await sendFile(of, { voice: { file_id: 'unheard', mime_type: 'audio/ogg' } });
  await expect.poll(() => sent(of)).toHaveLength(1);
  const transcript = await transcriptOf(of);
  expect([transcript?.status, transcript?.messages[0].content, transcript?.messages[0].spoken]).toEqual([
    'handoff',
    '🎤',
    false,
  ]);
  await expect.poll(() => attachmentsOf(of)).toMatchObject([{ kind: 'audio' }]);
});

test.each([
  ['th', 'สวัสดีค่ะ'],
  ['ar', 'مرحبا'],
])('a customer hears once, in %s, that files are too large', async (language, hello) => {
  const of = newChat();
  const sendLarge = (id: string) => {
    channels.telegram.files.set(id, Buffer.alloc(11 * 1024 * 1024));
    return sendFile(of, { video: { file_id: id } });
  };
  await line.say(of, hello);
  await expect.poll(() => sent(of)).toHaveLength(1);
  await sendLarge('large');
  await sendLarge('larger');
  await expect.poll(() => sent(of)).toContain(refused(language));
  const { session_id: sessionId } = (await transcriptOf(of)) ?? {};
  await line.shop.call('reply_to_conversation', { sessionId, text: 'Hello, this is Dewi.' });
  await sendLarge('largest');
  const { sql } = channels.world.runtime.database.system;
  await expect.poll(async () => (await transcriptOf(of))?.messages.at(-1)?.author).toBe('visitor');
  await expect.poll(() => sql`select 1 from attachments where ref is not null`).toEqual([]);
  await line.say(of, 'I want to talk to a human');
  await expect.poll(async () => (await transcriptOf(of))?.messages.at(-1)?.author).toBe('visitor');
  expect(sent(of).filter((text) => text === refused(language))).toHaveLength(1);
});

test('a file that the provider does not hand over within an hour is given up, and the customer hears so', async () => {
  const of = newChat();
  await sendFile(of, { photo: [{ file_id: 'nowhere', width: 9, height: 9 }] });
  const { sql } = channels.world.runtime.database.system;
  const aged = () => sql`
    update attachments a set created_at = now() - interval '2 hours' from messages m, conversations c, channel_contacts t
    where m.workspace_id = a.workspace_id and m.id = a.message_id and c.id = m.conversation_id and t.id = c.contact_id
      and t.address = ${String(of)} returning 1`;
  await expect.poll(aged).toHaveLength(1);
  await expect.poll(() => sent(of), { timeout: 30_000 }).toContain(refused('en'));
});

test('a file that is too large is given up at once, and its sign stays', async () => {
  const of = newChat();
  channels.telegram.files.set('huge', Buffer.alloc(11 * 1024 * 1024));
  await sendFile(of, { video: { file_id: 'huge' } });
  const fetches = () => channels.telegram.calls.filter(({ body }) => body?.file_id === 'huge').length;
  await expect.poll(fetches).toBe(1);
  const { sql } = channels.world.runtime.database.system;
  await expect.poll(() => sql`select 1 from attachments where ref is not null`).toEqual([]);
  expect((await transcriptOf(of))?.messages[0]).toMatchObject({ content: '🎬', attachments: [] });
  expect(fetches()).toBe(1);
});

test('a picture that the owner sends in the app of the provider is kept with their message', async () => {
  const of = newChat();
  await line.say(of, 'How long does delivery take?');
  await expect.poll(() => sent(of)).toHaveLength(1);
  channels.telegram.files.set('shown', png);
  const files = [{ kind: 'image' as const, ref: 'shown', mime: null, name: null }];
  const echo = { kind: 'echo' as const, account: null, id: `echo ${of}`, at: null, to: String(of) };
  const events = [Object.assign(echo, { message: `shown ${of}`, text: '', files, app: null })];
  const channel = { workspace_id: line.shop.workspaceId, id: line.channel.id };
  await receiveEvents(channels.world.runtime.database, channel, events, new Date());
  const last = async () =>
    (await transcriptOf(of))?.messages.findLast(({ role }: { role: string }) => role === 'assistant');
  await expect
    .poll(last)
    .toMatchObject({ author: 'human', content: '📷', attachments: [{ kind: 'image', mime: 'image/png' }] });
});

test('a picture that the customer takes back is deleted, and the one beside it stays', async () => {
  const of = newChat();
  const photo = (file_id: string) => ({ photo: [{ file_id, width: 9, height: 9 }] });
  for (const name of ['taken', 'stays']) channels.telegram.files.set(name, png);
  const taken = await sendFile(of, photo('taken'));
  await sendFile(of, photo('stays'));
  await expect.poll(() => attachmentsOf(of)).toHaveLength(2);
  const unsent = { kind: 'unsent' as const, account: null, id: `unsent ${of}`, at: null, from: String(of) };
  const events = [Object.assign(unsent, { message: String(taken.message_id) })];
  const channel = { workspace_id: line.shop.workspaceId, id: line.channel.id };
  await receiveEvents(channels.world.runtime.database, channel, events, new Date());
  await expect.poll(() => attachmentsOf(of)).toHaveLength(1);
});

test('a picture at an hour when nobody answers: the customer hears it once, after who answers', async () => {
  const of = newChat();
  const id = line.shop.bots[0];
  await line.shop.call('update_bot', { id, handoffHours: { timezone: 'UTC', week: [] } });
  channels.telegram.files.set('late', png);
  const photo = { photo: [{ file_id: 'late', width: 9, height: 9 }] };
  const away = 'Our team is away right now. Leave us a message and we will get back to you.';
  await sendFile(of, photo);
  await expect
    .poll(() => sent(of))
    .toEqual([`You’re chatting with an AI assistant, not a person.\n\n${away}`]);
  await sendFile(of, photo);
  await expect.poll(async () => (await transcriptOf(of))?.messages.length).toBe(3);
  await line.say(of, 'How long does delivery take?');
  await expect.poll(() => sent(of)).toEqual([expect.any(String), expect.stringMatching(/^Delivery/)]);
  await line.shop.call('update_bot', { id, handoffHours: null });
});

test('attachments go with their conversation, come back with it, and are erased with the visitor', async () => {
  const of = newChat();
  channels.telegram.files.set('kept', png);
  await sendFile(of, { photo: [{ file_id: 'kept', width: 9, height: 9 }] });
  await expect.poll(() => attachmentsOf(of)).toHaveLength(1);
  const sessionId = (await transcriptOf(of))?.session_id;
  const [{ id }] = await attachmentsOf(of);
  await line.shop.call('delete_conversation', { sessionId });
  await expect(line.shop.call('get_attachment', { id })).rejects.toMatchObject({ code: 'not_found' });
  await line.shop.call('restore_conversation', { sessionId });
  expect(Buffer.from((await line.shop.call('get_attachment', { id })).data.data, 'base64')).toEqual(png);
  await line.shop.call('delete_conversation', { sessionId });
  await line.shop.call('erase_visitor', { sessionId });
  const { sql } = channels.world.runtime.database.system;
  expect(await sql`select 1 from attachments where id = ${id}`).toEqual([]);
  expect(await sql`select 1 from deleted_rows where content ->> 'id' = ${id}`).toEqual([]);
});

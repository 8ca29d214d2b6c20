import { asVisitor } from '@jawab/test/support/visitor.ts';
import { createTenant, openWorld, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let shop: Tenant;
beforeAll(async () => {
  world = await openWorld();
  shop = await createTenant(world);
  await shop.call('update_bot', { id: shop.bots[0], attachments: true });
});
afterAll(() => world.close());

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const attach = (
  visitor: ReturnType<typeof asVisitor>,
  filename: string,
  bytes: Uint8Array,
  more: object = {},
) =>
  shop.call(
    'widget_attach',
    { filename, contentBase64: Buffer.from(bytes).toString('base64'), ...more },
    visitor,
  );
const attachments = async () => {
  const [row] = await world.runtime.database.system.sql<{ count: number }>`
    select count(*)::int as count from attachments where workspace_id = ${shop.workspaceId}`;
  return row?.count;
};
const transcriptOf = async ({ sessionId }: ReturnType<typeof asVisitor>) =>
  (await shop.call('get_conversation', { sessionId })).data;

test('a picture is a message of the conversation, and fetches a person in the language of the visitor', async () => {
  const visitor = asVisitor(shop);
  const { data } = await attach(visitor, '../สลิป.png', png, { language: 'th' });
  expect(data).toMatchObject({ status: 'handoff', message: expect.stringMatching(/[ก-๛]/) });
  expect(data.message).toContain('ข้อความของคุณถึงทีมงาน');
  expect(data.message).not.toContain('ต้องการคุยกับเจ้าหน้าที่');
  const transcript = await transcriptOf(visitor);
  expect(transcript.status).toBe('handoff');
  expect(transcript.messages[0]).toMatchObject({
    id: data.message_id,
    author: 'visitor',
    content: '📷 __สลิป.png',
    attachments: [{ kind: 'image', mime: 'image/png', name: '__สลิป.png', bytes: png.length }],
  });
  const [{ id }] = transcript.messages[0].attachments;
  expect(Buffer.from((await shop.call('get_attachment', { id })).data.data, 'base64')).toEqual(png);
  expect(Buffer.from((await shop.call('widget_attachment', { id }, visitor)).data.data, 'base64')).toEqual(
    png,
  );
  const { data: messages } = await shop.call('widget_messages', {}, visitor);
  expect(messages[0].attachments).toEqual([
    { id, kind: 'image', mime: 'image/png', name: '__สลิป.png', bytes: png.length },
  ]);
});

test('a person who answers already gets the file, and the visitor no second notice', async () => {
  const visitor = asVisitor(shop);
  await shop.call('widget_handoff', {}, visitor);
  await shop.call('reply_to_conversation', { sessionId: visitor.sessionId, text: 'Please send a photo.' });
  await attach(visitor, 'photo.png', png);
  const { messages, status } = await transcriptOf(visitor);
  expect(status).toBe('handoff');
  expect(messages.at(-1)).toMatchObject({ author: 'visitor', content: '📷 photo.png' });
});

test('at an hour when nobody answers, the file is kept and the visitor hears so', async () => {
  const id = shop.bots[0];
  await shop.call('update_bot', { id, handoffHours: { timezone: 'UTC', week: [] } });
  const visitor = asVisitor(shop);
  const { data } = await attach(visitor, 'photo.png', png);
  await shop.call('update_bot', { id, handoffHours: null });
  expect(data).toMatchObject({ status: 'open', message: expect.stringContaining('away') });
  expect((await transcriptOf(visitor)).messages[0].attachments).toHaveLength(1);
});

test.each([
  ['a page that is called a picture', 'cat.png', ' <!doctype html><script>alert(1)</script>'],
  ['a drawing with a script', 'cat.png', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a page in UTF-16', 'cat.png', '\ufeff<html>'],
  ['a program', 'cat.png', 'MZ\u0090'],
  ['a script', 'cat.jpg', '#!/bin/sh'],
  ['a text that a computer runs', 'cat.png.js', 'alert(1)'],
])('refuses %s, and stores nothing', async (_, name, text) => {
  const before = await attachments();
  const visitor = asVisitor(shop);
  const bytes = text.startsWith('\ufeff') ? Buffer.from(text, 'utf16le') : Buffer.from(text);
  await expect(attach(visitor, name, bytes)).rejects.toMatchObject({ code: 'unsupported_media_type' });
  expect(await attachments()).toBe(before);
  await expect(transcriptOf(visitor)).rejects.toMatchObject({ code: 'not_found' });
});

test('a text that is called a picture is a download', async () => {
  const visitor = asVisitor(shop);
  await attach(visitor, 'cat.png', Buffer.from('Hello'));
  expect((await transcriptOf(visitor)).messages[0].attachments).toMatchObject([
    { kind: 'file', mime: 'application/octet-stream' },
  ]);
});

test('is refused while the setting is off, and stores nothing', async () => {
  const { id } = (await shop.call('create_bot', { name: 'Plain' })).data;
  const before = await attachments();
  await expect(attach(asVisitor(shop, { bot: id }), 'a.png', png)).rejects.toMatchObject({
    code: 'attachments_off',
    status: 403,
  });
  expect(await attachments()).toBe(before);
});

test('takes twenty files of a conversation in an hour', async () => {
  const visitor = asVisitor(shop);
  for (let at = 0; at < 20; at++) await attach(visitor, `${at}.png`, png);
  await expect(attach(visitor, 'more.png', png)).rejects.toMatchObject({ code: 'rate_limited' });
  await attach(asVisitor(shop), 'other.png', png);
});

test('a file goes with its conversation, and is erased with the visitor', async () => {
  const visitor = asVisitor(shop);
  await attach(visitor, 'a.png', png);
  const [{ id }] = (await transcriptOf(visitor)).messages[0].attachments;
  await shop.call('widget_delete_conversation', {}, visitor);
  await expect(shop.call('get_attachment', { id })).rejects.toMatchObject({ code: 'not_found' });
  const second = asVisitor(shop);
  await attach(second, 'b.png', png);
  const before = Number(await attachments());
  await shop.call('erase_visitor', { sessionId: second.sessionId });
  expect(await attachments()).toBe(before - 1);
  const { sql } = world.runtime.database.system;
  expect(await sql`select 1 from deleted_rows where content ->> 'id' = ${id}`).toEqual([]);
});

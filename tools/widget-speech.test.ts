import { randomUUID } from 'node:crypto';
import { readSilentMp3 } from '@jawab/test/support/mp3.ts';
import type { SpeechServer } from '@jawab/test/support/speech-server.ts';
import { openSpeechShop, type SpeechShop } from '@jawab/test/support/speech-shop.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import type { Tenant } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let opened: SpeechShop;
let speech: SpeechServer;
let shop: Tenant;
beforeAll(async () => {
  opened = await openSpeechShop();
  ({ speech, shop } = opened);
});
afterAll(() => opened.close());

test('speaks the reply of a person, with the voice of the bot', async () => {
  await shop.call('update_bot', { id: shop.bots[0], voice: { voices: { en: 'nova' } } });
  const sessionId = randomUUID();
  const visitor = asVisitor(shop, { sessionId });
  await shop.call('widget_chat', { message: 'I want to talk to a human' }, visitor);
  const { data: sent } = await shop.call('reply_to_conversation', {
    sessionId,
    text: 'Hello, this is Siti from the shop.',
  });
  const { data } = await shop.call('widget_speech', { messageId: sent.message.id }, visitor);
  expect(speech.requests[0]).toMatchObject({
    text: 'Hello, this is Siti from the shop.',
    body: { voice: 'nova', response_format: 'mp3' },
  });
  expect(data.format).toBe('mp3');
  expect(readSilentMp3(Buffer.from(data.data, 'base64'))).not.toBeNull();
});

test('speaks nothing of another visitor’s conversation, and no question', async () => {
  const visitor = asVisitor(shop, { sessionId: randomUUID() });
  const { message_id: messageId } = await shop.call('widget_chat', { message: 'Hello' }, visitor);
  const other = asVisitor(shop, { sessionId: randomUUID() });
  await expect(shop.call('widget_speech', { messageId }, other)).rejects.toMatchObject({ code: 'not_found' });
  const { data } = await shop.call('widget_messages', {}, visitor);
  const question = data.find(({ role }: { role: string }) => role === 'user').id;
  await expect(shop.call('widget_speech', { messageId: question }, visitor)).rejects.toMatchObject({
    code: 'not_found',
  });
});

import type { SpeechServer } from '@jawab/test/support/speech-server.ts';
import { openSpeechShop, type SpeechShop } from '@jawab/test/support/speech-shop.ts';
import { readWav } from '@jawab/test/support/tone.ts';
import type { Tenant } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let opened: SpeechShop;
let speech: SpeechServer;
let shop: Tenant;
beforeAll(async () => {
  opened = await openSpeechShop();
  ({ speech, shop } = opened);
});
afterAll(() => opened.close());
beforeEach(() => {
  speech.behaviour = {};
  speech.requests.length = 0;
});

test('speaks a text without its markup, in its own language', async () => {
  const { data } = await shop.call('synthesize_speech', {
    input: '**नमस्ते**, [यहाँ](https://shop.example) देखें। 🎉',
  });
  expect(speech.requests[0]?.text).toBe('नमस्ते, यहाँ देखें।');
  expect(data.format).toBe('wav');
  expect(readWav(Buffer.from(data.data, 'base64')).isRight).toBe(true);
});

test('speaks in another format and with another voice if the engine can', async () => {
  const { data } = await shop.call('synthesize_speech', {
    input: 'Hello',
    response_format: 'mp3',
    voice: 'nova',
  });
  expect(data.format).toBe('mp3');
  expect(speech.requests[0]?.body).toMatchObject({ response_format: 'mp3', voice: 'nova' });
});

test.each<[string, object, string]>([
  ['a language that no engine speaks', { input: 'ສະບາຍດີ', language: 'lo' }, 'invalid_request'],
  ['a text of emoji', { input: '🎉🎉' }, 'invalid_request'],
  ['a text that is too long', { input: 'x'.repeat(1001) }, 'invalid_request'],
])('refuses %s', async (_, input, code) => {
  await expect(shop.call('synthesize_speech', input)).rejects.toMatchObject({ code });
});

test('reports an engine that is down', async () => {
  speech.behaviour.status = () => 500;
  await expect(shop.call('synthesize_speech', { input: 'Hello' })).rejects.toMatchObject({
    code: 'unavailable',
  });
});

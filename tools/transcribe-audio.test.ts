import type { SpeechServer } from '@jawab/test/support/speech-server.ts';
import { openSpeechShop, type SpeechShop } from '@jawab/test/support/speech-shop.ts';
import { makeVoiceWav } from '@jawab/test/support/voice.ts';
import { createTenant, openWorld, type Tenant } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let opened: SpeechShop;
let speech: SpeechServer;
let shop: Tenant;
const audio = { data: makeVoiceWav(500).toString('base64'), format: 'wav' };
beforeAll(async () => {
  opened = await openSpeechShop({ engine: 'gemini' });
  ({ speech, shop } = opened);
});
afterAll(() => opened.close());

test('returns the words and the length of a recording, and stores and counts nothing', async () => {
  speech.behaviour.hear = () => ' मेरा ऑर्डर कहाँ है \n';
  const answer = await shop.call('transcribe_audio', { audio, language: 'hi-IN', prompt: 'Kopi, Senja' });
  expect(answer).toEqual({ text: 'मेरा ऑर्डर कहाँ है', duration: 0.5 });
  expect(speech.requests[0]?.body.generationConfig.audioTranscriptionConfig).toEqual({
    languageCodes: ['hi-IN'],
    customVocabulary: ['Kopi', 'Senja'],
  });
  expect((await shop.call('get_usage')).data.messages.used).toBe(0);
  expect((await shop.call('list_conversations')).data).toEqual([]);
});

test('refuses a recording without words', async () => {
  speech.behaviour.hear = () => '';
  await expect(shop.call('transcribe_audio', { audio })).rejects.toMatchObject({ code: 'no_speech' });
});

test('says that no engine hears, without a key', async () => {
  const bare = await openWorld();
  const tenant = await createTenant(bare);
  await expect(tenant.call('transcribe_audio', { audio })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('SPEECH_URL'),
  });
  await bare.close();
});

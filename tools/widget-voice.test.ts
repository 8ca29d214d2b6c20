import { randomUUID } from 'node:crypto';
import { ingest } from '@jawab/test/support/ingest.ts';
import type { SpeechServer } from '@jawab/test/support/speech-server.ts';
import { openSpeechShop, type SpeechShop, speakTo } from '@jawab/test/support/speech-shop.ts';
import { readWav } from '@jawab/test/support/tone.ts';
import { asVisitor } from '@jawab/test/support/visitor.ts';
import { makeVoiceWav } from '@jawab/test/support/voice.ts';
import { createTenant, type Tenant, type World } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import widgetVoice from './widget-voice.ts';

let opened: SpeechShop;
let speech: SpeechServer;
let world: World;
let shop: Tenant;
const audio = { data: makeVoiceWav(500).toString('base64') };
beforeAll(async () => {
  opened = await openSpeechShop({ engine: 'gemini' });
  ({ speech, shop, world } = opened);
  await ingest(world, shop, [{ title: 'Delivery', text: 'Delivery takes 2 to 4 working days.' }]);
});
afterAll(() => opened.close());
beforeEach(() => {
  speech.behaviour = {};
});

test('hears and answers in the visitor’s own conversation, which typed questions go on with', async () => {
  const sessionId = randomUUID();
  const visitor = asVisitor(shop, { sessionId });
  speech.behaviour.hear = () => 'Hello';
  const spoken = await shop.call('widget_voice', { audio }, visitor);
  expect(spoken).toMatchObject({ session_id: sessionId, silent: false, transcript: { text: 'Hello' } });
  await shop.call('widget_chat', { message: 'Thanks' }, visitor);
  const { data } = await shop.call('widget_messages', {}, visitor);
  expect(data.map(({ role, spoken }: { role: string; spoken: boolean }) => [role, spoken])).toEqual([
    ['user', true],
    ['assistant', true],
    ['user', false],
    ['assistant', false],
  ]);
});

test('the language of the page helps to hear, and answers what was misheard', async () => {
  const tenant = await createTenant(world);
  const visitor = () => asVisitor(tenant, { sessionId: randomUUID() });
  speech.behaviour.hear = () => 'ปิดกี่โมงครับ วันนี้';
  const misheard = await tenant.call('widget_voice', { audio, pageLanguage: 'id-ID' }, visitor());
  expect(misheard.language).toBe('id');
  const sent = speech.requests.findLast(({ kind }) => kind === 'transcribe');
  expect(sent?.body.generationConfig.audioTranscriptionConfig.languageCodes[0]).toBe('id-ID');
  speech.behaviour.hear = () => 'How long does delivery take?';
  expect((await tenant.call('widget_voice', { audio, pageLanguage: 'id' }, visitor())).language).toBe('en');
});

test('its conversation is of the channel voice, and apart from those of tokens', async () => {
  const sessionId = randomUUID();
  speech.behaviour.hear = () => 'Hello';
  await shop.call('widget_voice', { audio }, asVisitor(shop, { sessionId }));
  await shop.call('ask_bot', { message: 'Hello', sessionId });
  const { data } = await shop.call('list_conversations', { q: sessionId });
  expect(data.map(({ channel }: { channel: string }) => channel).sort()).toEqual(['api', 'voice']);
});

test('a wish for a person hands over, and the bot is silent after it', async () => {
  const visitor = asVisitor(shop, { sessionId: randomUUID() });
  speech.behaviour.hear = () => 'I want to talk to a human';
  expect(await shop.call('widget_voice', { audio }, visitor)).toMatchObject({ handoff: true });
  speech.behaviour.hear = () => 'Are you there?';
  expect(await shop.call('widget_voice', { audio }, visitor)).toMatchObject({ silent: true, answer: '' });
});

test('contact details in a spoken wish become a lead', async () => {
  const sessionId = randomUUID();
  speech.behaviour.hear = () =>
    'My name is Siti Rahma, call me on +62 812 3456 7890. I want to buy 50 pieces.';
  await shop.call('widget_voice', { audio }, asVisitor(shop, { sessionId }));
  const { data } = await shop.call('list_leads');
  expect(data).toMatchObject([{ session_id: sessionId, name: 'Siti Rahma', phone: '+6281234567890' }]);
});

test('a spoken question without an answer is among the unanswered', async () => {
  const sessionId = randomUUID();
  speech.behaviour.hear = () => 'Do you repair bicycles in Osaka?';
  const spoken = await shop.call('widget_voice', { audio }, asVisitor(shop, { sessionId }));
  expect(spoken).toMatchObject({ answered: false });
  const { data } = await shop.call('list_unanswered');
  expect(data).toMatchObject([
    { question: 'Do you repair bicycles in Osaka?', count: 1, session_id: sessionId },
  ]);
});

test('speaks WAV if the engine does not make MP3', async () => {
  speech.behaviour.hear = () => 'Hello';
  const visitor = asVisitor(shop, { sessionId: randomUUID() });
  const visited = Object.assign({}, shop, { context: () => shop.context(visitor) });
  const { audio: spoken } = await speakTo(widgetVoice, visited);
  expect(spoken.map(({ format }) => format)).toContain('wav');
  for (const { data } of spoken) expect(readWav(Buffer.from(data as string, 'base64')).isRight).toBe(true);
});

test('is refused if voice is off, and without a session', async () => {
  const tenant = await createTenant(world);
  await tenant.call('update_bot', { id: tenant.bots[0], voice: { enabled: false } });
  await expect(tenant.call('widget_voice', { audio }, asVisitor(tenant))).rejects.toMatchObject({
    code: 'not_found',
  });
  const stranger = asVisitor(shop, { sessionId: null });
  await expect(shop.call('widget_voice', { audio }, stranger)).rejects.toMatchObject({
    code: 'unauthorized',
  });
});

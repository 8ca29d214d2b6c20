import { ingest } from '@jawab/test/support/ingest.ts';
import { readSilentMp3 } from '@jawab/test/support/mp3.ts';
import { openSpeechShop, type SpeechShop, speakTo } from '@jawab/test/support/speech-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import tryVoice from './try-voice.ts';

let opened: SpeechShop;
let id: string;
beforeAll(async () => {
  opened = await openSpeechShop();
  const { world, shop } = opened;
  id = shop.bots[0] as string;
  await ingest(world, shop, [{ title: 'Delivery', text: 'Delivery takes 2 to 4 working days.' }]);
});
afterAll(() => opened.close());
beforeEach(() => {
  opened.speech.behaviour = {};
  opened.speech.requests.length = 0;
});

test('hears a question and speaks the answer with its trace, and leaves no conversation, event or quota', async () => {
  const { speech, world, shop } = opened;
  await shop.call('update_bot', { id, voice: { voices: { en: 'nova' } } });
  const { pieces, audio, text, output } = await speakTo(tryVoice, shop, { id });
  expect(pieces[0]).toEqual({ transcript: { text: 'How long does delivery take?', language: 'en' } });
  expect(text).toContain('2 to 4 working days');
  expect(audio.map(({ text }) => text).join(' ')).toBe(text);
  for (const { format, data } of audio) {
    expect(format).toBe('mp3');
    expect(readSilentMp3(Buffer.from(data as string, 'base64'))).not.toBeNull();
  }
  expect(output).toMatchObject({
    answered: true,
    sources: [{ title: 'Delivery' }],
    reading: { language_reason: 'detected' },
    transcript: { text: 'How long does delivery take?' },
    voice: null,
    timing: { first_audio_ms: expect.any(Number) },
  });
  expect(output.trace.hits.length).toBeGreaterThan(0);
  expect(speech.requests[0]?.body.language).toBe('en');
  expect(speech.requests[1]?.body.voice).toBe('nova');
  expect((await shop.call('list_conversations')).data).toEqual([]);
  expect((await shop.call('get_usage')).data.messages.used).toBe(0);
  expect(await world.runtime.database.system.sql`select 1 from messages`).toEqual([]);
});

test('speaks as shortly as it does to customers', async () => {
  const { world, shop } = opened;
  const other = 'Each parcel is packed by hand with paper and straw, and has a card in it. '.repeat(3);
  await ingest(world, shop, [
    { title: 'Gifts', text: `${other}A gift is wrapped for 3 dollars. ${other}`.trim() },
  ]);
  opened.speech.behaviour.hear = () => 'How much is it to have a gift wrapped?';
  const { output } = await speakTo(tryVoice, shop, { id });
  expect(output.answer).toContain('A gift is wrapped for 3 dollars.');
  expect(output.answer.length).toBeLessThanOrEqual(300);
});

test('no words are no try, and the 200th of a day is the last', async () => {
  const { speech, world, shop } = opened;
  const { sql } = world.runtime.database.system;
  const tries = async () => (await sql`select count from tries where workspace_id = ${shop.workspaceId}`)[0];
  const before = await tries();
  speech.behaviour.hear = () => '';
  await expect(speakTo(tryVoice, shop, { id })).rejects.toMatchObject({ code: 'no_speech' });
  expect(await tries()).toEqual(before);
  speech.behaviour = {};
  await sql`update tries set count = 200 where workspace_id = ${shop.workspaceId}`;
  await expect(speakTo(tryVoice, shop, { id })).rejects.toMatchObject({ code: 'rate_limited' });
  await sql`update tries set count = 0 where workspace_id = ${shop.workspaceId}`;
});

test('works when no message is left, because it counts none', async () => {
  const { world, shop } = opened;
  await world.runtime.database.system.sql`
    update workspaces set limits = '{"messagesPerMonth": 0}' where id = ${shop.workspaceId}`;
  expect((await speakTo(tryVoice, shop, { id })).output.answered).toBe(true);
});

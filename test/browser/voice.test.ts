import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode, type Sound } from '@jawab/ai/speech/recording/decode.ts';
import { readRecording } from '@jawab/ai/speech/recording/read-recording.ts';
import { findSpeech } from '@jawab/voice-activity';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ingest } from '../support/ingest.ts';
import { makeSounds } from '../support/sounds.ts';
import { type SpeechRequest, type SpeechServer, startSpeechServer } from '../support/speech-server.ts';
import type { Browser } from './browser.ts';
import { type ChatPage, useChat } from './chat-page.ts';
import { type Chromium, launchChromium, openChromium } from './chromium.ts';
import { findEngines } from './engine.ts';
import {
  audioSpy,
  hasSpeech,
  isMicrophoneOff,
  microphoneFlags,
  silence,
  speech as speak,
  writeRecording,
} from './microphone.ts';
import { openShop, type Shop } from './shop.ts';

const engines = findEngines();

describe.runIf(hasSpeech() && engines.includes('chromium'))('voice in Chromium', () => {
  let shop: Shop;
  let speech: SpeechServer;
  let folder: string;
  let recording: string;
  let chromium: Chromium;
  let browser: Browser & { page: Page };
  let page: Page;
  let chat: ChatPage;

  beforeAll(async () => {
    speech = await startSpeechServer();
    shop = await openShop({
      SPEECH_URL: speech.openaiUrl,
      TRANSCRIPTION_MODEL: 'hears',
      SPEECH_MODEL: 'speaks',
    });
    await shop.tenant.call('update_bot', { id: shop.tenant.bots[0], aiNotice: false });
    folder = await mkdtemp(join(tmpdir(), 'jawab-voice-'));
    recording = join(folder, 'microphone.wav');
    chromium = await launchChromium(await microphoneFlags(recording, [silence(1)]));
  });
  afterAll(async () => {
    await chromium?.close();
    await shop?.close();
    await speech?.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    speech.behaviour = {};
    speech.requests.length = 0;
    shop.requests.length = 0;
  });
  afterEach(() => browser?.close());

  /** Opens the window in a browser whose microphone hears these parts each time it is opened. */
  async function open(parts: Buffer[]): Promise<void> {
    await writeRecording(recording, parts);
    browser = await openChromium({ permissions: ['microphone'] }, chromium);
    page = browser.page;
    chat = useChat(browser);
    await page.addInitScript(audioSpy);
    await browser.open(shop.url);
    await chat.click('.launcher');
    await chat.has('.mic');
  }
  const begin = async () => {
    await chat.click('.mic');
    await chat.click('.agree');
  };
  const played = () => chat.value<number[]>('window.played');
  const isOff = () => chat.value<boolean>(isMicrophoneOff);
  const question = () => speak('How long does delivery take?');

  test('without a press, nothing is loaded or asked', async () => {
    await open([silence(1)]);
    expect(shop.requests.filter((path) => /voice|speech/.test(path))).toEqual([]);
    expect(await chat.value('window.tracks.length')).toBe(0);
  });

  test('names who hears before the first recording, hears the question and plays the answer', async () => {
    await open([silence(1), question(), silence(20)]);
    await chat.click('.mic');
    await chat.reads('.composer [role=alert]', 'Your voice goes to 127.0.0.1:4000');
    expect(await chat.value('window.tracks.length')).toBe(0);
    await page.evaluate(axe.source);
    const faults = await chat.value(
      `axe.run({ include: [['jawab-chat']] }).then(({ violations }) => violations.map(({ id }) => id))`,
    );
    expect(faults).toEqual([]);
    await chat.click('.agree');
    await chat.reads('.log', 'How long does delivery take?');
    await chat.reads('.log', '2 to 4 working days');
    const spoken = () => speech.requests.filter(({ kind }) => kind === 'speak');
    await expect.poll(async () => (await played()).length).toBeGreaterThan(0);
    expect(spoken().map(({ body }) => body.response_format)).toEqual(spoken().map(() => 'mp3'));
    const [first] = spoken();
    const [seconds] = await played();
    expect(Math.abs((seconds as number) - (first as SpeechRequest).text.length * 0.05)).toBeLessThan(0.1);
    const [heard] = speech.requests.filter(({ kind }) => kind === 'transcribe');
    expect(heard?.audio?.type).toBe('audio/webm');
    expect(heard?.audio?.bytes.length).toBeGreaterThan(2_000);
    expect(shop.violations).toEqual([]);
  });

  test('a pause inside a question does not end it: the recording comes again, whole', async () => {
    const secondsOf = async ({ audio }: SpeechRequest) => {
      const sound = await decode(readRecording(audio?.bytes ?? Buffer.alloc(0)));
      const found = sound && findSpeech(sound.samples, sound.sampleRate);
      return found ? found.to - found.from : 0;
    };
    const spoken = question();
    const aloneSeconds = spoken.length / 2 / 22_050;
    // A busy machine hears more pauses than the one in the middle. Only the whole question gets an answer.
    speech.behaviour.hear = async (request) =>
      (await secondsOf(request)) > 2 * aloneSeconds ? 'How long does delivery take?' : new Promise(() => {});
    await open([silence(1), spoken, silence(0.7), spoken, silence(20)]);
    await begin();
    await chat.reads('.log', '2 to 4 working days');
    const recordings = speech.requests.filter(({ kind }) => kind === 'transcribe');
    const whole = recordings.pop()?.audio?.bytes ?? Buffer.alloc(0);
    expect(recordings.length).toBeGreaterThan(0);
    for (const { done, audio } of recordings) {
      expect(await done).toBe(false);
      const early = audio?.bytes ?? Buffer.alloc(0);
      expect(early.length).toBeGreaterThan(2_000);
      expect(whole.subarray(0, early.length).equals(early)).toBe(true);
      expect(whole.length).toBeGreaterThan(early.length);
    }
    expect(
      await chat.value(`document.querySelector('jawab-chat').shadowRoot.querySelectorAll('li.user').length`),
    ).toBe(1);
  });

  test('speaking into an answer stops it, and the transcript keeps what was heard', async () => {
    speech.behaviour.msPerCharacter = 400;
    await open([silence(1), question(), silence(6), question(), silence(30)]);
    await begin();
    await expect
      .poll(() => speech.requests.filter(({ kind }) => kind === 'transcribe').length, { timeout: 30_000 })
      .toBe(2);
    await expect
      .poll(
        async () => {
          const { data } = await shop.tenant.call('list_conversations', { channel: 'voice' });
          const [{ session_id: sessionId }] = data;
          const { data: talk } = await shop.tenant.call('get_conversation', { sessionId });
          return talk.messages[1];
        },
        { timeout: 20_000 },
      )
      .toMatchObject({ role: 'assistant', spoken: true, interrupted: true, heard: '' });
  });

  test('a question that interrupts an answer is recorded from a second before it', async () => {
    speech.behaviour.msPerCharacter = 400;
    await open([silence(4), question(), silence(6), question(), silence(30)]);
    await begin();
    const heard = () => speech.requests.filter(({ kind }) => kind === 'transcribe');
    await expect.poll(() => heard().length, { timeout: 30_000 }).toBe(2);
    for (const { audio } of heard()) {
      const recording = readRecording(audio?.bytes ?? Buffer.alloc(0));
      const { samples, sampleRate } = (await decode(recording)) as Sound;
      const found = findSpeech(samples, sampleRate);
      // The page sends one to two seconds before the speech; the service cuts long silence and leaves .3 s of it.
      expect(found?.from).toBeGreaterThan(0.2);
      expect(found?.from).toBeLessThan(2.2);
      expect(Number(found?.to) - Number(found?.from)).toBeGreaterThan(1.4);
    }
  });

  test('nothing is sent while there is noise, and the question after it is', async () => {
    const { samples } = makeSounds().find(({ name }) => name.startsWith('pink')) as { samples: Float32Array };
    const noise = Buffer.alloc(22_050 * 2 * 4);
    for (let i = 0; i < noise.length / 2; i++)
      noise.writeInt16LE(Math.round((samples[i % samples.length] as number) * 32_767), i * 2);
    await open([silence(1), noise, silence(2), question(), silence(20)]);
    await begin();
    await chat.reads('.log', '2 to 4 working days');
    const heard = speech.requests.filter(({ kind }) => kind === 'transcribe');
    expect(heard).toHaveLength(1);
  });

  test('asks to say it again in the language of the conversation, and then to write', async () => {
    await open([silence(1), question(), silence(4), question(), silence(8), question(), silence(30)]);
    let turns = 0;
    speech.behaviour.hear = () => (++turns > 1 ? '' : 'Berapa lama pengiriman barang ke Jakarta?');
    const text = 'Pengiriman barang ke Jakarta memakan waktu dua sampai empat hari kerja.';
    await ingest(shop.world, shop.tenant, [{ title: 'Pengiriman', text }]);
    await begin();
    await chat.reads('.log', 'Maaf, suara Anda kurang jelas. Bisa diulangi?');
    await chat.reads('.log', 'Anda juga bisa menulis di sini.');
    await chat.has('.mic[aria-pressed=false]');
    expect(await isOff()).toBe(true);
    const { data } = await shop.tenant.call('list_conversations', { channel: 'voice' });
    expect(data[0].message_count).toBe(2);
  });

  test('works by keyboard, and the microphone is off after the second press and on a hidden tab', async () => {
    await open([silence(60)]);
    await page.evaluate(`document.querySelector('jawab-chat').shadowRoot.querySelector('.mic').focus()`);
    await browser.press('Enter');
    await chat.has('.agree');
    await page.evaluate(`document.querySelector('jawab-chat').shadowRoot.querySelector('.agree').focus()`);
    await browser.press('Enter');
    await chat.has('.mic[aria-pressed=true]');
    await expect.poll(() => chat.value('window.tracks.length')).toBe(1);
    await chat.click('.mic');
    await expect.poll(isOff).toBe(true);
    await chat.has('.mic[aria-pressed=false]');
    await chat.click('.mic');
    await expect.poll(() => chat.value('window.tracks.length')).toBe(2);
    await page.evaluate(
      `Object.defineProperty(document, 'hidden', { value: true }); document.dispatchEvent(new Event('visibilitychange'))`,
    );
    await expect.poll(isOff).toBe(true);
    await chat.has('.mic[aria-pressed=false]');
  });

  test('the microphone is off after a minute without a word', async () => {
    await open([silence(60)]);
    await page.clock.install();
    await begin();
    await chat.reads('.composer', 'Listening');
    await expect.poll(() => chat.value('window.tracks.length')).toBe(1);
    await page.clock.fastForward(61_000);
    await expect.poll(isOff).toBe(true);
    await chat.has('.mic[aria-pressed=false]');
    expect(speech.requests).toEqual([]);
  });

  test('Stop while audio is queued ends what is played, and listens again', async () => {
    speech.behaviour.msPerCharacter = 400;
    await open([silence(1), question(), silence(60)]);
    await begin();
    await expect.poll(async () => (await played()).length, { timeout: 20_000 }).toBeGreaterThan(0);
    await chat.has('.composer [aria-label=Stop]');
    await chat.click('.composer [type=submit]');
    await expect.poll(() => chat.value('window.stopped')).toBeGreaterThan(0);
    await chat.reads('.composer', 'Listening');
    await chat.has('.composer [aria-label=Send]');
    expect(await isOff()).toBe(false);
  });

  test('a person’s typed reply is spoken to a visitor who speaks, and what was read before is not', async () => {
    await open([silence(60)]);
    await chat.type('I want to talk to a human');
    await browser.press('Enter');
    const waiting = async () => (await shop.tenant.call('list_conversations', { status: 'handoff' })).data;
    await expect.poll(waiting).toHaveLength(1);
    const [{ session_id: sessionId }] = await waiting();
    const write = (text: string) => shop.tenant.call('reply_to_conversation', { sessionId, text });
    await write('Hello, this is Siti.');
    await chat.reads('.log', 'this is Siti');
    await begin();
    await chat.reads('.composer', 'Listening');
    await write('Which order is it?');
    await expect.poll(async () => (await played()).length).toBe(1);
    expect(speech.requests.map(({ text }) => text)).toEqual(['Which order is it?']);
  });
});

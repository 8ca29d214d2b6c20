import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SpeechServer, startSpeechServer } from '../support/speech-server.ts';
import type { Browser } from './browser.ts';
import { type ChatPage, useChat } from './chat-page.ts';
import { startChromium } from './chromium.ts';
import { findEngines } from './engine.ts';
import { openShop, type Shop } from './shop.ts';

const hasEspeak = spawnSync('espeak-ng', ['--version']).status === 0;
if (!hasEspeak)
  console.error('\nNOT TESTED with a microphone. To install espeak-ng: apt-get install -y espeak-ng\n');

const sampleRate = 22_050;
const silence = (seconds: number) => Buffer.alloc(Math.round(sampleRate * seconds) * 2);
const speak = (text: string) =>
  spawnSync('espeak-ng', ['-v', 'en-us', '-s', '160', '--stdout', text]).stdout.subarray(44);

/** Writes what the microphone hears: parts of 16-bit samples, one after the other. */
async function writeWav(path: string, parts: Buffer[]): Promise<void> {
  const samples = Buffer.concat(parts);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, sampleRate],
    [28, sampleRate * 2],
    [40, samples.length],
  ] as const)
    header.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    header.writeUInt16LE(value, at);
  header.write('data', 36);
  await writeFile(path, Buffer.concat([header, samples]));
}

/** Notes what is played, and the tracks of the microphone. */
const spy = `
  window.played = []; window.tracks = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (at) { window.played.push(this.buffer.duration); return start.call(this, at); };
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wish) => {
    const stream = await open(wish); window.tracks.push(...stream.getTracks()); return stream;
  };`;

describe.runIf(hasEspeak && findEngines().includes('chromium'))('voice in Chromium', () => {
  let shop: Shop;
  let speech: SpeechServer;
  let folder: string;
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
    folder = await mkdtemp(join(tmpdir(), 'jawab-voice-'));
  });
  afterAll(async () => {
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

  /** Opens the window in a browser whose microphone hears these parts, once. */
  async function open(parts: Buffer[]): Promise<void> {
    const path = join(folder, `${crypto.randomUUID()}.wav`);
    await writeWav(path, parts);
    browser = await startChromium({ permissions: ['microphone'] }, [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${path}%noloop`,
    ]);
    page = browser.page;
    chat = useChat(browser);
    await page.addInitScript(spy);
    await browser.open(shop.url);
    await chat.click('.launcher');
    await chat.has('.mic');
  }
  const begin = async () => {
    await chat.click('.mic');
    await chat.click('.agree');
  };
  const played = () => chat.value<number[]>('window.played');
  const isOff = () => chat.value<boolean>(`window.tracks.every((track) => track.readyState === 'ended')`);
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
    await expect.poll(async () => (await played()).length).toBeGreaterThan(0);
    const [heard] = speech.requests.filter(({ kind }) => kind === 'transcribe');
    expect(heard?.audio?.type).toBe('audio/webm');
    expect(heard?.audio?.bytes.length).toBeGreaterThan(2_000);
    expect(shop.violations).toEqual([]);
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
    await chat.click('.mic');
    await expect.poll(() => chat.value('window.tracks.length')).toBe(2);
    await page.evaluate(
      `Object.defineProperty(document, 'hidden', { value: true }); document.dispatchEvent(new Event('visibilitychange'))`,
    );
    await expect.poll(isOff).toBe(true);
    await chat.has('.mic[aria-pressed=false]');
  });
});

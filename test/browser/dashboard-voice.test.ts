import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SpeechServer, startSpeechServer } from '../support/speech-server.ts';
import { callApi, type Dashboard, type DashboardBrowser, openDashboard, setUp } from './dashboard.ts';
import { findEngines } from './engine.ts';
import {
  audioSpy,
  hasSpeech,
  isMicrophoneOff,
  microphoneFlags,
  silence,
  speech as speak,
} from './microphone.ts';

/** Makes a bot that knows one thing, and opens Try it. */
async function openTry(page: Page): Promise<void> {
  const { data: bot } = await callApi(page, 'POST /v1/bots', { name: 'Shop' });
  const [title, text] = ['Delivery', 'Delivery takes 2 to 4 working days inside Indonesia.'];
  const { data } = await callApi(page, 'POST /v1/kb/ingest', { chatbotId: bot.id, title, text });
  const { data: ready } = await callApi(page, `GET /v1/kb/${data.id}?wait=30`);
  expect(ready.status).toBe('ready');
  const { origin, pathname } = new URL(page.url());
  await page.goto(`${origin}/${pathname.split('/')[1]}/try`);
  await page.getByRole('button', { name: 'Ask', exact: true }).waitFor();
}

describe.runIf(hasSpeech() && findEngines().includes('chromium'))('Try it speaks', () => {
  let speech: SpeechServer;
  let folder: string;
  let dashboard: Dashboard;
  let ann: DashboardBrowser;
  beforeAll(async () => {
    speech = await startSpeechServer({ msPerCharacter: 400 });
    folder = await mkdtemp(join(tmpdir(), 'jawab-voice-'));
    dashboard = await openDashboard({
      SPEECH_URL: speech.openaiUrl,
      TRANSCRIPTION_MODEL: 'hears',
      SPEECH_MODEL: 'speaks',
    });
    const question = speak('How long does delivery take?');
    // Asked again and again, because a busy machine may not have answered yet when it is asked again.
    const heard = [silence(1), ...Array.from({ length: 12 }, () => [question, silence(6)]).flat()];
    ann = await dashboard.browse(
      { permissions: ['microphone'] },
      await microphoneFlags(join(folder, 'microphone.wav'), heard),
    );
    await ann.page.addInitScript(audioSpy);
    await setUp(ann.page, dashboard.setupUrl);
    await openTry(ann.page);
  });
  afterAll(async () => {
    await dashboard?.close();
    await speech?.close();
    await rm(folder, { recursive: true, force: true });
  });
  const heardQuestions = () => speech.requests.filter(({ kind }) => kind === 'transcribe').length;
  const count = (expression: string) => ann.page.evaluate<number>(expression);
  const button = () => ann.page.getByRole('button', { name: 'Speak', exact: true });

  test('names who hears before the first recording, by keyboard and without faults of accessibility', async () => {
    const { page } = ann;
    await button().focus();
    await page.keyboard.press('Enter');
    const consent = page.getByRole('alert');
    await consent.getByText('Your voice goes to 127.0.0.1').waitFor();
    expect(await count('window.tracks.length')).toBe(0);
    await page.evaluate(axe.source);
    const faults = await page.evaluate(`axe.run().then(({ violations }) => violations.map(({ id }) => id))`);
    expect(faults).toEqual([]);
    await consent.getByRole('button', { name: 'Speak' }).focus();
    await page.keyboard.press('Enter');
  });

  test('hears the question, plays the answer, and shows how long it took', async () => {
    const { page } = ann;
    const answer = page.getByRole('region', { name: 'Answer', exact: true });
    await answer.getByText('How long does delivery take?').waitFor();
    await page.getByText('2 to 4 working days').first().waitFor();
    await expect.poll(() => count('window.played.length'), { timeout: 20_000 }).toBeGreaterThan(0);
    await page.getByText('First audio', { exact: true }).waitFor();
  });

  test('speaking into the answer stops it and asks again; pressing again turns the microphone off', async () => {
    await expect.poll(() => count('window.stopped'), { timeout: 40_000 }).toBeGreaterThan(0);
    await expect.poll(heardQuestions, { timeout: 40_000 }).toBeGreaterThan(1);
    await button().first().click();
    await expect.poll(() => ann.page.evaluate(isMicrophoneOff)).toBe(true);
    await ann.page.getByRole('button', { name: 'Speak', exact: true, pressed: false }).waitFor();
  });

  test('leaves no conversation and counts no message', async () => {
    expect((await callApi(ann.page, 'GET /v1/conversations')).data).toEqual([]);
    expect((await callApi(ann.page, 'GET /v1/usage')).data.messages.used).toBe(0);
    expect(ann.faults).toEqual([]);
  });
});

describe.runIf(findEngines().includes('chromium'))('Try it where this service does not hear', () => {
  let dashboard: Dashboard;
  beforeAll(async () => {
    dashboard = await openDashboard();
  });
  afterAll(() => dashboard?.close());

  test('has no microphone if the browser does not hear, and speaks with the browser if it does', async () => {
    const { page: deaf } = await dashboard.browse();
    await deaf.addInitScript('delete window.SpeechRecognition; delete window.webkitSpeechRecognition;');
    await setUp(deaf, dashboard.setupUrl);
    await openTry(deaf);
    await deaf.getByRole('button', { name: 'Ask', exact: true }).waitFor();
    expect(await deaf.getByRole('button', { name: 'Speak' }).count()).toBe(0);
    await deaf.addInitScript(`
      window.said = []; let utterances = ['Hello'];
      window.SpeechRecognition = class {
        start() { setTimeout(() => { const text = utterances.shift();
          if (text) this.onresult({ results: [[{ transcript: text }]] }); this.onend(); }); }
        abort() { this.onend(); }
      };
      speechSynthesis.speak = ({ text, lang }) => window.said.push([lang, text]);`);
    await deaf.reload();
    await deaf.getByRole('button', { name: 'Speak', exact: true }).click();
    const consent = deaf.getByRole('alert');
    await consent.getByText('the maker of your browser').waitFor();
    await consent.getByRole('button', { name: 'Speak' }).click();
    await expect.poll(() => deaf.evaluate<[string, string][]>('window.said')).not.toEqual([]);
    const [[language, text]] = (await deaf.evaluate<[string, string][]>('window.said')) as [[string, string]];
    expect(language).toBe('en');
    await deaf.getByText(text).first().waitFor();
  });
});

import { supportedLanguages } from '@jawab/core';
import { type SpeechServer, startSpeechServer } from '@jawab/test/support/speech-server.ts';
import { createTenant, openWorld } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Row {
  language: string;
  name: string;
  hearing: string;
  speaking: string;
  quality: string;
}
let speech: SpeechServer;
beforeAll(async () => {
  speech = await startSpeechServer();
});
afterAll(() => speech.close());

async function list(settings: Record<string, string>): Promise<Row[]> {
  const world = await openWorld(settings);
  const tenant = await createTenant(world);
  const { data } = await tenant.call('list_voice_languages');
  await world.close();
  return data;
}

test('lists every language with its name and the engine that hears and speaks it', async () => {
  const data = await list({ GEMINI_API_KEY: 'k', GEMINI_BASE_URL: speech.url });
  expect(data.map(({ language }) => language)).toEqual([...supportedLanguages]);
  expect(data.find(({ language }) => language === 'ja')).toEqual({
    language: 'ja',
    name: '日本語',
    hearing: 'gemini',
    speaking: 'gemini',
    quality: 'natural',
  });
  expect(data.find(({ language }) => language === 'lo')).toMatchObject({ hearing: 'none', quality: 'none' });
});

test('names the host that gets recordings', async () => {
  const world = await openWorld({ GEMINI_API_KEY: 'k', GEMINI_BASE_URL: speech.url });
  const tenant = await createTenant(world);
  const { heard_by } = await tenant.call('list_voice_languages');
  expect(heard_by).toBe(new URL(speech.url).host);
  await world.close();
});

test('hears nothing without a key', async () => {
  const data = await list({});
  expect(data.filter(({ hearing }) => hearing !== 'none')).toEqual([]);
  expect(data.find(({ language }) => language === 'ja')).toMatchObject({ speaking: 'none', quality: 'none' });
});

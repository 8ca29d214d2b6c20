import { type Speech, supportedLanguages, type VoiceLanguage } from '@jawab/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { latch } from '../../../../test/support/model-server.ts';
import { type SpeechServer, startSpeechServer } from '../../../../test/support/speech-server.ts';
import { makeTone, readWav } from '../../../../test/support/tone.ts';
import type { ModelConfig } from '../config.ts';
import { createSpeech } from './create-speech.ts';

let server: SpeechServer;
beforeAll(async () => {
  server = await startSpeechServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.behaviour = {};
  server.requests.length = 0;
});

const none = 'no-such-program';
const open = (config: ModelConfig) => createSpeech(config, {}, none);
const gemini = () => open({ gemini: { apiKey: 'AIza-test', baseUrl: server.url } });
const openai = (model = 'tts-1', transcriptionModel = 'gpt-4o-transcribe') =>
  open({ speech: { url: server.openaiUrl, apiKey: 'sk-test', transcriptionModel, model } });
const recording = makeTone(200).wav;
const hear = (speech: Speech, signal = new AbortController().signal) =>
  speech.transcribe(recording, {
    mimeType: 'audio/wav',
    languages: ['hi', 'en'],
    vocabulary: ['Jawab'],
    signal,
  });
async function say(speech: Speech, signal = new AbortController().signal) {
  const parts: Uint8Array[] = [];
  const request = { language: 'hi', voice: null, format: 'wav' as const, signal };
  for await (const part of speech.synthesize('नमस्ते', request)) parts.push(part);
  return Buffer.concat(parts);
}
const spokenBy = (known: VoiceLanguage[]) =>
  known.filter(({ speaking }) => speaking !== 'none').map(({ language }) => language);

test('without a key and without espeak-ng, nothing is heard or spoken', async () => {
  const speech = open({});
  expect(speech.hearing).toEqual({ engine: 'none', host: null });
  expect(await speech.languages()).toEqual(
    supportedLanguages.map((language) => ({ language, hearing: 'none', speaking: 'none', quality: 'none' })),
  );
});

describe('gemini', () => {
  test('sends the recording with its languages and vocabulary, and returns the words', async () => {
    server.behaviour.hear = () => 'मेरा ऑर्डर कहाँ है';
    expect(await hear(gemini())).toEqual({ text: 'मेरा ऑर्डर कहाँ है', language: null });
    const [sent] = server.requests;
    expect(sent).toMatchObject({ model: 'gemini-3.5-transcribe', audio: { type: 'audio/wav' } });
    expect(sent?.audio?.bytes.equals(recording)).toBe(true);
    expect(sent?.headers['x-goog-api-key']).toBe('AIza-test');
    expect(sent?.body.generationConfig).toEqual({
      audioTranscriptionConfig: { languageCodes: ['hi-IN', 'en-IN'], customVocabulary: ['Jawab'] },
    });
  });

  test('speaks raw samples as a WAV file with right sizes', async () => {
    const wav = await say(gemini());
    expect(readWav(wav)).toEqual({ isRight: true, seconds: 0.3 });
    expect(server.requests[0]?.body.generationConfig).toEqual({
      responseModalities: ['AUDIO'],
      speechConfig: { languageCode: 'hi-IN', voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Kore' } } },
    });
  });

  test('hears and speaks the languages that it lists', async () => {
    const known = await gemini().languages();
    const unlisted = ['gu', 'km', 'kn', 'lo', 'ml', 'my', 'ne', 'pa', 'si', 'ur'];
    expect(spokenBy(known)).toEqual(supportedLanguages.filter((code) => !unlisted.includes(code)));
    expect(known.every(({ hearing, speaking }) => hearing === speaking)).toBe(true);
    expect(known.find(({ language }) => language === 'ja')?.quality).toBe('natural');
  });
});

describe('an OpenAI-compatible server', () => {
  test('gets the recording as a file whose name tells its format', async () => {
    expect(await hear(openai())).toEqual({ text: 'How long does delivery take?', language: null });
    const [sent] = server.requests;
    expect(sent?.audio).toMatchObject({ type: 'audio/wav', name: 'recording.wav' });
    expect(sent?.body).toEqual({
      model: 'gpt-4o-transcribe',
      response_format: 'json',
      language: 'hi',
      prompt: 'Jawab',
    });
    expect(sent?.headers.authorization).toBe('Bearer sk-test');
  });

  test.each([
    ['fil', 'tl', 'tagalog', 'fil'],
    ['zh-Hant', 'zh', 'chinese', 'zh-Hans'],
    ['my', 'my', 'myanmar', 'my'],
    ['ms', 'ms', 'id', 'id'],
    ['en-IN', 'en', 'English', 'en'],
    ['ja', 'ja', 'klingon', null],
    ['ja', 'ja', '', null],
  ])('names %s as %s, and reads "%s" as %s', async (language, sent, named, guess) => {
    server.behaviour.language = named;
    const request = { mimeType: 'audio/wav' as const, languages: [language], vocabulary: [] };
    const { signal } = new AbortController();
    const heard = await openai().transcribe(recording, Object.assign({ signal }, request));
    expect(server.requests[0]?.body.language).toBe(sent);
    expect(heard.language).toBe(guess);
  });

  test('speaks a streamed WAV file, whose sizes are corrected', async () => {
    expect(readWav(await say(openai()))).toEqual({ isRight: true, seconds: 0.3 });
    expect(server.requests[0]?.body).toEqual({
      model: 'tts-1',
      input: 'नमस्ते',
      voice: 'alloy',
      response_format: 'wav',
    });
  });

  test('speaks with the voice of the language, for Kokoro', async () => {
    await say(openai('speaches-ai/Kokoro-82M-v1.0-ONNX'));
    expect(server.requests[0]?.body.voice).toBe('hf_alpha');
  });

  test.each([
    ['those that the server names', 'piper', ['hi', 'zh', 'xx'], ['hi', 'zh-Hans', 'zh-Hant']],
    ['those of Kokoro', 'kokoro', null, ['en', 'hi', 'ja', 'zh-Hans', 'zh-Hant']],
  ])('speaks %s', async (_, model, language, expected) => {
    server.behaviour.models = [{ id: model, object: 'model', ...(language && { language }) }];
    expect(spokenBy(await openai(model).languages())).toEqual(expected);
  });

  test('hears and speaks what OpenAI lists, if the server names nothing', async () => {
    const spoken = spokenBy(await openai().languages());
    expect(spoken).toContain('th');
    expect(spoken).not.toContain('lo');
  });

  test.each([undefined, 404, 401, 503])(
    'is asked for its models once, also if it answers %s',
    async (status) => {
      server.behaviour.modelsStatus = status;
      server.modelsAsked = 0;
      const speech = openai();
      const both = await Promise.all([speech.languages(), speech.languages()]);
      expect(await speech.languages()).toEqual(both[0]);
      expect(server.modelsAsked).toBe(1);
    },
  );

  test('needs a model', () => {
    expect(() => open({ speech: { url: server.openaiUrl } })).toThrow('TRANSCRIPTION_MODEL');
  });
});

describe.each([
  ['gemini', gemini],
  ['openai', openai],
] as const)('%s', (_, create) => {
  test.each([
    [401, 'refused'],
    [429, 'rate_limited'],
    [503, 'unavailable'],
  ])('reports the status %s as %s, without the text of the provider', async (status, code) => {
    server.behaviour.status = () => status;
    for (const call of [hear, say]) {
      const error = await call(create()).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code });
      expect(String(error)).not.toContain('upstream-secret');
    }
  });

  test.each(['<html>', '{}', ''])('reports the answer %s as malformed', async (garbage) => {
    server.behaviour.garbage = () => garbage;
    await expect(hear(create())).rejects.toMatchObject({ code: 'malformed' });
    await expect(say(create())).rejects.toMatchObject({ code: 'malformed' });
  });

  test('an abort ends the call at once', async () => {
    const begun = latch();
    const wait = () => {
      begun.open();
      return new Promise<string>(() => {});
    };
    server.behaviour = { hear: wait, beforeSpeaking: wait };
    for (const call of [hear, say]) {
      const leave = new AbortController();
      const calling = call(create(), leave.signal);
      await begun.opened;
      leave.abort(new Error('the visitor left'));
      await expect(calling).rejects.toThrow('the visitor left');
      expect(await server.requests.at(-1)?.done).toBe(false);
    }
  });
});

import { readFile } from 'node:fs/promises';
import { ingest } from '@jawab/test/support/ingest.ts';
import { latch } from '@jawab/test/support/model-server.ts';
import type { SpeechServer } from '@jawab/test/support/speech-server.ts';
import { openSpeechShop, type SpeechShop } from '@jawab/test/support/speech-shop.ts';
import { makeTone, readWav } from '@jawab/test/support/tone.ts';
import { makeVoiceWav } from '@jawab/test/support/voice.ts';
import type { Tenant } from '@jawab/test/support/world.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type RestServer, readEvents, startRest } from './rest.testing.ts';

const reply = 'Delivery takes 2 to 4 working days. Delivery is free from 50 dollars.';
const recording = makeVoiceWav(500);
const asJson = { audio: { data: recording.toString('base64') } };
let opened: SpeechShop;
let rest: RestServer;
let speech: SpeechServer;
let shop: Tenant;
let token: string;

beforeAll(async () => {
  opened = await openSpeechShop({ reply });
  const { world } = opened;
  ({ speech, shop } = opened);
  rest = await startRest({ runtime: world.runtime });
  token = await shop.token();
  await ingest(world, shop, [
    { title: 'Delivery', text: 'Delivery takes 2 to 4 working days.\n\nDelivery is free from 50 dollars.' },
  ]);
});
afterAll(async () => {
  await rest.close();
  await opened.close();
});
beforeEach(() => {
  speech.behaviour = {};
  speech.requests.length = 0;
});

/** Sends a form with the recording as the part `audio`. */
function upload(bytes: Uint8Array, fields: Record<string, string> = {}, type = '', path = '/voice/turn') {
  const form = new FormData();
  form.append('audio', new Blob([new Uint8Array(bytes)], { type }), 'recording');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return fetch(`${rest.url}${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
}
const used = async () => (await shop.call('get_usage')).data.messages.used as number;

test('streams a spoken turn that every chat client can read', async () => {
  const answer = await upload(recording, { sessionId: 'form', format: 'wav' }, 'audio/wav');
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const text = await answer.text();
  const events = readEvents(text);
  expect(text.trimEnd().endsWith('data: [DONE]')).toBe(true);
  expect(events[0].choices[0].delta).toEqual({ role: 'assistant', content: '' });
  expect(events[1]).toMatchObject({
    object: 'chat.completion.chunk',
    choices: [],
    jawab: { transcript: { text: 'How long does delivery take?', language: 'en', session_id: 'form' } },
  });
  const deltas = events.flatMap(({ choices }) => choices.map((choice: { delta: object }) => choice.delta));
  const said = deltas.map(({ content = '' }) => content).join('');
  expect(said).toContain('2 to 4 working days');
  const audio = deltas.flatMap((delta) => delta.audio ?? []);
  expect(audio.map(({ seq, format }) => [seq, format])).toEqual(audio.map((_, at) => [at, 'wav']));
  for (const { data } of audio) expect(readWav(Buffer.from(data, 'base64')).isRight).toBe(true);
  const last = events.at(-1);
  expect(last.choices[0].finish_reason).toBe('stop');
  expect(last.jawab).toMatchObject({
    session_id: 'form',
    answered: true,
    voice: null,
    transcript: { text: 'How long does delivery take?' },
    timing: { first_audio_ms: expect.any(Number) },
  });
  expect(last.jawab.message_id).toBe(events[1].jawab.transcript.message_id);
});

test('answers one JSON object with its audio, from base64 and from a form', async () => {
  const whole = await rest.send(token, 'POST /voice/turn', { ...asJson, stream: false });
  const fromForm = await upload(recording, { stream: 'false', heard: '{"messageId":"x"}' });
  expect(fromForm.status).toBe(400);
  for (const answer of [whole, await upload(recording, { stream: 'false' })]) {
    const body = (await answer.json()) as {
      choices: [{ message: { content: string } }];
      jawab: { audio: [] };
    };
    expect(body.choices[0].message.content).toContain('2 to 4 working days');
    expect(body.jawab.audio).toMatchObject([{ seq: 0, format: 'wav' }, { seq: 1 }]);
  }
});

const large = (bytes: number) =>
  Buffer.concat([makeTone(100).wav, Buffer.alloc(bytes - makeTone(100).wav.length)]);

test.each<[string, () => Promise<Response>, number, string]>([
  ['not audio', () => upload(Buffer.from('no audio here')), 415, 'unsupported_media_type'],
  [
    'audio of another type than it says',
    () => upload(recording, {}, 'audio/webm'),
    415,
    'unsupported_media_type',
  ],
  ['0 bytes', () => upload(Buffer.alloc(0)), 400, 'invalid_request'],
  ['a form without a recording', () => send({ stream: false }), 400, 'invalid_request'],
  ['an empty text for base64', () => send({ audio: { data: '' } }), 400, 'invalid_request'],
  ['a text that is not base64', () => send({ audio: { data: '%%%%' } }), 400, 'invalid_request'],
  ['5 MiB and a byte', () => upload(large(5 * 1_048_576 + 1)), 413, 'payload_too_large'],
  [
    '5 MiB and a byte in base64',
    () => send({ audio: { data: large(5 * 1_048_576 + 1).toString('base64') } }),
    413,
    'payload_too_large',
  ],
  ['20 MiB', () => upload(Buffer.alloc(20 * 1_048_576)), 413, 'payload_too_large'],
  ['61 seconds of sound', () => upload(makeTone(61_000).wav), 413, 'payload_too_large'],
  ['61 seconds of speech', () => upload(makeVoiceWav(61_000)), 413, 'payload_too_large'],
  ['121 seconds', () => upload(makeVoiceWav(1_000, 60_000)), 413, 'payload_too_large'],
  ['silence', () => upload(makeVoiceWav(0, 2_000)), 422, 'no_speech'],
  ['a tone', () => upload(makeTone(2_000).wav), 422, 'no_speech'],
  ['an unknown format', () => upload(recording, { format: 'flac' }), 400, 'invalid_request'],
  [
    'text as the body',
    () => rest.send(token, 'POST /voice/turn', 'x', { 'content-type': 'text/plain' }),
    415,
    'unsupported_media_type',
  ],
])('refuses %s', async (_, call, status, code) => {
  const before = await used();
  const answer = await call();
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
  expect(speech.requests).toEqual([]);
  expect(await used()).toBe(before);
});
const send = (body: object) => rest.send(token, 'POST /voice/turn', body);

test.each<[string, SpeechServer['behaviour'], number, string]>([
  ['silence', { hear: () => '' }, 422, 'no_speech'],
  ['an engine that is down', { status: () => 500 }, 503, 'unavailable'],
  ['an engine that answers garbage', { garbage: () => 'garbage' }, 503, 'unavailable'],
])('answers %s before the stream, and spends nothing', async (_, behaviour, status, code) => {
  const before = await used();
  speech.behaviour = behaviour;
  const answer = await send(asJson);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
  if (status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await used()).toBe(before);
});

test('a truncated recording, and two speakers, are heard as the engine hears them', async () => {
  const bytes = await readFile(new URL('../../../test/support/recordings/question.webm', import.meta.url));
  speech.behaviour.hear = () => 'How long does delivery take? Is it free?';
  const answer = await upload(bytes.subarray(0, 3_000), { stream: 'false' }, 'audio/webm;codecs=opus');
  expect(answer.status).toBe(200);
});

test('keeps the expected language if the bot does not have the one that was heard', async () => {
  speech.behaviour.hear = () => '配送にはどのくらいかかりますか';
  const answer = await send({ ...asJson, stream: false });
  expect(await answer.json()).toMatchObject({
    jawab: { transcript: { text: '配送にはどのくらいかかりますか', language: 'en' } },
  });
});

test('a client that leaves ends the calls of every engine, and the next one is answered', async () => {
  const begun = latch();
  speech.behaviour.beforeSpeaking = () => {
    begun.open();
    return new Promise(() => {});
  };
  const leave = new AbortController();
  const answer = await fetch(`${rest.url}/voice/turn`, {
    method: 'POST',
    body: JSON.stringify({ ...asJson, sessionId: 'gone' }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    signal: leave.signal,
  });
  await begun.opened;
  leave.abort();
  await answer.text().catch(() => {});
  const calls = speech.requests.filter(({ kind }) => kind === 'speak');
  expect(await Promise.all(calls.map(({ done }) => done))).not.toContain(true);
  await eventually(async () => {
    const { data } = await shop.call('get_conversation', { sessionId: 'gone' });
    expect(data.messages.at(-1)).toMatchObject({ role: 'assistant', spoken: true });
  });
});

test('a client that leaves while its question is recognised spends nothing', async () => {
  const before = await used();
  const begun = latch();
  speech.behaviour.hear = () => {
    begun.open();
    return new Promise(() => {});
  };
  const leave = new AbortController();
  const asking = fetch(`${rest.url}/voice/turn`, {
    method: 'POST',
    body: JSON.stringify({ ...asJson, sessionId: 'early' }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    signal: leave.signal,
  });
  await begun.opened;
  leave.abort();
  await expect(asking).rejects.toThrow();
  expect(await speech.requests[0]?.done).toBe(false);
  expect(await used()).toBe(before);
});

test('a repeated Idempotency-Key costs nothing and answers the text; audio is not stored', async () => {
  for (const stream of [true, false]) {
    const headers = { 'idempotency-key': `voice-${stream}` };
    const body = { ...asJson, stream, sessionId: `keyed-${stream}` };
    const first = await (await rest.send(token, 'POST /voice/turn', body, headers)).text();
    expect(first).toContain('"seq":0');
    const before = await used();
    const second = await rest.send(token, 'POST /voice/turn', body, headers);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    const text = await second.text();
    expect(text).toContain('2 to 4 working days');
    expect(text).not.toContain('"seq":0');
    expect(await used()).toBe(before);
  }
});

test('transcribes and speaks in the shape of OpenAI, without a message', async () => {
  const before = await used();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(recording)]), 'question.wav');
  form.append('model', 'whisper-1');
  const heard = await fetch(`${rest.url}/audio/transcriptions`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await heard.json()).toEqual({ text: 'How long does delivery take?', duration: 0.5 });
  const input = { model: 'tts-1', voice: 'alloy', input: 'Hello **there**' };
  const spoken = await rest.send(token, 'POST /audio/speech', input);
  expect(spoken.headers.get('content-type')).toBe('audio/wav');
  expect(readWav(Buffer.from(await spoken.arrayBuffer()))).toEqual({ isRight: true, seconds: 11 * 0.05 });
  const asText = await rest.send(token, 'POST /audio/speech', input, { accept: 'application/json' });
  expect(await asText.json()).toMatchObject({ data: { format: 'wav', data: expect.any(String) } });
  expect(await used()).toBe(before);
});

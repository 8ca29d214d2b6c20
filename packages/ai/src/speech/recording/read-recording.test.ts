import { readFile } from 'node:fs/promises';
import { maxRecordingBytes } from '@jawab/core';
import { expect, test } from 'vitest';
import { makeTone } from '../../../../../test/support/tone.ts';
import { readRecording } from './read-recording.ts';

const load = (name: string) =>
  readFile(new URL(`../../../../../test/support/recordings/${name}`, import.meta.url));

// Made by Chromium (WebM, MP4 with Opus), opusenc, ffmpeg and lame, of a question that takes 2.24 seconds; Chromium recorded
// two seconds.
test.each([
  ['question.webm', 'audio/webm', 1.98],
  ['question-opus.mp4', 'audio/mp4', 1.86],
  ['question.ogg', 'audio/ogg', 2.26],
  ['question.m4a', 'audio/mp4', 2.28],
  ['question.mp3', 'audio/mpeg', 2.34],
])('reads %s by its bytes and measures it by its frames', async (name, mimeType, seconds) => {
  const recording = readRecording(await load(name));
  expect(recording.mimeType).toBe(mimeType);
  expect(recording.seconds).toBeCloseTo(seconds, 1);
});

test('measures WAV by the bytes that are there, whatever its header says', () => {
  const { wav, streamedWav } = makeTone(1_500);
  expect(readRecording(wav).seconds).toBeCloseTo(1.5, 3);
  expect(readRecording(streamedWav).seconds).toBeCloseTo(1.5, 3);
  const lying = Buffer.from(makeTone(121_000).wav);
  lying.writeUInt32LE(100, 40);
  expect(() => readRecording(lying)).toThrow(expect.objectContaining({ code: 'payload_too_large' }));
});

/** Repeats the sound of a recording behind its header. */
const repeat = (bytes: Buffer, headerBytes: number, times: number) =>
  Buffer.concat([bytes, ...Array.from({ length: times }, () => bytes.subarray(headerBytes))]);

test.each([
  ['question.mp3', 0],
  ['question.ogg', 0],
])('refuses 121 seconds of %s, which no header announces', async (name, headerBytes) => {
  const bytes = await load(name);
  const { seconds } = readRecording(bytes);
  const long = repeat(bytes, headerBytes, Math.ceil(122 / seconds));
  expect(() => readRecording(long)).toThrow(expect.objectContaining({ code: 'payload_too_large' }));
});

test('refuses 121 seconds of WebM, which has no duration in its header', async () => {
  const bytes = await load('question.webm');
  const cluster = bytes.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75]));
  expect(cluster).toBeGreaterThan(0);
  expect(() => readRecording(repeat(bytes, cluster, 62))).toThrow(
    expect.objectContaining({ code: 'payload_too_large' }),
  );
});

test.each(['question.webm', 'question.ogg', 'question.mp3', 'question-opus.mp4'])(
  'reads what is left of a truncated %s',
  async (name) => {
    const bytes = await load(name);
    const whole = readRecording(bytes).seconds;
    const half = readRecording(bytes.subarray(0, Math.floor(bytes.length * 0.6))).seconds;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(whole);
  },
);

test.each<[string, () => Buffer | Promise<Buffer>, string | undefined, string]>([
  ['nothing', () => Buffer.alloc(0), undefined, 'invalid_request'],
  ['a header without sound', () => makeTone(0).wav.subarray(0, 40), undefined, 'invalid_request'],
  [
    'WebM that ends in its header',
    async () => (await load('question.webm')).subarray(0, 60),
    undefined,
    'invalid_request',
  ],
  ['5 MiB and a byte', () => Buffer.alloc(maxRecordingBytes + 1), undefined, 'payload_too_large'],
  ['121 seconds', () => makeTone(121_000).wav, undefined, 'payload_too_large'],
  ['a text', () => Buffer.from('This is not audio at all.'), undefined, 'unsupported_media_type'],
  [
    'a picture',
    () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    undefined,
    'unsupported_media_type',
  ],
  ['FLAC', () => Buffer.from('fLaC0000000000000000'), undefined, 'unsupported_media_type'],
  ['WAV that says it is WebM', () => makeTone(500).wav, 'audio/webm', 'unsupported_media_type'],
  ['WAV that says it is text', () => makeTone(500).wav, 'text/plain', 'unsupported_media_type'],
])('refuses %s', async (_, make, claim, code) => {
  const bytes = await make();
  expect(() => readRecording(bytes, claim)).toThrow(expect.objectContaining({ code }));
});

test.each(['audio/x-wav', 'audio/wave; codecs=1', 'wav', '', 'application/octet-stream'])(
  'accepts WAV that is called "%s"',
  (claim) => {
    expect(readRecording(makeTone(500).wav, claim).mimeType).toBe('audio/wav');
  },
);

test('never fails otherwise, whatever bytes come', async () => {
  let state = 7;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
  for (const name of ['question.webm', 'question.ogg', 'question.m4a', 'question.mp3', 'question-opus.mp4']) {
    const bytes = await load(name);
    for (let round = 0; round < 200; round++) {
      const broken = Buffer.from(bytes);
      for (let i = 0; i < 20; i++) broken[random() % broken.length] = random() % 256;
      try {
        readRecording(broken);
      } catch (error) {
        expect(error).toHaveProperty('code');
      }
    }
  }
});

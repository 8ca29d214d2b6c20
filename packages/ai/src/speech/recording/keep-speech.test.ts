import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { makeVoiceWav } from '../../../../../test/support/voice.ts';
import { keepSpeech } from './keep-speech.ts';
import { readRecording } from './read-recording.ts';

const load = (name: string) =>
  readFile(new URL(`../../../../../test/support/recordings/${name}`, import.meta.url));

test.each(['question.webm', 'question-opus.mp4', 'question.ogg', 'question.mp3', 'question.m4a'])(
  'keeps %s as it is',
  async (name) => {
    const recording = readRecording(await load(name));
    expect(await keepSpeech(recording)).toBe(recording);
  },
);

test('cuts silence before and after speech, and keeps 0.3 seconds of it', async () => {
  const kept = await keepSpeech(readRecording(makeVoiceWav(1_000, 5_000)));
  expect(kept.mimeType).toBe('audio/wav');
  expect(kept.seconds).toBeCloseTo(1.6, 1);
  expect(readRecording(kept.bytes).seconds).toBeCloseTo(kept.seconds, 2);
  expect(await keepSpeech(kept)).toBe(kept);
});

test.each([
  ['nothing but silence', makeVoiceWav(0, 1_000), 'no_speech'],
  ['a minute and a second of speech', makeVoiceWav(61_000), 'payload_too_large'],
  ['silence of more than a minute', makeVoiceWav(0, 31_000), 'payload_too_large'],
])('refuses %s', async (_, wav, code) => {
  await expect(keepSpeech(readRecording(wav))).rejects.toMatchObject({ code });
});

test('refuses a minute of AAC and more, which it cannot look into', async () => {
  const recording = readRecording(await load('question.m4a'));
  const long = Object.assign({}, recording, { seconds: 61 });
  await expect(keepSpeech(long)).rejects.toMatchObject({ code: 'payload_too_large' });
});

/** WAV files of a voice with other samples: the width in bits, floating-point or not, and two channels. */
function rewrite(bits: number, isFloat: boolean): Buffer {
  const wav = makeVoiceWav(500);
  const count = (wav.length - 44) / 2;
  const width = bits / 8;
  const data = Buffer.alloc(count * 2 * width);
  for (let i = 0; i < count * 2; i++) {
    const sample = wav.readInt16LE(44 + Math.floor(i / 2) * 2) / 32_768;
    if (isFloat) data.writeFloatLE(sample, i * width);
    else if (bits === 8) data.writeUInt8(Math.round(sample * 127) + 128, i);
    else data.writeIntLE(Math.round(sample * (2 ** (bits - 1) - 1)), i * width, width);
  }
  const header = Buffer.from(wav.subarray(0, 44));
  header.writeUInt16LE(isFloat ? 3 : 1, 20);
  header.writeUInt16LE(2, 22);
  header.writeUInt32LE(16_000 * 2 * width, 28);
  header.writeUInt16LE(bits, 34);
  return Buffer.concat([header, data]);
}

test.each([
  [8, false],
  [16, false],
  [24, false],
  [32, false],
  [32, true],
])('hears WAV of %d bits in two channels, floating-point: %s', async (bits, isFloat) => {
  const recording = readRecording(rewrite(bits, isFloat));
  expect(recording.seconds).toBeCloseTo(0.5, 2);
  expect(await keepSpeech(recording)).toBe(recording);
});

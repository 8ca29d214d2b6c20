import { describe, expect, test } from 'vitest';
import { makeSounds, sampleRate, toLevel } from '../../test/support/sounds.ts';
import { makeVoice } from '../../test/support/voice.ts';
import { findSpeech, frameLength, frameRate, resample } from './index.ts';
import { createSpeechMeter } from './speech-meter.ts';

const sounds = makeSounds();

/** Puts a voice among other samples, `at` seconds. */
function voiceIn(around: Float32Array, ms: number, at: number): Float32Array {
  const mixed = around.slice();
  toLevel(makeVoice(ms), -24).forEach((sample, i) => {
    mixed[Math.round(at * sampleRate) + i] = (around[Math.round(at * sampleRate) + i] ?? 0) + sample;
  });
  return mixed;
}

/** Seconds of noise at this level. */
const noiseAt = (decibels: number) => {
  const noise = sounds.find(({ name }) => name.startsWith('pink'))?.samples as Float32Array;
  const long = Float32Array.from({ length: 8 * sampleRate }, (_, i) => noise[i % noise.length] as number);
  return toLevel(long, decibels);
};

test.each(sounds.filter(({ kind }) => ['silence', 'noise', 'hum'].includes(kind)))(
  'finds no speech in $kind: $name',
  ({ samples }) => {
    expect(findSpeech(samples, sampleRate)).toBeNull();
  },
);

test('finds no speech in most coughs and half of the music', () => {
  const found = (kind: string) =>
    sounds.filter((sound) => sound.kind === kind && findSpeech(sound.samples, sampleRate)).length;
  expect(found('coughs')).toBeLessThanOrEqual(3);
  expect(found('music')).toBeLessThanOrEqual(6);
});

test.each([
  ['digital silence', Number.NEGATIVE_INFINITY],
  ['a quiet room', -60],
  ['noise 14 decibels below the voice', -38],
])('finds where the speech is in %s', (_, decibels) => {
  const around = decibels < -100 ? new Float32Array(8 * sampleRate) : noiseAt(decibels);
  const speech = findSpeech(voiceIn(around, 1_500, 3), sampleRate);
  expect(speech?.from).toBeCloseTo(3, 0);
  expect(speech?.to).toBeCloseTo(4.5, 0);
});

test('finds speech that fills a recording, at other rates too', () => {
  const voice = makeVoice(1_000);
  expect(findSpeech(voice, 16_000)).toMatchObject({ from: 0 });
  const twice = Float32Array.from({ length: voice.length * 3 }, (_, i) => voice[Math.floor(i / 3)] as number);
  expect(findSpeech(twice, 48_000)).toMatchObject({ from: 0 });
});

test('finds one word between coughs, and nothing in less than a frame', () => {
  const coughs = sounds.filter(({ kind }) => kind === 'coughs');
  const [cough] = coughs.filter(({ samples }) => !findSpeech(samples, sampleRate));
  const long = new Float32Array(12 * sampleRate);
  long.set((cough as (typeof coughs)[number]).samples.subarray(0, 5 * sampleRate));
  expect(findSpeech(long, sampleRate)).toBeNull();
  const speech = findSpeech(voiceIn(long, 400, 9), sampleRate);
  expect(speech?.from).toBeCloseTo(9, 0);
  expect(findSpeech(new Float32Array(100), sampleRate)).toBeNull();
  expect(findSpeech(new Float32Array(0), sampleRate)).toBeNull();
});

describe('the meter of a microphone', () => {
  /** Looks at samples every 30 ms, as a page does. */
  function listen(samples: Float32Array): string[] {
    const meter = createSpeechMeter(sampleRate);
    const window = (frameLength * sampleRate) / frameRate;
    const looks: string[] = [];
    for (let at = window; at <= samples.length; at += 0.03 * sampleRate)
      looks.push(meter.look(samples.subarray(at - window, at)));
    return looks;
  }
  const share = (looks: string[], what: string) =>
    looks.filter((look) => look === what).length / looks.length;

  test('hears a voice in a quiet and in a noisy room', () => {
    for (const decibels of [-60, -38]) {
      const looks = listen(voiceIn(noiseAt(decibels), 1_500, 3));
      expect(looks.slice(10, 95).every((look) => look === 'quiet')).toBe(true);
      expect(share(looks.slice(100, 150), 'voiced')).toBeGreaterThan(0.3);
    }
  });

  test.each(['silence', 'noise', 'hum'])('hears nobody in %s', (kind) => {
    for (const { samples } of sounds.filter((sound) => sound.kind === kind))
      expect(share(listen(samples), 'voiced')).toBe(0);
  });
});

test('resamples by the mean of what it leaves out', () => {
  expect([...resample(Float32Array.of(1, 3, 5, 7), 16_000)]).toEqual([2, 6]);
  expect(resample(new Float32Array(441), 44_100)).toHaveLength(80);
});

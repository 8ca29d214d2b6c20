import { writeWav } from '@jawab/ai/speech/recording/write-wav.ts';

const sampleRate = 16_000;
/** A syllable and the gap behind it. */
const [syllableMs, gapMs] = [180, 60];
const vowels = [
  [730, 1_090],
  [270, 2_290],
  [570, 840],
  [530, 1_840],
];

const made = new Map<string, Buffer>();

/**
 * Returns the samples of syllables, as a voice makes them: pulses of the throat whose pitch falls, through two resonances of the
 * mouth. Nobody understands it, but it is speech to a detector.
 */
export function makeVoice(ms: number): Float32Array {
  const samples = new Float32Array(Math.round((sampleRate * ms) / 1000));
  let phase = 0;
  let [a1, a2, b1, b2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const at = (i * 1000) / sampleRate;
    const within = at % (syllableMs + gapMs);
    const [low = 0, high = 0] = vowels[Math.floor(at / (syllableMs + gapMs)) % vowels.length] ?? [];
    phase += (150 - 20 * (at / Math.max(ms, 1))) / sampleRate;
    const isPulse = phase >= 1;
    if (isPulse) phase -= 1;
    const input = isPulse && within < syllableMs ? 1 : 0;
    const first = resonate(input, low, a1, a2);
    [a2, a1] = [a1, first];
    const second = resonate(input, high, b1, b2);
    [b2, b1] = [b1, second];
    samples[i] = 0.12 * (first + 0.5 * second);
  }
  return samples;
}

const resonate = (input: number, hertz: number, x1: number, x2: number) =>
  input + 1.9 * Math.cos((2 * Math.PI * hertz) / sampleRate) * x1 - 0.9025 * x2;

/** Returns samples of one channel at 16 kHz as a WAV file. */
export function toWav(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, at) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), at * 2);
  });
  return writeWav(bytes, sampleRate);
}

/** Returns a WAV file of {@link makeVoice}, with silence before and after it. */
export function makeVoiceWav(ms: number, silenceMs = 0): Buffer {
  const key = `${ms} ${silenceMs}`;
  const found = made.get(key);
  if (found) return found;
  const silence = (sampleRate * silenceMs) / 1000;
  const samples = new Float32Array(Math.round((sampleRate * ms) / 1000) + 2 * silence);
  samples.set(makeVoice(ms), silence);
  const wav = toWav(samples);
  made.set(key, wav);
  return wav;
}

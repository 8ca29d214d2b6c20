import { frameLength, frameRate, readLoudness, readVoicing, resample } from './frame.ts';

/** Where the speech of a recording is, in seconds. */
export interface Speech {
  from: number;
  to: number;
}

/** Milliseconds from one frame to the next. */
const hopMs = 20;
const hop = (frameRate * hopMs) / 1000;
/** A frame is loud if it is above this level, and this much louder than the noise of the recording. */
const minDecibels = -55;
export const aboveNoise = 8;
/** The part of the frames that is at most as loud as the noise: people pause, and syllables end. */
const noiseShare = 0.1;
/** A frame is voiced if it is at least this periodic. */
export const minVoicing = 0.55;
/** Pauses of this length belong to what is said. */
const maxPauseMs = 400;
/** A sound counts as speech if this much of it is voiced, in time and as a share. Most coughs and drums have less; hoarse words have .2. */
const speech = { minVoicedMs: 40, minVoicedShare: 0.18 };

/**
 * Finds the speech in a recording. Returns null if there is none: silence, even noise, hum, a held chord, coughs and drums.
 * A melody and a whisper can be told from speech only in part: a melody mostly counts as speech, a whisper never.
 */
export function findSpeech(samples: Float32Array, sampleRate: number): Speech | null {
  const read = resample(samples, sampleRate);
  const count = Math.max(0, Math.floor((read.length - frameLength) / hop) + 1);
  const frameAt = (at: number) => read.subarray(at * hop, at * hop + frameLength);
  const loudness = Float32Array.from({ length: count }, (_, at) => readLoudness(frameAt(at)));
  const noise = loudness.toSorted()[Math.floor(count * noiseShare)] ?? 0;
  const limit = Math.max(minDecibels, noise + aboveNoise);
  const found: Speech[] = [];
  let at = 0;
  while (at < count) {
    const sound = readSound(at);
    if (!sound) break;
    if (sound.isSpeech) found.push({ from: sound.from, to: sound.to });
    at = sound.to;
  }
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return null;
  const seconds = hopMs / 1000;
  return { from: first.from * seconds, to: Math.min(last.to * seconds, samples.length / sampleRate) };

  /** Reads the next loud frames with no long pause among them. */
  function readSound(start: number) {
    let [from, to, loudMs, voicedMs] = [-1, start, 0, 0];
    for (let i = start; i < count; i++) {
      if (from >= 0 && (i - to) * hopMs > maxPauseMs) break;
      if ((loudness[i] as number) <= limit) continue;
      if (from < 0) from = i;
      to = i + 1;
      loudMs += hopMs;
      if (readVoicing(frameAt(i)) > minVoicing) voicedMs += hopMs;
    }
    if (from < 0) return null;
    return {
      from,
      to,
      isSpeech: voicedMs >= speech.minVoicedMs && voicedMs >= loudMs * speech.minVoicedShare,
    };
  }
}

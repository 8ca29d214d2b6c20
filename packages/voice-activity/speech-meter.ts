import { aboveNoise, minVoicing } from './find-speech.ts';
import { frameLength, readLoudness, readVoicing, resample } from './frame.ts';

/** Browsers level a voice, and an echo that they leave is softer than this. */
const minDecibels = -40;
/** The noise of a room is the quietest of this number of looks. */
const noiseLooks = 100;

/**
 * Creates a meter for a microphone. It is given the newest samples, at least 32 ms of them, at each look, and says whether
 * they are louder than the noise of the room, and whether somebody may be speaking.
 */
export function createSpeechMeter(sampleRate: number) {
  const looks: number[] = [];
  return {
    look(samples: Float32Array): 'quiet' | 'loud' | 'voiced' {
      const frame = resample(samples, sampleRate).slice(-frameLength);
      const decibels = readLoudness(frame);
      looks.push(decibels);
      if (looks.length > noiseLooks) looks.shift();
      const limit = Math.max(minDecibels, Math.min(...looks) + aboveNoise);
      if (decibels <= limit) return 'quiet';
      return readVoicing(frame) > minVoicing ? 'voiced' : 'loud';
    },
  };
}

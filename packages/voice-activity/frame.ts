/** Samples a second at which sound is looked at: speech is below 4 kHz. */
export const frameRate = 8_000;
/** Samples of one frame: 32 ms, two periods of the lowest voice. */
export const frameLength = 256;
/** The lags of voices between 75 and 400 Hz. */
const [minLag, maxLag] = [20, 107];
/** Speech falls off toward high frequencies. The filter that raises them again also takes out rumble. */
const emphasis = 0.9;

/** Returns samples at {@link frameRate}: each is the mean of the samples in its time. */
export function resample(samples: Float32Array, sampleRate: number): Float32Array {
  const step = sampleRate / frameRate;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const from = Math.floor(at * step);
    const to = Math.max(from + 1, Math.floor((at + 1) * step));
    let sum = 0;
    for (let i = from; i < to; i++) sum += samples[i] as number;
    return sum / (to - from);
  });
}

/** Returns the loudness of a frame in decibels below full scale, without its mean. */
export function readLoudness(frame: Float32Array): number {
  let [sum, squares] = [0, 0];
  for (const sample of frame) {
    sum += sample;
    squares += sample * sample;
  }
  return 10 * Math.log10(Math.max(squares / frameLength - (sum / frameLength) ** 2, 1e-10));
}

/** Returns how periodic a frame is at the pitch of a voice, from 0 to 1: the best normalised autocorrelation. */
export function readVoicing(frame: Float32Array): number {
  const raised = frame.map((sample, i) => sample - emphasis * (frame[i - 1] ?? sample));
  let best = 0;
  for (let lag = minLag; lag <= maxLag; lag++) {
    let [product, energy, laterEnergy] = [0, 0, 0];
    for (let i = lag; i < frameLength; i++) {
      const sample = raised[i - lag] as number;
      const later = raised[i] as number;
      product += sample * later;
      energy += sample * sample;
      laterEnergy += later * later;
    }
    best = Math.max(best, product / Math.sqrt(energy * laterEnergy + 1e-12));
  }
  return best;
}

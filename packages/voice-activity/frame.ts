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
export function readLoudness(samples: Float32Array, from: number): number {
  let [sum, squares] = [0, 0];
  for (let i = from; i < from + frameLength; i++) {
    const sample = samples[i] as number;
    sum += sample;
    squares += sample * sample;
  }
  return 10 * Math.log10(Math.max(squares / frameLength - (sum / frameLength) ** 2, 1e-10));
}

/** Returns how periodic a frame is at the pitch of a voice, from 0 to 1: the best normalised autocorrelation. */
export function readVoicing(samples: Float32Array, from: number): number {
  const raised = new Float32Array(frameLength);
  const energyTo = new Float64Array(frameLength + 1);
  for (let i = 0; i < frameLength; i++) {
    const before = i > 0 ? (samples[from + i - 1] as number) : (samples[from] as number);
    const sample = (samples[from + i] as number) - emphasis * before;
    raised[i] = sample;
    energyTo[i + 1] = (energyTo[i] as number) + sample * sample;
  }
  const whole = energyTo[frameLength] as number;
  let best = 0;
  for (let lag = minLag; lag <= maxLag; lag++) {
    let product = 0;
    for (let i = 0; i + lag < frameLength; i++)
      product += (raised[i] as number) * (raised[i + lag] as number);
    const energy = (energyTo[frameLength - lag] as number) * (whole - (energyTo[lag] as number));
    best = Math.max(best, product / Math.sqrt(energy + 1e-12));
  }
  return best;
}

/** Samples a second of everything here. */
export const sampleRate = 16_000;

/** A sound without speech: samples between -1 and 1. */
export interface Sound {
  kind: 'silence' | 'noise' | 'hum' | 'music' | 'coughs';
  name: string;
  samples: Float32Array;
}

type Random = () => number;

/** Numbers between 0 and 1, the same ones for a seed. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Samples of a normal distribution. */
const gauss = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const make = (seconds: number, sampleAt: (seconds: number, index: number) => number): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) =>
    sampleAt(index / sampleRate, index),
  );

/** Scales samples to this loudness in decibels below full scale. */
export function toLevel(samples: Float32Array, decibels: number): Float32Array {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const factor = 10 ** (decibels / 20) / Math.sqrt(sum / samples.length || 1);
  return samples.map((sample) => Math.max(-1, Math.min(1, sample * factor)));
}

/** Noise whose power falls with the frequency: `smooth` 0 is white, .99 rumbles. */
function noise(seconds: number, random: Random, smooth: number): Float32Array {
  let last = 0;
  return make(seconds, () => {
    last = smooth * last + (1 - smooth) * gauss(random);
    return last;
  });
}

/** Mains or a motor: a fundamental and its overtones, with a little noise. */
function hum(seconds: number, hertz: number, overtones: number, random: Random): Float32Array {
  return make(seconds, (at) => {
    let sum = 0.02 * gauss(random);
    for (let n = 1; n <= overtones; n++) sum += Math.sin(2 * Math.PI * hertz * n * at + n) / n;
    return sum;
  });
}

/** A plucked string (Karplus and Strong). */
function pluck(target: Float32Array, from: number, hertz: number, seconds: number, random: Random): void {
  const period = Math.round(sampleRate / hertz);
  const string = Float32Array.from({ length: period }, () => random() * 2 - 1);
  for (let i = 0; i < seconds * sampleRate && from + i < target.length; i++) {
    const here = i % period;
    target[from + i] = (target[from + i] as number) + (string[here] as number);
    string[here] = 0.498 * ((string[here] as number) + (string[(here + 1) % period] as number));
  }
}

const note = (step: number) => 220 * 2 ** (step / 12);
const scale = [0, 2, 4, 7, 9, 12, 14, 16];

function guitar(seconds: number, random: Random): Float32Array {
  const target = new Float32Array(seconds * sampleRate);
  for (let at = 0; at < seconds; at += 0.25 + 0.25 * Math.floor(random() * 2))
    pluck(target, Math.round(at * sampleRate), note(scale[Math.floor(random() * 8)] as number), 1, random);
  return target;
}

/** A held chord of an organ, with a new chord every 1.5 seconds. */
function organ(seconds: number, random: Random): Float32Array {
  const chords = Array.from({ length: 8 }, () => {
    const root = scale[Math.floor(random() * 5)] as number;
    return [root, root + 4, root + 7].map(note);
  });
  return make(seconds, (at) => {
    let sum = 0;
    for (const hertz of chords[Math.floor(at / 1.5)] ?? [])
      for (let n = 1; n <= 4; n++) sum += Math.sin(2 * Math.PI * hertz * n * at) / n;
    return sum;
  });
}

/** A flute with vibrato: one note after the other. */
function flute(seconds: number, random: Random): Float32Array {
  const notes = Array.from({ length: 40 }, () => note(12 + (scale[Math.floor(random() * 8)] as number)));
  let phase = 0;
  return make(seconds, (at) => {
    const hertz = (notes[Math.floor(at / 0.4)] as number) * (1 + 0.008 * Math.sin(2 * Math.PI * 5 * at));
    phase += (2 * Math.PI * hertz) / sampleRate;
    const within = (at % 0.4) / 0.4;
    const loudness = Math.min(1, within * 12, (1 - within) * 12);
    return loudness * (Math.sin(phase) + 0.2 * Math.sin(2 * phase) + 0.02 * gauss(random));
  });
}

/** Drums: a low beat, and noise on every second one. */
function drums(seconds: number, random: Random): Float32Array {
  return make(seconds, (at) => {
    const since = at % 0.5;
    const low = Math.exp(-since * 18) * Math.sin(2 * Math.PI * (60 + 60 * Math.exp(-since * 30)) * since);
    const isSecond = Math.floor(at / 0.5) % 2 === 1;
    return low + (isSecond ? 0.5 * Math.exp(-since * 25) * gauss(random) : 0);
  });
}

/** A cough: a burst of coloured noise, a hoarse voice, and sometimes a second one. */
function coughs(seconds: number, random: Random): Float32Array {
  const starts = Array.from({ length: 2 + Math.floor(random() * 3) }, (_, n) => 0.4 + n * (0.5 + random()));
  const [low, high] = [500 + random() * 400, 1_400 + random() * 900];
  let [a1, a2, b1, b2] = [0, 0, 0, 0];
  let phase = 0;
  const resonate = (input: number, hertz: number, x1: number, x2: number) =>
    input + 2 * 0.95 * Math.cos((2 * Math.PI * hertz) / sampleRate) * x1 - 0.95 ** 2 * x2;
  return make(seconds, (at) => {
    let force = 0;
    let voiced = 0;
    for (const start of starts) {
      const since = at - start;
      if (since < 0 || since > 0.45) continue;
      force += since < 0.06 ? 1 : 0.35 * Math.exp(-(since - 0.06) * 9);
      voiced += since > 0.08 && since < 0.25 ? 0.5 : 0;
    }
    phase = (phase + (170 + 60 * random()) / sampleRate) % 1;
    const input = force * gauss(random) + voiced * force * (phase < 0.1 ? 3 : 0) + 0.002 * gauss(random);
    const first = resonate(input, low, a1, a2);
    [a2, a1] = [a1, first];
    const second = resonate(input, high, b1, b2);
    [b2, b1] = [b1, second];
    return first + 0.6 * second;
  });
}

const twelve = Array.from({ length: 12 }, (_, at) => at);
/** Seconds of the recordings: from a short one to a long one. */
const lengthOf = (at: number) => 1 + (at % 6) * 1.4;

const levels = [-26, -32, -38];
const levelOf = (at: number) => levels[at % 3] as number;

function noiseNumber(at: number, random: Random): Sound {
  const colours = [
    ['white', 0],
    ['pink', 0.7],
    ['brown', 0.97],
    ['fan', 0.9],
  ] as const;
  const [name, smooth] = colours[at % 4] as (typeof colours)[number];
  const made = noise(lengthOf(at), random, smooth);
  // A fan turns slowly.
  const turns = (index: number) => 1 + 0.3 * Math.sin((2 * Math.PI * 1.3 * index) / sampleRate);
  const samples = name === 'fan' ? made.map((sample, index) => sample * turns(index)) : made;
  return { kind: 'noise', name: `${name} at ${levelOf(at)} dB`, samples: toLevel(samples, levelOf(at)) };
}

function musicNumber(at: number, random: Random): Sound {
  const players = { guitar, organ, flute, drums };
  const name = Object.keys(players)[at % 4] as keyof typeof players;
  const samples = toLevel(players[name](lengthOf(at) + 1, random), levelOf(at));
  return { kind: 'music', name: `${name} at ${levelOf(at)} dB`, samples };
}

/** Makes sixty recordings without speech, twelve of each kind. They are the same for a seed. */
export function makeSounds(seed = 1): Sound[] {
  const random = seeded(seed);
  return [
    ...twelve.map((at): Sound => {
      const decibels = at === 0 ? Number.NEGATIVE_INFINITY : -96 + at * 4;
      const samples =
        at === 0 ? new Float32Array(4 * sampleRate) : toLevel(noise(lengthOf(at), random, 0), decibels);
      return { kind: 'silence', name: at === 0 ? 'digital' : `${decibels} dB`, samples };
    }),
    ...twelve.map((at) => noiseNumber(at, random)),
    ...twelve.map((at): Sound => {
      const hertz = [50, 60, 100, 120][at % 4] as number;
      const samples = toLevel(hum(lengthOf(at), hertz, 1 + at, random), levelOf(at));
      return { kind: 'hum', name: `${hertz} Hz, ${at} overtones, ${levelOf(at)} dB`, samples };
    }),
    ...twelve.map((at) => musicNumber(at, random)),
    ...twelve.map((at): Sound => {
      const samples = toLevel(coughs(lengthOf(at) + 2, random), levelOf(at));
      return { kind: 'coughs', name: `${at + 1} at ${levelOf(at)} dB`, samples };
    }),
  ];
}

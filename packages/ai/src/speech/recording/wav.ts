interface Wav {
  channels: number;
  sampleRate: number;
  bits: number;
  isFloat: boolean;
  /** The bytes that are there, whatever size the header says. */
  data: Buffer;
}

/** The code of samples that are floating-point numbers. */
const floats = 3;

/** Returns the seconds of a WAV file by the bytes that it has. Null if it cannot be read. */
export function wavSeconds(bytes: Buffer): number | null {
  const wav = readWav(bytes);
  return wav && wav.data.length / ((wav.channels * wav.sampleRate * wav.bits) / 8);
}

/** Returns the samples of a WAV file, the mean of its channels, from -1 to 1. Null if it cannot be read. */
export function wavSamples(bytes: Buffer): { samples: Float32Array; sampleRate: number } | null {
  const wav = readWav(bytes);
  if (!wav) return null;
  const { channels, sampleRate, bits, data } = wav;
  const width = bits / 8;
  const read = readerOf(wav);
  const samples = Float32Array.from({ length: Math.floor(data.length / width / channels) }, (_, index) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) sum += read((index * channels + channel) * width);
    return sum / channels;
  });
  return { samples, sampleRate };
}

function readerOf({ bits, isFloat, data }: Wav): (at: number) => number {
  if (isFloat) return (at) => data.readFloatLE(at);
  if (bits === 8) return (at) => (data.readUInt8(at) - 128) / 128;
  const scale = 2 ** (bits - 1);
  return (at) => data.readIntLE(at, bits / 8) / scale;
}

function readWav(bytes: Buffer): Wav | null {
  let format: Omit<Wav, 'data'> | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const start = at + 8;
    if (name === 'data') return format && Object.assign(format, { data: bytes.subarray(start) });
    if (name === 'fmt ') format = readFormat(bytes, start);
    const size = bytes.readUInt32LE(at + 4);
    at = start + size + (size % 2);
  }
  return null;
}

function readFormat(bytes: Buffer, at: number): Omit<Wav, 'data'> | null {
  if (at + 16 > bytes.length) return null;
  const channels = bytes.readUInt16LE(at + 2);
  const sampleRate = bytes.readUInt32LE(at + 4);
  const bits = bytes.readUInt16LE(at + 14);
  const isFloat = bytes.readUInt16LE(at) === floats && bits === 32;
  const isUsual = channels >= 1 && channels <= 8 && sampleRate >= 8_000 && sampleRate <= 192_000;
  return isUsual && [8, 16, 24, 32].includes(bits) ? { channels, sampleRate, bits, isFloat } : null;
}

import { writeWav } from '@jawab/ai/speech/recording/write-wav.ts';

const sampleRate = 24_000;

interface Tone {
  samples: Buffer;
  wav: Buffer;
  streamedWav: Buffer;
}

const tones = new Map<number, Tone>();

/** Returns a tone of a length: its 16-bit samples, and WAV files of it with right sizes and with those of a stream. */
export function makeTone(ms: number): Tone {
  const made = tones.get(ms) ?? calculateTone(ms);
  tones.set(ms, made);
  return made;
}

function calculateTone(ms: number): Tone {
  const count = Math.round((sampleRate * ms) / 1000);
  const samples = Buffer.alloc(count * 2);
  for (let i = 0; i < count; i++)
    samples.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * 440 * i) / sampleRate)), i * 2);
  const wav = writeWav(samples, sampleRate);
  const streamedWav = Buffer.from(wav);
  streamedWav.writeUInt32LE(0x7fffffff, 4);
  streamedWav.writeUInt32LE(0x7fffffff - 36, 40);
  return { samples, wav, streamedWav };
}

/** Reads the header of a WAV file: whether its sizes are right, and its length in seconds. */
export function readWav(bytes: Buffer): { isRight: boolean; seconds: number } {
  const isRight = bytes.readUInt32LE(4) === bytes.length - 8 && bytes.readUInt32LE(40) === bytes.length - 44;
  return { isRight, seconds: (bytes.length - 44) / bytes.readUInt32LE(28) };
}
